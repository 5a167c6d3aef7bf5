import { getCollection, type CollectionEntry } from 'astro:content';
import { calendarAddress, exhibitionAddress } from '../addresses.ts';
import { fill } from '../fill.ts';
import type { ExhibitionStatus } from '../schemas/exhibition-status.ts';
import type { CalendarEntry } from './calendar.ts';
import { getContentFile, renderText } from './content-file.ts';
import { fillTabs, groupByYear, sortExhibitions, type TabExhibitions } from './exhibition-groups.ts';
import { CARD, EXHIBITION, getFallback, getPicture, INDEX, PORTRAIT, type PictureNeeds } from './pictures.ts';

export { TAB_ADDRESSES } from '../schemas/exhibition-status.ts';

type Entry = CollectionEntry<'exhibitions'>;

/** One line of the list of all exhibitions, or of the way from one to the next. */
export type ExhibitionLine = Awaited<ReturnType<typeof toLine>>;
/** What a card shows. */
export type Exhibition = Awaited<ReturnType<typeof toExhibition>>;
/** What the page of one exhibition shows. */
export type ExhibitionPage = Awaited<ReturnType<typeof getExhibitionPage>>;

/** A published entry between its neighbours, which `getExhibitionPage` turns into what its page shows. */
interface PlacedEntry {
  entry: Entry;
  previous: Entry | undefined;
  next: Entry | undefined;
}

/** Every published entry, newest first, with its original picture. Drafts are left out. */
export const getExhibitionEntries = async (): Promise<Entry[]> =>
  sortExhibitions(await getCollection('exhibitions', ({ data }) => !data.draft));

/** "Hasta el 31 de enero de 2027", of one that is open now, unless `date` ends in that day. */
const describeEnd = async ({ status, date, closes }: Entry['data']): Promise<string | undefined> => {
  if (status !== 'current' || closes === undefined) return undefined;
  const { language } = await getContentFile('site');
  const format = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' });
  const day = format.format(new Date(closes));
  if (date.trim().toLowerCase().endsWith(day.toLowerCase())) return undefined;
  return fill((await getContentFile('exhibitionsSection')).until, { day });
};

const toLine = async ({ id, data: { title, artist, date, status, image } }: Entry) => ({
  ...{ title, artist, date, status },
  address: exhibitionAddress(id),
  thumbnail: await getPicture(image, INDEX),
});

const toExhibition = async ({ id, data }: Entry, needs: PictureNeeds) => {
  const { image, speaker, ...shown } = data;
  return {
    ...shown,
    slug: id,
    address: exhibitionAddress(id),
    until: await describeEnd(data),
    picture: await getPicture(image, needs),
    speaker: speaker && {
      portrait: await getPicture(speaker.avatar, PORTRAIT),
      name: speaker.name,
      role: speaker.role,
    },
  };
};

/** The exhibitions of the home page, by tab, newest first. */
export const getExhibitions = async (): Promise<Record<ExhibitionStatus, TabExhibitions<Exhibition>>> => {
  const { past, current, upcoming } = fillTabs(await getExhibitionEntries());
  const toTab = async ({ shown, count }: TabExhibitions<Entry>) => ({
    shown: await Promise.all(shown.map((entry) => toExhibition(entry, CARD))),
    count,
  });
  return { past: await toTab(past), current: await toTab(current), upcoming: await toTab(upcoming) };
};

/** Every exhibition by year, newest first. */
export const getExhibitionsByYear = async () =>
  Promise.all(
    groupByYear(await getExhibitionEntries()).map(async ({ year, items }) => ({
      year,
      lines: await Promise.all(items.map(toLine)),
    })),
  );

/** The exhibitions whose first day is known, as a calendar shows them. */
export const listCalendarEntries = async (): Promise<CalendarEntry[]> =>
  (await getExhibitionEntries()).flatMap(({ id, data: { title, artist, description, opens, closes } }) =>
    opens === undefined
      ? []
      : [{ slug: id, address: exhibitionAddress(id), title, artist, description, opens, closes }],
  );

/** A variable DEV of the environment would stand here as text, also in a build. */
const isDev: unknown = import.meta.env.DEV;

/** The exhibitions that have a page, and in `astro dev` the drafts as well, without neighbours. */
export const listExhibitionPages = async (): Promise<PlacedEntry[]> => {
  const entries = await getExhibitionEntries();
  const drafts = isDev === true ? await getCollection('exhibitions', ({ data }) => data.draft) : [];
  return [
    ...entries.map((entry, index) => ({ entry, previous: entries[index + 1], next: entries[index - 1] })),
    ...drafts.map((entry) => ({ entry, previous: undefined, next: undefined })),
  ];
};

/** `Essay` is a component: the text of the Markdown file. `calendar` is the address of its file, while it can still be seen. */
export const getExhibitionPage = async ({ entry, previous, next }: PlacedEntry) => ({
  ...(await toExhibition(entry, EXHIBITION)),
  Essay: await renderText(entry),
  calendar:
    entry.data.opens === undefined || entry.data.draft || entry.data.status === 'past'
      ? undefined
      : calendarAddress(entry.id),
  /** The one file of the picture that search engines are given. */
  still: await getFallback(entry.data.image, EXHIBITION),
  previous: previous && (await toLine(previous)),
  next: next && (await toLine(next)),
});
