import { readBuildDay } from '../build-day.ts';
import { DEFAULT_LANGUAGE, type Language } from '../languages.ts';
import { getContentFile } from './content-file.ts';
import { describeActivities } from './exhibition-activities.ts';
import { describeDates } from './exhibition-dates.ts';
import { decideStatus, listStatusDays } from './decide-status.ts';
import { listPeriods, overlap, type Period, type When } from './periods.ts';
import { listFolder } from './site-pages.ts';
import type { PictureNeeds } from './pictures.ts';
import type { ExhibitionFields } from '../schemas/exhibition.ts';
import type { ExhibitionStatus } from '../schemas/exhibition-status.ts';
import { CARD, getPicture, INDEX, PORTRAIT } from './pictures.ts';

/** Adds its status on the day of the build, and on each later day. Of one that has ended early nobody knows when. */
const addStatus = (data: ExhibitionFields, timeZone: string) => {
  const statusOn = (day: string) => decideStatus(data, day);
  const status = statusOn(readBuildDay(timeZone));
  const statuses = listPeriods(listStatusDays(data), timeZone, (day) => statusOn(day).status);
  return { ...data, ...status, statusOn, statuses, closes: status.hasEndedEarly ? undefined : data.closes };
};

const getEntries = async (areDrafts: boolean, language: Language) => {
  const { timeZone } = await getContentFile('site', language);
  return (await listFolder('exhibition', language))
    .filter(({ data }) => data.draft === areDrafts)
    .map((entry) => ({ ...entry, data: addStatus(entry.data, timeZone) }));
};

/** A file of content/exhibitions, with its page and its status on the day of the build. */
export type ExhibitionEntry = Awaited<ReturnType<typeof getEntries>>[number];

/**
 * Every exhibition but the drafts, highest number first, with its status on the day of the build; in Spanish where it has no words
 * in the language.
 */
export const getExhibitionEntries = (language: Language) => getEntries(false, language);

/** Its language, and as `lang` has it: of an exhibition that isn't in the language of the page, and of a title among words of another. */
const findLanguages = async (own: Language, language: Language) => ({
  language: own,
  lang: own === language ? undefined : (await getContentFile('site', own)).language,
  titleLang: own === DEFAULT_LANGUAGE ? undefined : (await getContentFile('site', DEFAULT_LANGUAGE)).language,
});

/** What a list shows of an exhibition, in the language that it is written in. */
export const toListItem = async (entry: ExhibitionEntry, language: Language) => {
  const { page, data } = entry;
  const { title, gloss, artist, image } = data;
  const { date, statusTexts } = await describeDates(data, page.language);
  const { nextActivity } = await describeActivities(data, page.language);
  const thumbnail = await getPicture(image, INDEX);
  const whenOver = data.status === 'current' ? data.statuses[1]?.when : undefined;
  const languages = await findLanguages(page.language, language);
  return {
    ...languages,
    title,
    gloss,
    artist,
    date,
    statusTexts: statusTexts.filter(({ when }) => !whenOver || overlap(when, whenOver)),
    nextActivity,
    path: page.path,
    thumbnail,
    /** Of an exhibition that is on, from when on it is in the past. */
    whenOver,
  };
};

/** What a card shows of an exhibition while it has a status, in the language that it is written in, with its picture as it is needed. */
export const toCard = async (
  entry: ExhibitionEntry,
  needs: PictureNeeds,
  language: Language,
  { value: status, when }: Partial<Period<ExhibitionStatus>> = {},
) => {
  const { page, data } = entry;
  const { title, gloss, artist, description, imageAlt, videoLink, image, speaker } = data;
  const { shownDate, notes, statusTexts } = await describeDates(
    { ...data, status: status ?? data.status },
    page.language,
  );
  const { nextActivity } = await describeActivities(data, page.language);
  const isShownWith = (other: When) => !when || overlap(when, other);
  return {
    ...(await findLanguages(page.language, language)),
    title,
    gloss,
    artist,
    description,
    imageAlt,
    videoLink,
    when,
    notes: notes.filter((note) => isShownWith(note.when)),
    statusTexts: statusTexts.filter((text) => isShownWith(text.when)),
    nextActivity: nextActivity && isShownWith(nextActivity.when) ? nextActivity : undefined,
    slug: page.name,
    /** Of its title: a tab that has the exhibition later has another card of it. */
    id: `exhibition-${page.name}${when?.hidden ? `-${status}` : ''}`,
    path: page.path,
    date: shownDate,
    picture: await getPicture(image, needs),
    speaker: speaker && {
      name: speaker.name,
      role: speaker.role,
      portrait: speaker.avatar && (await getPicture(speaker.avatar, PORTRAIT)),
    },
  };
};

/** What cards show of the first exhibitions with a status, and then of those that will have it: they are hidden until that day. */
export const getCards = (
  entries: ExhibitionEntry[],
  status: ExhibitionStatus,
  language: Language,
  limit = Infinity,
) => {
  const all = entries.flatMap((entry) =>
    entry.data.statuses.filter(({ value }) => value === status).map((period) => ({ entry, period })),
  );
  const { now = [], later = [] } = Object.groupBy(all, ({ period }) =>
    period.when.hidden ? 'later' : 'now',
  );
  return Promise.all(
    [...now.slice(0, limit), ...later].map(({ entry, period }) => toCard(entry, CARD, language, period)),
  );
};

/** What the list of all exhibitions shows of them. */
export const getListItems = (entries: ExhibitionEntry[], language: Language) =>
  Promise.all(entries.map((entry) => toListItem(entry, language)));

const toCalendarExhibition = async (
  { page, data }: ExhibitionEntry,
  inSpanish: ExhibitionEntry | undefined,
) => {
  const { title, gloss, artist, description, status, hasEndedEarly, opens, closes, formerly } = data;
  const { date } = await describeDates(data, page.language);
  const activities = data.activities.map((activity, index) => ({
    ...activity,
    /** By it a calendar knows an activity again in every language. */
    labelInSpanish: inSpanish?.data.activities[index]?.label ?? activity.label,
  }));
  const fields = { title, gloss, artist, description, status, hasEndedEarly, opens, closes, formerly };
  return { language: page.language, slug: page.name, page, date, ...fields, activities };
};

/** The exhibitions whose first day is known, or that have activities. */
export const listCalendarExhibitions = async (language: Language) => {
  const inSpanish = await getExhibitionEntries(DEFAULT_LANGUAGE);
  const entries = (await getExhibitionEntries(language)).filter(
    ({ data }) => data.opens !== undefined || data.activities.length > 0,
  );
  return Promise.all(
    entries.map((entry) =>
      toCalendarExhibition(
        entry,
        inSpanish.find(({ page }) => page.name === entry.page.name),
      ),
    ),
  );
};

/** The exhibitions that have a page in a language, and in `astro dev` the drafts as well, without neighbours. */
export const listExhibitionPages = async (language: Language) => {
  const entries = await getExhibitionEntries(language);
  const drafts = import.meta.env.DEV ? await getEntries(true, language) : [];
  const pages = [
    ...entries.map((entry, index) => ({ entry, previous: entries[index + 1], next: entries[index - 1] })),
    ...drafts.map((entry) => ({ entry, previous: undefined, next: undefined })),
  ];
  return pages.filter(({ entry }) => entry.page.language === language);
};

/** What a card shows. */
export type CardExhibition = Awaited<ReturnType<typeof toCard>>;

/** What a list shows of an exhibition, and a page of the previous or next one. */
export type ExhibitionListItem = Awaited<ReturnType<typeof toListItem>>;

/** An exhibition as a calendar shows it: its first day is known, or it has activities. `language` is that of its words. */
export type CalendarExhibition = Awaited<ReturnType<typeof toCalendarExhibition>>;

/** An entry with those before and after it, of which its page is made; a draft has neither. */
export type ExhibitionWithNeighbours = Awaited<ReturnType<typeof listExhibitionPages>>[number];
