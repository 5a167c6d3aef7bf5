import { getCollection } from 'astro:content';
import { calendarPath, exhibitionPath } from '../paths.ts';
import { readBuildDay } from '../build-day.ts';
import { fill } from '../fill.ts';
import { keepTogether } from '../keep-together.ts';
import { getContentFile, renderText } from './content-file.ts';
import { describeCredit, getExhibitionPictures } from './exhibition-pictures.ts';
import { decideState } from './exhibition-state.ts';
import {
  CARD,
  EXHIBITION,
  getFallback,
  getPicture,
  INDEX,
  PORTRAIT,
  type PictureNeeds,
  FURTHER_PICTURES,
} from './pictures.ts';

export { TAB_FRAGMENTS } from '../schemas/exhibition-status.ts';

type Entry = Awaited<ReturnType<typeof getEntries>>[number];

/** An exhibition in the list of all, or as the previous or next of another. */
export type ExhibitionListItem = Awaited<ReturnType<typeof toListItem>>;
/** What a card shows. */
export type Exhibition = Awaited<ReturnType<typeof toExhibition>>;
/** An exhibition whose first day is known, as a calendar shows it. */
export type CalendarEntry = Awaited<ReturnType<typeof listCalendarEntries>>[number];
/** What the page of one exhibition shows. */
export type ExhibitionPage = Awaited<ReturnType<typeof getExhibitionPage>>;

/** A published entry between its neighbours, which `getExhibitionPage` turns into what its page shows. */
interface EntryWithNeighbours {
  entry: Entry;
  previous: Entry | undefined;
  next: Entry | undefined;
}

const getEntries = async (areDrafts: boolean) => {
  const today = readBuildDay((await getContentFile('site')).timeZone);
  const entries = await getCollection('exhibitions', ({ data }) => data.draft === areDrafts);
  return entries.map((entry) => ({ ...entry, data: { ...entry.data, ...decideState(entry.data, today) } }));
};

/** Every exhibition but the drafts, highest number first, with its state on the day of the build. */
export const getExhibitionEntries = async (): Promise<Entry[]> =>
  (await getEntries(false)).sort((a, b) => b.data.id - a.data.id);

/** Writes days in the site's language, `23 de noviembre de 2026`. A `Date` stands for its day in UTC. */
export const longDays = async (): Promise<Intl.DateTimeFormat> =>
  new Intl.DateTimeFormat((await getContentFile('site')).language, { dateStyle: 'long', timeZone: 'UTC' });

/** The days of an exhibition, "12 de noviembre de 2026 – 31 de enero de 2027", or "Desde el 12 de noviembre de 2026"; '' without an opening day. */
const describeDays = async ({ opens, closes }: Entry['data']): Promise<string> => {
  if (opens === undefined) return '';
  const { byDay } = await getContentFile('exhibitionsSection');
  const long = await longDays();
  if (closes === undefined) return fill(byDay?.since ?? '{day}', { day: long.format(new Date(opens)) });
  const days = long.formatRange(new Date(opens), new Date(closes));
  // Spaces as in `date`: `Intl` writes thin spaces or no spaces.
  return days.replace(/\s*–\s*/, ' – ');
};

/** When an exhibition is: its `date`, or its days where an editor left `date` out. */
export const describeDate = async (data: Entry['data']): Promise<string> =>
  keepTogether(data.date ?? (await describeDays(data)));

/** When an exhibition is, on card and page: a current exhibition has its last day alone, "Hasta el 31 de enero de 2027". */
const describeOpenDate = async (data: Entry['data']): Promise<string> => {
  const { date, status, closes } = data;
  if (date !== undefined || status !== 'current' || closes === undefined) return describeDate(data);
  const day = (await longDays()).format(new Date(closes));
  return keepTogether(fill((await getContentFile('exhibitionsSection')).until, { day }));
};

/** The days, unless the date on the page has both; "Febrero – abril de 2027" and "Hasta el 31 de enero de 2027" don't. */
const describeOtherDays = async (data: Entry['data']): Promise<string> => {
  const days = keepTogether(await describeDays(data));
  return (await describeOpenDate(data)).includes(days) ? '' : days;
};

/** A text with `{day}`, "Abre el {day}", for a day of this year or the next: "Abre el 11 de febrero". */
const fillDay = async (template: string, day = ''): Promise<string> => {
  const { language } = await getContentFile('site');
  const short = new Intl.DateTimeFormat(language, { day: 'numeric', month: 'long', timeZone: 'UTC' });
  return fill(template, { day: day && short.format(new Date(day)) });
};

/** "Última semana" or "Abre el 11 de febrero", where its days say so. */
const describeStatusNote = async ({ statusNote, opens }: Entry['data']): Promise<string | undefined> => {
  const { byDay } = await getContentFile('exhibitionsSection');
  return statusNote && byDay && fillDay(byDay[statusNote], opens);
};

/** "La próxima abre el 11 de febrero.", where the day of one is known. */
export const describeNextOpening = async (entries: readonly Entry[]): Promise<string | undefined> => {
  const { byDay } = await getContentFile('exhibitionsSection');
  const upcoming = entries.filter(({ data }) => data.status === 'upcoming');
  const [next] = upcoming.flatMap(({ data }) => data.opens ?? []).sort();
  return next && byDay && fillDay(byDay.nextOpens, next);
};

const toListItem = async ({ id, data }: Entry) => ({
  title: data.title,
  artist: data.artist,
  date: await describeDate(data),
  status: data.status,
  statusNote: await describeStatusNote(data),
  path: exhibitionPath(id),
  thumbnail: await getPicture(data.image, INDEX),
});

const toExhibition = async ({ id, data }: Entry, needs: PictureNeeds) => {
  const { image, speaker, ...shown } = data;
  return {
    ...shown,
    slug: id,
    path: exhibitionPath(id),
    date: await describeOpenDate(data),
    statusNote: await describeStatusNote(data),
    picture: await getPicture(image, needs),
    speaker: speaker && {
      portrait: await getPicture(speaker.avatar, PORTRAIT),
      name: speaker.name,
      role: speaker.role,
    },
  };
};

/** What the cards of the home page show of exhibitions. */
export const getCards = (entries: Entry[]): Promise<Exhibition[]> =>
  Promise.all(entries.map((entry) => toExhibition(entry, CARD)));

/** What the list of all exhibitions shows of them. */
export const getListItems = (entries: Entry[]): Promise<ExhibitionListItem[]> =>
  Promise.all(entries.map(toListItem));

/** The exhibitions whose first day is known. */
export const listCalendarEntries = async () => {
  const entries = (await getExhibitionEntries()).filter(({ data }) => data.opens !== undefined);
  return Promise.all(
    entries.map(async ({ id, data }) => {
      const { title, artist, description, opens = '', closes, formerly } = data;
      const texts = { title, artist, description, date: await describeDate(data) };
      return { slug: id, path: exhibitionPath(id), ...texts, opens, closes, formerly };
    }),
  );
};

/** `unknown`, because an environment variable DEV would make it a text, in a build too. */
const isDev: unknown = import.meta.env.DEV;

/** The exhibitions that have a page, and in `astro dev` the drafts as well, without neighbours. */
export const listExhibitionPages = async (): Promise<EntryWithNeighbours[]> => {
  const entries = await getExhibitionEntries();
  const drafts = isDev === true ? await getEntries(true) : [];
  return [
    ...entries.map((entry, index) => ({ entry, previous: entries[index + 1], next: entries[index - 1] })),
    ...drafts.map((entry) => ({ entry, previous: undefined, next: undefined })),
  ];
};

/** `Essay` is the Markdown text as a component, `days` are '' where `date` names them, `calendar` is undefined once it has closed. */
export const getExhibitionPage = async ({ entry, previous, next }: EntryWithNeighbours) => ({
  ...(await toExhibition(entry, EXHIBITION)),
  days: await describeOtherDays(entry.data),
  Essay: await renderText(entry),
  calendar:
    entry.data.opens === undefined || entry.data.draft || entry.data.status === 'past'
      ? undefined
      : calendarPath(entry.id),
  credit: await describeCredit(entry.data.imageCredit),
  pictures: await getExhibitionPictures(entry.data),
  /** One file of each picture, the main picture first, for search engines. */
  allPictures: await Promise.all([
    getFallback(entry.data.image, EXHIBITION),
    ...entry.data.pictures.map(({ image }) => getFallback(image, FURTHER_PICTURES[12])),
  ]),
  previous: previous && (await toListItem(previous)),
  next: next && (await toListItem(next)),
});
