import { getBuildDate } from '../dates/build-date.ts';
import { interpolate } from '../i18n/interpolate.ts';
import type { Locale } from '../i18n/locales.ts';
import { addNonBreakingSpaces } from '../i18n/non-breaking-spaces.ts';
import type { ExhibitionFields } from '../schemas/exhibition.ts';
import type { ExhibitionStatus } from '../schemas/exhibition-status.ts';
import { UI_STRINGS } from '../i18n/ui-strings.ts';
import { getContentFile, getFormatter } from './content-file.ts';
import { isPast, listStatusDays, type StatusAndNote } from './get-exhibition-status.ts';
import { namesDays } from './names-days.ts';
import { computeTimedValues, type TimedValue } from './timed-values.ts';

/** The first and the last day of an exhibition, and its status on each day. */
interface Dated extends Pick<ExhibitionFields, 'opens' | 'closes'> {
  statusOn: (day: string) => StatusAndNote;
}

/** What is read of the dates of an exhibition; `date` is what an editor wrote, which counts if it names both days or one isn't known. */
export const describeDates = async (
  { date: ownDate, opens, closes, statusOn }: Dated & Pick<ExhibitionFields, 'date'>,
  locale: Locale,
) => {
  const { byDay, until, statuses } = UI_STRINGS[locale].exhibitionsSection;
  const { timeZone } = await getContentFile('site', locale);
  const { formatDate, formatDateRange } = await getFormatter(locale);
  const long = { hasYear: true };
  const since = opens ? interpolate(byDay.since, { day: formatDate(opens, long) }) : '';
  const range = opens && closes && formatDateRange(opens, closes, long);
  // The days of a postponed exhibition, and words that name them, no longer hold.
  const { isPostponed } = statusOn(getBuildDate(timeZone));
  const days = isPostponed ? byDay.datesPending : addNonBreakingSpaces(range || since);
  // Words of an editor stay behind when the days are moved.
  const isOutdated = ownDate === undefined || (Boolean(range) && !namesDays(ownDate, days));
  const date = isPostponed || isOutdated ? days : addNonBreakingSpaces(ownDate);
  const writeNote = (day: string): string => {
    const { statusNote, isPostponed } = statusOn(day);
    if (isPostponed) return byDay.postponed;
    return statusNote ? interpolate(byDay[statusNote], { day: opens ? formatDate(opens) : '' }) : '';
  };
  const writeStatus = (day: string): string => {
    const { status } = statusOn(day);
    return isPast(status) ? '' : writeNote(day) || statuses[status];
  };
  const listTexts = (write: (day: string) => string) =>
    computeTimedValues(listStatusDays({ opens, closes }), timeZone, write).filter(
      ({ value }) => value !== '',
    );
  return {
    /** The date that an editor wrote, or the days if it names others: "12 de noviembre de 2026 – 31 de enero de 2027". */
    date,
    /** On a card of a current exhibition: "Hasta el 31 de enero de 2027", also if an editor wrote a date. */
    dateWhileOn: closes ? addNonBreakingSpaces(interpolate(until, { day: formatDate(closes, long) })) : date,
    /** The first day, unless `date` has it: beside "Febrero de 2027". */
    otherDays: date.includes(days) ? '' : days,
    /** "Última semana", "Abre el 11 de febrero" or "Pospuesta", on the days for it. */
    notes: listTexts(writeNote),
    /** The same, or else "Actual" or "Próxima"; of those in the past their days say enough. */
    statusTexts: listTexts(writeStatus),
  };
};

/** How many exhibitions have a status. */
export const countExhibitions = async (
  exhibitions: readonly Dated[],
  status: ExhibitionStatus,
  locale: Locale,
): Promise<TimedValue<number>[]> => {
  const { timeZone } = await getContentFile('site', locale);
  const count = (day: string) => exhibitions.filter(({ statusOn }) => statusOn(day).status === status).length;
  return computeTimedValues(exhibitions.flatMap(listStatusDays), timeZone, count);
};

/** While nothing is on: "Hoy no hay nada colgado.", and where the day of the next opening is known "La próxima abre el 11 de febrero." */
export const describeEmptyPeriods = async (exhibitions: readonly Dated[], locale: Locale) => {
  const { byDay } = UI_STRINGS[locale].exhibitionsSection;
  const { timeZone } = await getContentFile('site', locale);
  const { formatDate } = await getFormatter(locale);
  const writeGap = (day: string): string => {
    const onThatDay = exhibitions.map(({ opens, statusOn }) => ({ opens, ...statusOn(day) }));
    if (onThatDay.some(({ status }) => status === 'current')) return '';
    const upcoming = onThatDay.filter(({ status, isPostponed }) => status === 'upcoming' && !isPostponed);
    const [next] = upcoming.flatMap(({ opens = [] }) => opens).sort();
    return next
      ? `${byDay.emptyCurrent} ${interpolate(byDay.nextOpens, { day: formatDate(next) })}`
      : byDay.emptyCurrent;
  };
  return computeTimedValues(exhibitions.flatMap(listStatusDays), timeZone, writeGap)
    .filter(({ value }) => value !== '')
    .map((period) => ({ ...period, hasNext: period.value !== byDay.emptyCurrent }));
};

/** "La que estaba anunciada se pospuso.", while an exhibition is postponed and none is on. */
export const describePostponed = async (
  exhibitions: readonly Dated[],
  locale: Locale,
): Promise<TimedValue<string>[]> => {
  const { emptyPostponed } = UI_STRINGS[locale].exhibitionsSection.byDay;
  const { timeZone } = await getContentFile('site', locale);
  const writePostponed = (day: string): string => {
    const onThatDay = exhibitions.map(({ statusOn }) => statusOn(day));
    const isOn = onThatDay.some(({ status }) => status === 'current');
    return !isOn && onThatDay.some(({ isPostponed }) => isPostponed) ? emptyPostponed : '';
  };
  return computeTimedValues(exhibitions.flatMap(listStatusDays), timeZone, writePostponed).filter(
    ({ value }) => value !== '',
  );
};
