import type { CollectionEntry } from 'astro:content';
import { fill } from '../fill.ts';
import type { Language } from '../languages.ts';
import { exhibitionPath } from '../paths.ts';
import { getContentFile } from './content-file.ts';
import { describeDates } from './exhibition-dates.ts';
import type { ExhibitionEntry } from './exhibition-types.ts';
import { getExhibitionEntries } from './exhibitions.ts';
import { getGallery } from './gallery.ts';
import { originalPath } from './pictures.ts';
import { listTextPages, type TextPage } from './text-pages.ts';

/** A photograph of a press kit. */
export interface PressPicture {
  /** Where the original is on this machine. */
  original: string;
  caption: string;
  credit: string;
}

/** What a press kit holds, and the page that it is about. */
export interface PressKit {
  path: string;
  /** The last part of the path, by which its files are named. */
  name: string;
  language: Language;
  title: string;
  /** Paragraphs: what it is, when, the text of the page as it is written in Markdown, and whom to ask. */
  paragraphs: string[];
  pictures: PressPicture[];
}

/** Pictures of an essay, which a text for print has no use for. */
const MARKDOWN_PICTURE = /!\[[^\]]*\]\([^)]*\)\s*/g;

const readBody = ({ body = '' }: CollectionEntry<'exhibitions' | 'textPages'>) =>
  body.replaceAll(MARKDOWN_PICTURE, '').trim();
const joinLines = (lines: (string | undefined)[]) => lines.filter(Boolean).join('\n');

/** Whom to ask, and where it is read. */
async function describeContact(path: string, language: Language): Promise<string[]> {
  const { phone, email } = (await getContentFile('contact', language)).details;
  const { contact, page } = await getContentFile('press', language);
  const { url } = await getContentFile('site', language);
  const details = [phone, email].map(({ label, value }) => `${label}: ${value}`);
  return [joinLines([contact, ...details]), joinLines([page, new URL(path, url).href])];
}

async function toExhibitionKit(entry: ExhibitionEntry, language: Language): Promise<PressKit> {
  const { title, artist, description, image, imageCredit, pictures, works } = entry.data;
  const { page } = await getContentFile('exhibitionsSection', language);
  const { name: house } = await getContentFile('site', language);
  const { date, otherDays } = await describeDates(entry.data, language);
  const path = exhibitionPath(entry.name, language);
  const toCredit = (owner = house) => fill(page.credit, { name: owner });
  const listed = works.map((work) =>
    [work.title, work.artist, work.year, work.medium, work.size].filter(Boolean).join(', '),
  );
  return {
    path,
    name: entry.name,
    language,
    title,
    paragraphs: [
      joinLines([title, artist, date, otherDays]),
      description,
      readBody(entry),
      ...(listed.length > 0 ? [joinLines([page.works, ...listed])] : []),
      ...(await describeContact(path, language)),
    ],
    pictures: [
      { original: originalPath(image), caption: `${title}, ${artist}`, credit: toCredit(imageCredit) },
      ...pictures.map(({ image, caption, alt, credit }) => ({
        original: originalPath(image),
        caption: caption?.replaceAll('*', '') ?? alt,
        credit: toCredit(credit),
      })),
    ],
  };
}

async function toHouseKit(entry: TextPage, language: Language): Promise<PressKit> {
  const { path } = entry;
  const { heading, lead, facts = [] } = entry.data;
  const { page } = await getContentFile('exhibitionsSection', language);
  const { name: house } = await getContentFile('site', language);
  return {
    path,
    name: entry.name,
    language,
    title: house,
    paragraphs: [
      joinLines([house, heading, lead]),
      joinLines(facts.map(({ label, value }) => `${label}: ${value}`)),
      readBody(entry),
      ...(await describeContact(path, language)),
    ],
    pictures: (await getGallery(language)).map(({ image, caption }) => ({
      original: originalPath(image),
      caption,
      credit: fill(page.credit, { name: house }),
    })),
  };
}

/** The kit of each published exhibition that has one, and is written in the language. */
export const listExhibitionKits = async (language: Language): Promise<PressKit[]> => {
  const entries = (await getExhibitionEntries(language)).filter(
    ({ data, language: written }) => data.press && written === language,
  );
  return Promise.all(entries.map((entry) => toExhibitionKit(entry, language)));
};

/** The kit of the house in a language, with the text of each page of content/pages that asks for one. */
export const listHouseKits = async (language: Language): Promise<PressKit[]> => {
  const pages = (await listTextPages(language)).filter(({ data }) => data.press);
  return Promise.all(pages.map((page) => toHouseKit(page, language)));
};
