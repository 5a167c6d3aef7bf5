import { readBuildDay } from '../build-day.ts';
import { DEFAULT_LANGUAGE, type Language } from '../languages.ts';
import { getContentFile, languageOf, listFiles } from './content-file.ts';
import { describeActivities } from './exhibition-activities.ts';
import { describeDates } from './exhibition-dates.ts';
import { decideStatus, isInThePast } from './decide-status.ts';
import type {
  CalendarExhibition,
  CardExhibition,
  ExhibitionEntry,
  ExhibitionListItem,
  ExhibitionWithNeighbours,
} from './exhibition-types.ts';
import { addPages } from './site-pages.ts';
import type { PictureNeeds } from './pictures.ts';
import type { ExhibitionFields } from '../schemas/exhibition.ts';
import { CARD, getPicture, INDEX, PORTRAIT } from './pictures.ts';

/** Adds its status on a day. Of one that is over before its last day nobody knows when it ended. */
const addStatus = (data: ExhibitionFields, today: string): ExhibitionEntry['data'] => {
  const status = decideStatus(data, today);
  const hasEnded = isInThePast(status.status) && data.closes !== undefined && data.closes >= today;
  return { ...data, ...status, closes: hasEnded ? undefined : data.closes };
};

const getEntries = async (areDrafts: boolean, language: Language): Promise<ExhibitionEntry[]> => {
  const today = readBuildDay((await getContentFile('site', language)).timeZone);
  const all = await listFiles('exhibitions', language);
  const entries = await addPages('exhibition', all);
  return entries
    .filter(({ data }) => data.draft === areDrafts)
    .map((entry) => ({ ...entry, data: addStatus(entry.data, today) }));
};

/**
 * Every exhibition but the drafts, highest number first, with its status on the day of the build; in Spanish where it has no words
 * in the language.
 */
export const getExhibitionEntries = async (language: Language): Promise<ExhibitionEntry[]> =>
  (await getEntries(false, language)).sort((a, b) => b.data.id - a.data.id);

/** Which words of an exhibition aren't in the language of the page, or of its labels, among which they stand. */
const findLanguages = async (written: Language, language: Language) => {
  const ofLabels = await languageOf('exhibitionsSection', language);
  const { language: titleTag } = await getContentFile('site', DEFAULT_LANGUAGE);
  const { language: lang } = await getContentFile('site', written);
  const { language: labelLang } = await getContentFile('site', ofLabels);
  return {
    titleLang: language === DEFAULT_LANGUAGE ? undefined : titleTag,
    ...(written === ofLabels ? {} : { lang, labelLang }),
  };
};

/** What is read of its days: in the language of its words, but for the note on its status, which is a label of the page. */
const describeDays = async ({ language: written, data }: ExhibitionEntry, language: Language) => {
  const { statusNote } = await describeDates(data, language);
  const { nextActivity } = await describeActivities(data, written);
  return { ...(await describeDates(data, written)), statusNote, nextActivity };
};

/** What a list shows of an exhibition. */
export const toListItem = async (entry: ExhibitionEntry, language: Language): Promise<ExhibitionListItem> => {
  const { page, language: written, data } = entry;
  const { title, gloss, artist, status, image } = data;
  const { date, statusNote, nextActivity } = await describeDays(entry, language);
  const thumbnail = await getPicture(image, INDEX);
  const { path } = page;
  const languages = await findLanguages(written, language);
  return { ...languages, title, gloss, artist, date, status, statusNote, nextActivity, path, thumbnail };
};

/** What a card shows of an exhibition, with its picture as it is needed. */
export const toCard = async (
  entry: ExhibitionEntry,
  needs: PictureNeeds,
  language: Language,
): Promise<CardExhibition> => {
  const { name, page, language: written, data } = entry;
  const { title, gloss, artist, description, imageAlt, videoLink, image, speaker } = data;
  const { shownDate, statusNote, nextActivity } = await describeDays(entry, language);
  return {
    ...(await findLanguages(written, language)),
    title,
    gloss,
    artist,
    description,
    imageAlt,
    videoLink,
    statusNote,
    nextActivity,
    slug: name,
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

/** What the cards of the home page show of exhibitions. */
export const getCards = (entries: ExhibitionEntry[], language: Language): Promise<CardExhibition[]> =>
  Promise.all(entries.map((entry) => toCard(entry, CARD, language)));

/** What the list of all exhibitions shows of them. */
export const getListItems = (entries: ExhibitionEntry[], language: Language): Promise<ExhibitionListItem[]> =>
  Promise.all(entries.map((entry) => toListItem(entry, language)));

const toCalendarExhibition = async (
  { name, language, page, data }: ExhibitionEntry,
  inSpanish: ExhibitionEntry | undefined,
): Promise<CalendarExhibition> => {
  const { title, gloss, artist, description, status, opens, closes, formerly } = data;
  const { date } = await describeDates(data, language);
  const activities = data.activities.map((activity, index) => ({
    ...activity,
    labelInSpanish: inSpanish?.data.activities[index]?.label ?? activity.label,
  }));
  const fields = { title, gloss, artist, description, status, opens, closes, activities, formerly };
  return { language, slug: name, page, date, ...fields };
};

/** The exhibitions whose first day is known, or that have activities. */
export const listCalendarExhibitions = async (language: Language): Promise<CalendarExhibition[]> => {
  const inSpanish = await getExhibitionEntries(DEFAULT_LANGUAGE);
  const entries = (await getExhibitionEntries(language)).filter(
    ({ data }) => data.opens !== undefined || data.activities.length > 0,
  );
  return Promise.all(
    entries.map((entry) =>
      toCalendarExhibition(
        entry,
        inSpanish.find(({ name }) => name === entry.name),
      ),
    ),
  );
};

/** The exhibitions that have a page in a language, and in `astro dev` the drafts as well, without neighbours. */
export const listExhibitionPages = async (language: Language): Promise<ExhibitionWithNeighbours[]> => {
  const entries = await getExhibitionEntries(language);
  const drafts = import.meta.env.DEV ? await getEntries(true, language) : [];
  const pages = [
    ...entries.map((entry, index) => ({ entry, previous: entries[index + 1], next: entries[index - 1] })),
    ...drafts.map((entry) => ({ entry, previous: undefined, next: undefined })),
  ];
  return pages.filter(({ entry }) => entry.language === language);
};
