import { getCollection, render, type CollectionEntry } from 'astro:content';
import type { ExhibitionEntry } from '../schemas/exhibition.ts';
import { listArchiveAddresses, placeArchived, splitPast } from './exhibition-archive.ts';
import { groupExhibitions, type ExhibitionGroups } from './exhibition-groups.ts';
import { CARD, getFallback, getPicture, PORTRAIT, type Picture, type PictureFile } from './pictures.ts';

export { TAB_ADDRESSES } from '../schemas/exhibition-status.ts';

type Entry = CollectionEntry<'exhibitions'>;
type Essay = Awaited<ReturnType<typeof render>>['Content'];

/** What a card and its details show. `Essay` is a component: the text of the Markdown file. */
export interface Exhibition extends Omit<ExhibitionEntry, 'draft' | 'image' | 'speaker'> {
  slug: string;
  picture: Picture;
  /** The one file of the picture that search engines are given. */
  still: PictureFile;
  speaker?: { portrait: Picture; name: string; role: string };
  Essay: Essay;
  /** Where links of the essay lead that name an archived exhibition, by its name: `/exhibiciones/2#cielo-raso`. */
  archivedPlaces: ReadonlyMap<string, string>;
}

const toExhibition = async (
  entry: Entry,
  archivedPlaces: Exhibition['archivedPlaces'],
): Promise<Exhibition> => {
  const { image, speaker, ...data } = entry.data;
  const { Content } = await render(entry);
  const exhibition = {
    ...data,
    slug: entry.id,
    picture: await getPicture(image, CARD),
    still: await getFallback(image, CARD),
    Essay: Content,
    archivedPlaces,
  };
  if (!speaker) return exhibition;
  const { avatar, name, role } = speaker;
  return { ...exhibition, speaker: { portrait: await getPicture(avatar, PORTRAIT), name, role } };
};

/** What the home page shows, and how many past exhibitions it leaves to the archive. */
export interface HomeExhibitions extends ExhibitionGroups<Exhibition> {
  archivedCount: number;
}

/** Every published entry, sorted and parted; its pictures are made by whoever shows it. Drafts are left out. */
const getEntries = async (): Promise<ExhibitionGroups<Entry> & { archived: Entry[] }> => {
  const entries = await getCollection('exhibitions', ({ data }) => !data.draft);
  const groups = groupExhibitions(entries.map((entry) => ({ ...entry.data, entry })));
  const entriesOf = (group: readonly { entry: Entry }[]): Entry[] => group.map(({ entry }) => entry);
  const { atHome, archived } = splitPast(entriesOf(groups.past));
  return { past: atHome, current: entriesOf(groups.current), upcoming: entriesOf(groups.upcoming), archived };
};

const withPlaces = (archived: readonly Entry[]) => {
  const places = placeArchived(archived.map(({ id }) => id));
  return (entries: readonly Entry[]): Promise<Exhibition[]> =>
    Promise.all(entries.map((entry) => toExhibition(entry, places)));
};

/** The exhibitions of the home page, by tab, newest first. */
export const getExhibitions = async (): Promise<HomeExhibitions> => {
  const { past, current, upcoming, archived } = await getEntries();
  const toExhibitions = withPlaces(archived);
  return {
    past: await toExhibitions(past),
    current: await toExhibitions(current),
    upcoming: await toExhibitions(upcoming),
    archivedCount: archived.length,
  };
};

/** The address of each page that holds the past exhibitions which the home page leaves out; none when it holds all. */
export const getArchiveAddresses = async (): Promise<string[]> =>
  listArchiveAddresses((await getEntries()).archived.length);

/** The past exhibitions that the home page leaves out, newest first. */
export const getArchivedExhibitions = async (): Promise<Exhibition[]> => {
  const { archived } = await getEntries();
  return withPlaces(archived)(archived);
};
