import { fill, type Template } from '../fill.ts';
import type { Language } from '../languages.ts';
import { keepTogether } from '../non-breaking-spaces.ts';
import type { ExhibitionFields } from '../schemas/exhibition.ts';
import { getContentFile, getWriter } from './content-file.ts';
import type { StatusAndNote } from './decide-status.ts';

/** The dates of an exhibition, and its status on the day of the build. */
export type Dated = Pick<ExhibitionFields, 'date' | 'opens' | 'closes'> & StatusAndNote;

/** Fills `{day}` with a day of this year or the next: "Abre el 11 de febrero". */
const fillDay = async (template: Template<'day'>, day: string, language: Language): Promise<string> => {
  const { writeDay } = await getWriter(language);
  return fill(template, { day: day && writeDay(day) });
};

/** What is read of the dates of an exhibition. */
export const describeDates = async (
  { date: ownDate, opens, closes, status, statusNote }: Dated,
  language: Language,
) => {
  const { byDay, until } = await getContentFile('exhibitionsSection', language);
  const { writeDay, writeRange } = await getWriter(language);
  const long = { hasYear: true };
  const since = opens ? fill(byDay.since, { day: writeDay(opens, long) }) : '';
  const range = opens && closes && writeRange(opens, closes, long);
  const days = keepTogether(range || since);
  const date = ownDate === undefined ? days : keepTogether(ownDate);
  const isOpen = ownDate === undefined && status === 'current' && closes !== undefined;
  const shownDate = isOpen ? keepTogether(fill(until, { day: writeDay(closes, long) })) : date;
  return {
    /** The date that an editor wrote, or else the days: "12 de noviembre de 2026 – 31 de enero de 2027". */
    date,
    /** The date on a card; that of a current exhibition may be "Hasta el 31 de enero de 2027". */
    shownDate,
    /** The days, unless `date` has them: beside "Febrero – abril de 2027". */
    otherDays: date.includes(days) ? '' : days,
    /** "Última semana" or "Abre el 11 de febrero", on the days for it. */
    statusNote: statusNote && (await fillDay(byDay[statusNote], opens ?? '', language)),
  };
};

/** "La próxima abre el 11 de febrero.", where the day of one is known. */
export const describeNextOpening = async (
  exhibitions: readonly Dated[],
  language: Language,
): Promise<string | undefined> => {
  const { byDay } = await getContentFile('exhibitionsSection', language);
  const upcoming = exhibitions.filter(({ status, isPutOff }) => status === 'upcoming' && !isPutOff);
  const openings = upcoming.map(({ opens }) => opens).filter((day) => day !== undefined);
  const [next] = openings.sort();
  return next && fillDay(byDay.nextOpens, next, language);
};
