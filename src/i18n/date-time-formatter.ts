import { isFullHour, shortenTime, type TimeOfDay } from '../dates/time-of-day.ts';
import type { Locale } from './locales.ts';

const DAY_MS = 86_400_000;
/** Maximum number of days in a period whose dates are listed individually. A longer period is formatted as a range. */
const MAX_LISTED_DATES = 3;

/** First and last date of a period, in ISO 8601. */
interface DateRange {
  from: string;
  to: string;
}

interface DateParts {
  hasWeekday?: boolean;
  hasYear?: boolean;
}

export interface DateFormatter {
  /** Formats a date: "5 de diciembre", "sábado 5 de diciembre". */
  formatDate: (date: string, parts?: DateParts) => string;
  /** Formats a period: "12 de noviembre de 2026 – 31 de enero de 2027". */
  formatDateRange: (from: string, to: string, parts?: DateParts) => string;
  /**
   * Formats several periods as one list: "24, 25 y 31 de diciembre y 1 de enero". Four consecutive dates or more become a range. A month
   * has its year if the list repeats the month, or if the year isn't `currentYear`.
   */
  formatDates: (ranges: readonly DateRange[], currentYear?: string) => string;
  /** Formats a date in short: "sáb 28 nov". */
  formatShortDate: (date: string) => string;
}

export interface TimeFormatter {
  /** Formats a time: "9:30" and "19:00" in Spanish, "9:30 AM" and "7 PM" in English. */
  formatTime: (time: TimeOfDay) => string;
  /** Formats a time without AM or PM: "16" and "9:30" in Spanish, "4" and "9:30" in English. */
  formatClockDigits: (time: TimeOfDay) => string;
}

const toUtcMidnight = (date: string): Date => new Date(date);
const toUtcTime = (time: TimeOfDay): Date => new Date(`1970-01-01T${time}Z`);
const toIsoDate = (timestamp: number): string => new Date(timestamp).toISOString().slice(0, 10);
const getYear = (date: string): string => date.slice(0, 4);
const getYearAndMonth = (date: string): string => date.slice(0, 7);
const getMonth = (date: string): string => date.slice(5, 7);
const getDayOfMonth = (date: string): number => Number(date.slice(8));

function getDatesInRange({ from, to }: DateRange): string[] {
  const first = Date.parse(from);
  const count = (Date.parse(to) - first) / DAY_MS + 1;
  return Array.from({ length: count }, (_, index) => toIsoDate(first + index * DAY_MS));
}

/** Merges periods that overlap or touch. Returns the dates of each merged period, in order. */
function mergeRanges(ranges: readonly DateRange[]): string[][] {
  const dates = [...new Set(ranges.flatMap(getDatesInRange))].sort();
  const periods: string[][] = [];
  let nextDate = '';
  for (const date of dates) {
    if (date === nextDate) periods.at(-1)?.push(date);
    else periods.push([date]);
    nextDate = toIsoDate(Date.parse(date) + DAY_MS);
  }
  return periods;
}

function splitByMonth(dates: readonly string[]): string[][] {
  const months: string[][] = [];
  let lastMonth = '';
  for (const date of dates) {
    const month = getYearAndMonth(date);
    if (month === lastMonth) months.at(-1)?.push(date);
    else months.push([date]);
    lastMonth = month;
  }
  return months;
}

function createLongFormat(
  languageTag: string,
  { hasWeekday = false, hasYear = false }: DateParts,
): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat(languageTag, {
    weekday: hasWeekday ? 'long' : undefined,
    day: 'numeric',
    month: 'long',
    year: hasYear ? 'numeric' : undefined,
    timeZone: 'UTC',
  });
}

function formatDatesOfMonth(dates: readonly string[], languageTag: string, parts: DateParts): string {
  const days = new Intl.ListFormat(languageTag).format(dates.map((date) => String(getDayOfMonth(date))));
  return createLongFormat(languageTag, parts)
    .formatToParts(toUtcMidnight(dates[0] ?? ''))
    .map(({ type, value }) => (type === 'day' ? days : value))
    .join('');
}

/** Creates the date formatter of a locale and its BCP 47 language tag. */
export function createDateFormatter(locale: Locale, languageTag: string): DateFormatter {
  const isSpanish = locale === 'es';
  const shortFormat = new Intl.DateTimeFormat(languageTag, {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    timeZone: 'UTC',
  });

  function formatDate(date: string, parts: DateParts = {}): string {
    const formatted = createLongFormat(languageTag, parts).format(toUtcMidnight(date));
    // Intl writes "sábado, 5 de diciembre". The site has a comma only before the time.
    return isSpanish ? formatted.replace(',', '') : formatted;
  }

  function formatDateRange(from: string, to: string, parts: DateParts = {}): string {
    const range = createLongFormat(languageTag, parts).formatRange(toUtcMidnight(from), toUtcMidnight(to));
    // Intl writes the dash with or without thin spaces.
    return range.replace(/\s*–\s*/, ' – ');
  }

  function formatDates(ranges: readonly DateRange[], currentYear?: string): string {
    const periods = mergeRanges(ranges);
    const months = splitByMonth(periods.filter(({ length }) => length <= MAX_LISTED_DATES).flat());
    const isOtherYear = (date: string): boolean => currentYear !== undefined && getYear(date) !== currentYear;
    const isListedTwice = (month: string): boolean =>
      months.filter(([date = '']) => getMonth(date) === month).length > 1;

    const items: { first: string; text: string }[] = [];
    for (const dates of months) {
      const [first = ''] = dates;
      const hasYear = isOtherYear(first) || isListedTwice(getMonth(first));
      items.push({ first, text: formatDatesOfMonth(dates, languageTag, { hasYear }) });
    }
    for (const dates of periods.filter(({ length }) => length > MAX_LISTED_DATES)) {
      const [first = ''] = dates;
      const last = dates.at(-1) ?? first;
      items.push({ first, text: formatDateRange(first, last, { hasYear: isOtherYear(first) }) });
    }
    items.sort((a, b) => (a.first < b.first ? -1 : 1));
    return new Intl.ListFormat(languageTag).format(items.map(({ text }) => text));
  }

  function formatShortDate(date: string): string {
    // Intl writes words and commas between the parts.
    return shortFormat
      .formatToParts(toUtcMidnight(date))
      .map(({ type, value }) => (type === 'literal' ? value.replace(/[\p{L},\s]+/gu, ' ') : value))
      .join('');
  }

  return { formatDate, formatDateRange, formatDates, formatShortDate };
}

/** Creates the time formatter of a locale and its BCP 47 language tag. */
export function createTimeFormatter(locale: Locale, languageTag: string): TimeFormatter {
  const isSpanish = locale === 'es';
  const options = { hour: 'numeric', timeZone: 'UTC' } as const;
  const hourFormat = new Intl.DateTimeFormat(languageTag, options);
  const minuteFormat = new Intl.DateTimeFormat(languageTag, { ...options, minute: '2-digit' });
  const dayPeriodFormat = new Intl.DateTimeFormat(languageTag, { ...options, dayPeriod: 'long' });
  const hasTwelveHourClock = hourFormat.resolvedOptions().hour12 === true;

  /** Formats a full hour: "7 PM". Returns "noon" for "12 PM", which can be mistaken for midnight. */
  function formatFullHour(time: TimeOfDay): string {
    if (time === '12:00') {
      const parts = dayPeriodFormat.formatToParts(toUtcTime(time));
      const noon = parts.find(({ type }) => type === 'dayPeriod')?.value;
      if (noon !== undefined) return noon;
    }
    return hourFormat.format(toUtcTime(time));
  }

  function formatTime(time: TimeOfDay): string {
    if (isSpanish) return time.replace(/^0/, '');
    if (hasTwelveHourClock && isFullHour(time)) return formatFullHour(time);
    return minuteFormat.format(toUtcTime(time));
  }

  function formatClockDigits(time: TimeOfDay): string {
    if (isSpanish) return shortenTime(time);
    const format = isFullHour(time) ? hourFormat : minuteFormat;
    return format
      .formatToParts(toUtcTime(time))
      .filter(({ type }) => type === 'hour' || type === 'minute')
      .map(({ value }) => value)
      .join(':');
  }

  return { formatTime, formatClockDigits };
}
