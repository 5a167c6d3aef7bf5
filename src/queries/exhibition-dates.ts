import { getBuildDate } from '../dates/build-date.ts';
import { interpolate } from '../i18n/interpolate.ts';
import type { Locale } from '../i18n/locales.ts';
import { addNonBreakingSpaces } from '../i18n/non-breaking-spaces.ts';
import { UI_STRINGS } from '../i18n/ui-strings.ts';
import type { ExhibitionFields } from '../schemas/exhibition.ts';
import type { ExhibitionStatus } from '../schemas/exhibition-status.ts';
import { getContentFile, getFormatter } from './content-file.ts';
import {
  getEventState,
  isOpen,
  isPast,
  getStatusDates,
  type StatusAndNote,
} from './get-exhibition-status.ts';
import { includesDates } from './includes-dates.ts';
import { computeTimedValues, type TimedValue } from './timed-values.ts';

interface DatedExhibition extends Pick<ExhibitionFields, 'opens' | 'closes'> {
  statusOn: (date: string) => StatusAndNote;
}

export interface DateDescription {
  /** Date text of the editor, or the formatted dates if the text is missing or outdated. */
  date: string;
  /** Text for the card of an open exhibition: "Hasta el 31 de enero de 2027". */
  dateWhileOn: string;
  /** Formatted dates; empty if `date` contains the same dates. */
  otherDays: string;
  /** Notes and the times in which they apply, such as "Última semana", "Abre el 11 de febrero" and "Pospuesta". */
  notes: TimedValue<string>[];
  /** Notes, or the status while there is no note. Past statuses are left out. */
  statusTexts: TimedValue<string>[];
}

const hasText = ({ value }: TimedValue<string>): boolean => value !== '';

/** Describes the dates and the status of an exhibition. */
export async function describeDates(
  { date: dateText, opens, closes, statusOn }: DatedExhibition & Pick<ExhibitionFields, 'date'>,
  locale: Locale,
): Promise<DateDescription> {
  const { byDay, until, statuses } = UI_STRINGS[locale].exhibitionsSection;
  const { timeZone } = await getContentFile('site', locale);
  const { formatDate, formatDateRange } = await getFormatter(locale);

  const { isPostponed } = statusOn(getBuildDate(timeZone));
  const range = opens && closes && formatDateRange(opens, closes, { hasYear: true });
  let formattedDates = '';
  if (isPostponed) formattedDates = byDay.datesPending;
  else if (range) formattedDates = addNonBreakingSpaces(range);
  else if (opens)
    formattedDates = addNonBreakingSpaces(
      interpolate(byDay.since, { day: formatDate(opens, { hasYear: true }) }),
    );

  // Editors can change `opens` and `closes` and forget the text.
  const isOutdated = Boolean(range) && dateText !== undefined && !includesDates(dateText, formattedDates);
  const usesDateText = dateText !== undefined && !isOutdated && !isPostponed;
  const date = usesDateText ? addNonBreakingSpaces(dateText) : formattedDates;

  function getNote(day: string): string {
    const { statusNote, isPostponed } = statusOn(day);
    if (isPostponed) return byDay.postponed;
    if (!statusNote) return '';
    return interpolate(byDay[statusNote], { day: opens ? formatDate(opens) : '' });
  }
  function getStatusText(day: string): string {
    const { status } = statusOn(day);
    return isPast(status) ? '' : getNote(day) || statuses[status];
  }
  const statusDates = getStatusDates({ opens, closes });

  return {
    date,
    dateWhileOn: closes
      ? addNonBreakingSpaces(interpolate(until, { day: formatDate(closes, { hasYear: true }) }))
      : date,
    otherDays: date.includes(formattedDates) ? '' : formattedDates,
    notes: computeTimedValues(statusDates, timeZone, getNote).filter(hasText),
    statusTexts: computeTimedValues(statusDates, timeZone, getStatusText).filter(hasText),
  };
}

/** Counts the exhibitions with a status, from the build date on. */
export async function countExhibitions(
  exhibitions: readonly DatedExhibition[],
  status: ExhibitionStatus,
  locale: Locale,
): Promise<TimedValue<number>[]> {
  const { timeZone } = await getContentFile('site', locale);
  const countOn = (date: string): number =>
    exhibitions.filter(({ statusOn }) => statusOn(date).status === status).length;
  return computeTimedValues(exhibitions.flatMap(getStatusDates), timeZone, countOn);
}

export interface EmptyPeriod extends TimedValue<string> {
  /** Whether the text contains the opening date of the next exhibition. */
  hasNext: boolean;
}

/**
 * Describes the times without an exhibition of these statuses: "Hoy no hay nada colgado.", or "Por ahora no hay exhibiciones en esta lista."
 * while an exhibition with another status is open. Adds the next opening date if it is known: "La próxima abre el 11 de febrero.".
 */
export async function describeEmptyPeriods(
  exhibitions: readonly DatedExhibition[],
  statuses: readonly ExhibitionStatus[],
  locale: Locale,
): Promise<EmptyPeriod[]> {
  const { byDay, emptyTab } = UI_STRINGS[locale].exhibitionsSection;
  const { timeZone } = await getContentFile('site', locale);
  const { formatDate } = await getFormatter(locale);

  function describeNextOpening(date: string): string {
    const openingDates: string[] = [];
    for (const { opens, statusOn } of exhibitions)
      if (opens !== undefined && getEventState(statusOn(date)) === 'upcoming') openingDates.push(opens);
    const [nextOpening] = openingDates.sort();
    return nextOpening === undefined ? '' : interpolate(byDay.nextOpens, { day: formatDate(nextOpening) });
  }
  function describeEmptyDate(date: string): string {
    const statusesOnDate = exhibitions.map(({ statusOn }) => statusOn(date).status);
    if (statusesOnDate.some((status) => statuses.includes(status))) return '';
    const emptyText = statusesOnDate.some(isOpen) ? emptyTab : byDay.emptyCurrent;
    return `${emptyText} ${describeNextOpening(date)}`.trimEnd();
  }

  return computeTimedValues(exhibitions.flatMap(getStatusDates), timeZone, describeEmptyDate)
    .filter(hasText)
    .map((period) => ({ ...period, hasNext: ![emptyTab, byDay.emptyCurrent].includes(period.value) }));
}

/**
 * Describes the times in which an exhibition is postponed and no exhibition has one of the statuses: "La que estaba anunciada se pospuso.".
 */
export async function describePostponedPeriods(
  exhibitions: readonly DatedExhibition[],
  statuses: readonly ExhibitionStatus[],
  locale: Locale,
): Promise<TimedValue<string>[]> {
  const { emptyPostponed } = UI_STRINGS[locale].exhibitionsSection.byDay;
  const { timeZone } = await getContentFile('site', locale);

  function describePostponedDate(date: string): string {
    const statusesOnDate = exhibitions.map(({ statusOn }) => statusOn(date));
    const isEmpty = !statusesOnDate.some(({ status }) => statuses.includes(status));
    const hasPostponed = statusesOnDate.some(({ isPostponed }) => isPostponed);
    return hasPostponed && isEmpty ? emptyPostponed : '';
  }

  return computeTimedValues(exhibitions.flatMap(getStatusDates), timeZone, describePostponedDate).filter(
    hasText,
  );
}
