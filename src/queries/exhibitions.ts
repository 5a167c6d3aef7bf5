import { getCollection } from 'astro:content';
import { calendarPath, exhibitionPath } from '../paths.ts';
import { readBuildDay } from '../build-day.ts';
import { fill } from '../fill.ts';
import { getContentFile, renderText } from './content-file.ts';
import { describeActivities } from './exhibition-activities.ts';
import { describeDates } from './exhibition-dates.ts';
import { decideStatus } from './exhibition-status.ts';
import type { PictureNeeds } from './pictures.ts';
import { CARD, EXHIBITION, getFallback, getPicture, INDEX, PORTRAIT, FURTHER_PICTURES } from './pictures.ts';

type Entry = Awaited<ReturnType<typeof getEntries>>[number];

/** An exhibition in the list of all, or as the previous or next of another. */
export type ExhibitionListItem = Awaited<ReturnType<typeof toListItem>>;
/** What a card shows. */
export type Exhibition = Awaited<ReturnType<typeof toExhibition>>;
/** An exhibition as a calendar shows it: its first day is known, or it has activities. */
export type CalendarExhibition = Awaited<ReturnType<typeof listCalendarExhibitions>>[number];
/** An entry between its neighbours, of which `getExhibitionPage` makes what its page shows. */
type PageEntry = Awaited<ReturnType<typeof listExhibitionPages>>[number];
/** What the page of one exhibition shows. */
export type ExhibitionPage = Awaited<ReturnType<typeof getExhibitionPage>>;

const getEntries = async (areDrafts: boolean) => {
  const today = readBuildDay((await getContentFile('site')).timeZone);
  const entries = await getCollection('exhibitions', ({ data }) => data.draft === areDrafts);
  return entries.map((entry) => ({ ...entry, data: { ...entry.data, ...decideStatus(entry.data, today) } }));
};

/** Every exhibition but the drafts, highest number first, with its status on the day of the build. */
export const getExhibitionEntries = async (): Promise<Entry[]> =>
  (await getEntries(false)).sort((a, b) => b.data.id - a.data.id);

const toListItem = async ({ id, data }: Entry) => {
  const { title, artist, status, image } = data;
  const { date, statusNote } = await describeDates(data);
  const { nextActivity } = await describeActivities(data);
  const thumbnail = await getPicture(image, INDEX);
  return { title, artist, date, status, statusNote, nextActivity, path: exhibitionPath(id), thumbnail };
};

const toExhibition = async ({ id, data }: Entry, needs: PictureNeeds) => {
  const { image, speaker, ...shown } = data;
  const { shownDate, otherDays, statusNote } = await describeDates(data);
  return {
    ...shown,
    ...(await describeActivities(data)),
    slug: id,
    path: exhibitionPath(id),
    date: shownDate,
    otherDays,
    statusNote,
    picture: await getPicture(image, needs),
    speaker: speaker && { ...speaker, portrait: await getPicture(speaker.avatar, PORTRAIT) },
  };
};

/** What the cards of the home page show of exhibitions. */
export const getCards = (entries: Entry[]): Promise<Exhibition[]> =>
  Promise.all(entries.map((entry) => toExhibition(entry, CARD)));

/** What the list of all exhibitions shows of them. */
export const getListItems = (entries: Entry[]): Promise<ExhibitionListItem[]> =>
  Promise.all(entries.map(toListItem));

/** The exhibitions whose first day is known, or that have activities. */
export const listCalendarExhibitions = async () => {
  const entries = (await getExhibitionEntries()).filter(
    ({ data }) => data.opens !== undefined || data.activities.length > 0,
  );
  return Promise.all(
    entries.map(async ({ id, data }) => {
      const { title, artist, description, opens, closes, activities, formerly } = data;
      const { date } = await describeDates(data);
      const path = exhibitionPath(id);
      return { slug: id, path, title, artist, description, date, opens, closes, activities, formerly };
    }),
  );
};

/** `unknown`, because an environment variable DEV would make it a text, in a build too. */
const isDev: unknown = import.meta.env.DEV;

/** The exhibitions that have a page, and in `astro dev` the drafts as well, without neighbours. */
export const listExhibitionPages = async () => {
  const entries = await getExhibitionEntries();
  const drafts = isDev === true ? await getEntries(true) : [];
  return [
    ...entries.map((entry, index) => ({ entry, previous: entries[index + 1], next: entries[index - 1] })),
    ...drafts.map((entry) => ({ entry, previous: undefined, next: undefined })),
  ];
};

/** In a caption: `*Marea*, de Ana Lucero`; not in `5 * 3 * 2` nor in `5*3*2`. */
const ITALICS = /(?<![\p{L}\p{N}*])\*(?!\s)([^*]+)(?<!\s)\*/u;

/** `Essay` is the Markdown text as a component, `calendar` is undefined once there is nothing to come. */
export const getExhibitionPage = async ({ entry, previous, next }: PageEntry) => {
  const exhibition = await toExhibition(entry, EXHIBITION);
  const { opens, status, activities, draft, imageCredit } = exhibition;
  const { credit: template } = (await getContentFile('exhibitionsSection')).page;
  const describeCredit = (name?: string) => name && fill(template, { name });
  const isToCome = activities.length > 0 || (opens !== undefined && status !== 'past');
  return {
    ...exhibition,
    Essay: await renderText(entry),
    calendar: isToCome && !draft ? calendarPath(entry.id) : undefined,
    credit: describeCredit(imageCredit),
    /** A caption is split at its asterisks: every second part is in italics. */
    pictures: entry.data.pictures.map((picture, index) => ({
      ...picture,
      number: index + 1,
      caption: picture.caption?.split(ITALICS) ?? [],
      credit: describeCredit(picture.credit),
    })),
    /** One file of each picture, the main picture first, for search engines. */
    allPictures: await Promise.all([
      getFallback(entry.data.image, EXHIBITION),
      ...entry.data.pictures.map(({ image }) => getFallback(image, FURTHER_PICTURES[12])),
    ]),
    previous: previous && (await toListItem(previous)),
    next: next && (await toListItem(next)),
  };
};
