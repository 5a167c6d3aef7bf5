import type { Language } from '../languages.ts';
import { artistFragment } from '../paths.ts';
import { type ExhibitionFields, namesPattern } from '../schemas/exhibition.ts';
import type { ExhibitionEntry } from './exhibition-types.ts';
import { groupByYear } from './group-by-year.ts';

type Show = Pick<ExhibitionFields, 'artists' | 'works'>;

/** An artist, with the exhibitions and works that are theirs. */
export interface Artist {
  name: string;
  /** The id of their entry in the list of all exhibitions. */
  fragment: string;
  shows: {
    path: string;
    title: string;
    language: Language;
    year: string;
    /** Titles. */
    works: string[];
  }[];
}

/** The titles of the works of an artist in a show: where they are its one artist, also of those that name nobody. */
const findWorks = ({ artists = [], works }: Show, name: string): string[] =>
  works
    .filter(({ artist = artists.length === 1 ? artists[0] : undefined }) => artist === name)
    .map(({ title }) => title);

/** The artists of exhibitions by name, each with their exhibitions, highest number first. */
export function listArtists(highestFirst: readonly ExhibitionEntry[], language: Language): Artist[] {
  const artists = new Map<string, Artist>();
  for (const { year, items } of groupByYear(highestFirst))
    for (const { data, page, language: written } of items)
      for (const name of data.artists ?? []) {
        const fragment = artistFragment(name);
        if (fragment === undefined) continue;
        const works = findWorks(data, name);
        const artist = artists.get(fragment) ?? { name, fragment, shows: [] };
        artist.shows.push({ path: page.path, title: data.title, language: written, year, works });
        artists.set(fragment, artist);
      }
  return [...artists.values()].sort((one, other) => one.name.localeCompare(other.name, language));
}

/** A text, split where it has one of the names, whole words; an artist's part has the id of their entry. */
export function splitAtArtists(
  text: string,
  names: readonly string[] = [],
): { text: string; fragment: string | undefined }[] {
  const parts = names.length > 0 ? text.split(namesPattern(names)) : [text];
  return parts
    .map((part, index) => ({ text: part, fragment: index % 2 === 1 ? artistFragment(part) : undefined }))
    .filter((part) => part.text !== '');
}
