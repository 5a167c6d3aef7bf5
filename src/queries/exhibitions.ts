import { readBuildDay } from '../build-day.ts';
import { DEFAULT_LANGUAGE, type Language } from '../languages.ts';
import type { ExhibitionFields } from '../schemas/exhibition.ts';
import type { ExhibitionStatus } from '../schemas/exhibition-status.ts';
import { getContentFile, langOf } from './content-file.ts';
import { decideStatus, listStatusDays } from './decide-status.ts';
import { describeActivities } from './exhibition-activities.ts';
import { describeDates } from './exhibition-dates.ts';
import { listPeriods, overlap, type Period, type When } from './periods.ts';
import { CARD, getPicture, INDEX, PORTRAIT } from './pictures.ts';
import { listFolder } from './site-pages.ts';

type Entry = Awaited<ReturnType<typeof listFolder<'exhibition'>>>[number];

/** An exhibition as pages, calendars and feeds in a language show it, on the day of the build and on later ones. */
const finish = async (entry: Entry, inSpanish: Entry | undefined, language: Language) => {
  const { page, data } = entry;
  const own = page.language;
  const { timeZone } = await getContentFile('site', language);
  const statusOn = (day: string) => decideStatus(data, day);
  const status = statusOn(readBuildDay(timeZone));
  // Of one that has ended early nobody knows when.
  const closes = status.hasEndedEarly ? undefined : data.closes;
  const activities = data.activities.map((activity, index) => ({
    ...activity,
    calendar: page.files.activities[index],
    /** By it a calendar knows an activity again in every language. */
    labelInSpanish: inSpanish?.data.activities[index]?.label ?? activity.label,
  }));
  return {
    ...data,
    entry,
    page,
    ...status,
    statusOn,
    statuses: listPeriods(listStatusDays(data), timeZone, (day) => statusOn(day).status),
    closes,
    ...(await describeDates({ ...data, closes, statusOn }, own)),
    ...(await describeActivities({ ...data, ...status, closes, activities }, own)),
    /** Of an exhibition that isn't in the language of the page, and of its title among words of another. */
    lang: await langOf(own, language),
    titleLang: await langOf(DEFAULT_LANGUAGE, own),
  };
};

/** Everything that is shown of an exhibition but its pictures; `page.language` is that of its words. */
export type Exhibition = Awaited<ReturnType<typeof finish>>;

const list = async (areDrafts: boolean, language: Language): Promise<Exhibition[]> => {
  const inSpanish = await listFolder('exhibition', DEFAULT_LANGUAGE);
  const entries = (await listFolder('exhibition', language)).filter(({ data }) => data.draft === areDrafts);
  const findInSpanish = (name: string) => inSpanish.find(({ page }) => page.name === name);
  return Promise.all(entries.map((entry) => finish(entry, findInSpanish(entry.page.name), language)));
};

/** Every exhibition but the drafts, highest number first; in Spanish where it has no words in the language. */
export const getExhibitions = (language: Language): Promise<Exhibition[]> => list(false, language);

/** The exhibitions that have a page in a language, and in `astro dev` the drafts as well, without neighbours. */
export const listExhibitionPages = async (language: Language) => {
  const exhibitions = await getExhibitions(language);
  const drafts = import.meta.env.DEV ? await list(true, language) : [];
  const pages = [
    ...exhibitions.map((exhibition, index) => ({
      exhibition,
      previous: exhibitions[index + 1],
      next: exhibitions[index - 1],
    })),
    ...drafts.map((exhibition) => ({ exhibition, previous: undefined, next: undefined })),
  ];
  return pages.filter(({ exhibition }) => exhibition.page.language === language);
};

/** An exhibition with those before and after it, of which its page is made; a draft has neither. */
export type ExhibitionWithNeighbours = Awaited<ReturnType<typeof listExhibitionPages>>[number];

/** Whoever talks of an exhibition, with the portrait. */
export const getSpeaker = async (speaker: ExhibitionFields['speaker']) =>
  speaker && {
    name: speaker.name,
    role: speaker.role,
    portrait: speaker.avatar && (await getPicture(speaker.avatar, PORTRAIT)),
  };

/** What a list shows of an exhibition. */
export const toListItem = async (exhibition: Exhibition) => {
  const { image, status, statuses, statusTexts } = exhibition;
  const whenOver = status === 'current' ? statuses[1]?.when : undefined;
  return {
    ...exhibition,
    thumbnail: await getPicture(image, INDEX),
    /** Of an exhibition that is on, from when on it is in the past. */
    whenOver,
    statusTexts: statusTexts.filter(({ when }) => !whenOver || overlap(when, whenOver)),
  };
};

/** What a list shows of an exhibition, and a page of the previous or next one. */
export type ExhibitionListItem = Awaited<ReturnType<typeof toListItem>>;

/** What a card shows of an exhibition while it has a status. */
const toCard = async (exhibition: Exhibition, { value: status, when }: Period<ExhibitionStatus>) => {
  const { page, image, speaker, date, dateWhileOn, notes, statusTexts, nextActivity } = exhibition;
  const isShown = (other: { when: When }) => overlap(when, other.when);
  return {
    ...exhibition,
    when,
    /** A tab that has the exhibition later has another card of it. */
    titleId: `exhibition-${page.name}${when.hidden ? `-${status}` : ''}`,
    date: status === 'current' ? dateWhileOn : date,
    notes: notes.filter(isShown),
    statusTexts: statusTexts.filter(isShown),
    nextActivity: nextActivity && isShown(nextActivity) ? nextActivity : undefined,
    picture: await getPicture(image, CARD),
    speaker: await getSpeaker(speaker),
  };
};

/** What a card shows. */
export type CardExhibition = Awaited<ReturnType<typeof toCard>>;

/** What cards show of the first exhibitions with a status, and then of those that will have it: they are hidden until that day. */
export const getCards = (exhibitions: Exhibition[], status: ExhibitionStatus, limit = Infinity) => {
  const all = exhibitions.flatMap((exhibition) =>
    exhibition.statuses.filter(({ value }) => value === status).map((period) => ({ exhibition, period })),
  );
  const { now = [], later = [] } = Object.groupBy(all, ({ period }) =>
    period.when.hidden ? 'later' : 'now',
  );
  return Promise.all(
    [...now.slice(0, limit), ...later].map(({ exhibition, period }) => toCard(exhibition, period)),
  );
};
