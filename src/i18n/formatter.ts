import { DEFAULT_LOCALE, type Locale } from './locales.ts';
import { isFullHour, shortenTime, type TimeOfDay } from '../dates/time-of-day.ts';

/** Midnight of an ISO 8601 day in UTC, in which every format below writes. */
const toDate = (day: string): Date => new Date(day);
const atTime = (time: TimeOfDay): Date => new Date(`1970-01-01T${time}Z`);

/** Countries whose people measure in feet, by ISO 3166. */
const FEET_COUNTRIES: readonly (string | undefined)[] = ['US', 'LR', 'MM'];
const FEET_PER_METRE = 3.28084;
/** To how many square feet an area is rounded that is known in whole square metres. */
const AREA_STEP = 5;

const DAY_MS = 86_400_000;
/** As many days in a row are said one by one. */
const FEW_DAYS = 3;

/** The days of a run, both ends included, ISO 8601. */
const listDays = (from: string, to: string): string[] =>
  Array.from({ length: (Date.parse(to) - Date.parse(from)) / DAY_MS + 1 }, (_, index) =>
    new Date(Date.parse(from) + index * DAY_MS).toISOString().slice(0, 10),
  );

/** The dates of several runs, each once and in order, as lists of consecutive days. */
const joinDays = (runs: readonly Record<'from' | 'to', string>[]): string[][] => {
  const joined: string[][] = [];
  let next = '';
  for (const day of [...new Set(runs.flatMap(({ from, to }) => listDays(from, to)))].sort()) {
    if (day === next) joined.at(-1)?.push(day);
    else joined.push([day]);
    next = new Date(Date.parse(day) + DAY_MS).toISOString().slice(0, 10);
  }
  return joined;
};

/** Which parts of a day are written beside its number and its month. */
interface Parts {
  hasWeekday?: boolean;
  hasYear?: boolean;
}

/** How a language writes days, hours and numbers, by its BCP 47 tag: as editors do, where `Intl` differs from them. */
export const createFormatter = (locale: Locale, tag: string) => {
  const isSpanish = locale === DEFAULT_LOCALE;
  const hasFeet = FEET_COUNTRIES.includes(new Intl.Locale(tag).maximize().region);
  const format = ({ hasWeekday = false, hasYear = false }: Parts) =>
    new Intl.DateTimeFormat(tag, {
      weekday: hasWeekday ? 'long' : undefined,
      day: 'numeric',
      month: 'long',
      year: hasYear ? 'numeric' : undefined,
      timeZone: 'UTC',
    });
  const short = new Intl.DateTimeFormat(tag, {
    ...{ weekday: 'short', day: 'numeric', month: 'short', timeZone: 'UTC' },
  });
  const hours = new Intl.DateTimeFormat(tag, { hour: 'numeric', minute: '2-digit', timeZone: 'UTC' });
  const wholeHours = new Intl.DateTimeFormat(tag, { hour: 'numeric', timeZone: 'UTC' });
  const periods = new Intl.DateTimeFormat(tag, { hour: 'numeric', dayPeriod: 'long', timeZone: 'UTC' });
  const hasTwelveHours = wholeHours.resolvedOptions().hour12 === true;
  /** A whole hour of a clock of twelve: "7 PM", and "noon" instead of "12 PM", which many read as midnight. */
  const formatWholeHour = (time: TimeOfDay): string => {
    const noon = periods.formatToParts(atTime(time)).find(({ type }) => type === 'dayPeriod')?.value;
    return time === '12:00' && noon !== undefined ? noon : wholeHours.format(atTime(time));
  };
  const formatUnit = (value: number, unit: 'meter' | 'foot', maximumFractionDigits: number): string =>
    new Intl.NumberFormat(tag, { style: 'unit', unit, maximumFractionDigits }).format(value);
  const formatNumber = (value: number, maximumFractionDigits: number): string =>
    new Intl.NumberFormat(tag, { maximumFractionDigits }).format(value);
  const formatDateRange = (from: string, to: string, parts: Parts = {}): string =>
    format(parts)
      .formatRange(toDate(from), toDate(to))
      .replace(/\s*–\s*/, ' – ');
  const formatList = (parts: readonly string[]): string => new Intl.ListFormat(tag).format(parts);
  /** Days of one month: "24, 25 y 31 de diciembre". */
  const formatDaysOfMonth = (days: readonly string[], parts: Parts): string =>
    format(parts)
      .formatToParts(toDate(days[0] ?? ''))
      .map(({ type, value }) =>
        type === 'day' ? formatList(days.map((day) => String(Number(day.slice(8))))) : value,
      )
      .join('');
  return {
    /** "5 de diciembre", "sábado 5 de diciembre", which has a comma in `Intl`: one stands before the hours. */
    formatDate: (day: string, parts: Parts = {}): string => {
      const written = format(parts).format(toDate(day));
      return isSpanish ? written.replace(',', '') : written;
    },
    /** "12 de noviembre de 2026 – 31 de enero de 2027", with spaces as editors write them: those of `Intl` are thin, or none. */
    formatDateRange,
    /**
     * Dates of several runs: "24, 25 y 31 de diciembre y 1 de enero", four days in a row or more as a range. A month has its year if that isn't `thisYear`, or if the same month of another year is listed.
     */
    formatDates: (runs: readonly Record<'from' | 'to', string>[], thisYear?: string): string => {
      const { short = [], long = [] } = Object.groupBy(joinDays(runs), (days) =>
        days.length <= FEW_DAYS ? 'short' : 'long',
      );
      const months = [...Map.groupBy(short.flat(), (day) => day.slice(0, 7)).values()];
      const isOtherYear = (day: string): boolean => thisYear !== undefined && day.slice(0, 4) !== thisYear;
      const isListedTwice = (month: string): boolean =>
        months.filter(([day = '']) => day.slice(5, 7) === month).length > 1;
      const written = [
        ...months.map((daysOfMonth) => {
          const [first = ''] = daysOfMonth;
          const hasYear = isOtherYear(first) || isListedTwice(first.slice(5, 7));
          return { first, text: formatDaysOfMonth(daysOfMonth, { hasYear }) };
        }),
        ...long.map(([first = '', ...days]) => ({
          first,
          text: formatDateRange(first, days.at(-1) ?? first, { hasYear: isOtherYear(first) }),
        })),
      ];
      return formatList(written.sort((a, b) => (a.first < b.first ? -1 : 1)).map(({ text }) => text));
    },
    /** "sáb 28 nov", without the words and commas that `Intl` writes between. */
    formatShortDate: (day: string): string =>
      short
        .formatToParts(toDate(day))
        .map(({ type, value }) => (type === 'literal' ? value.replace(/[\p{L},\s]+/gu, ' ') : value))
        .join(''),
    /** A time: "9:30" and "19:00" in Spanish, in English "9:30 AM" and "7 PM". */
    formatTime: (time: TimeOfDay): string => {
      if (isSpanish) return time.replace(/^0/, '');
      return hasTwelveHours && isFullHour(time) ? formatWholeHour(time) : hours.format(atTime(time));
    },
    /** The digits of a time as a clock has them: 16 and 9:30 in Spanish, 4 and 9:30 in English. */
    formatClockDigits: (time: TimeOfDay): string => {
      if (isSpanish) return shortenTime(time);
      const format = isFullHour(time) ? wholeHours : hours;
      return format
        .formatToParts(atTime(time))
        .filter(({ type }) => type === 'hour' || type === 'minute')
        .map(({ value }) => value)
        .join(':');
    },
    formatNumber,
    /** A length in metres: "9 m", and "30 ft (9 m)" where people measure in feet, which are those of the metres that are shown. */
    formatLength: (metres: number, maximumFractionDigits: number): string => {
      const written = formatUnit(metres, 'meter', maximumFractionDigits);
      const feet = Number(metres.toFixed(maximumFractionDigits)) * FEET_PER_METRE;
      return hasFeet ? `${formatUnit(feet, 'foot', 0)} (${written})` : written;
    },
    /** An area in square metres, for which `Intl` has no unit: "24 m²", and "260 sq ft (24 m²)" where people measure in feet. */
    formatArea: (metres: number): string => {
      const whole = Math.round(metres);
      const feet = Math.round((whole * FEET_PER_METRE ** 2) / AREA_STEP) * AREA_STEP;
      const written = `${formatNumber(whole, 0)} m²`;
      return hasFeet ? `${formatNumber(feet, 0)} sq ft (${written})` : written;
    },
    formatList,
    /** With the first letter as a sentence begins. */
    capitalize: (text: string): string => text.charAt(0).toLocaleUpperCase(tag) + text.slice(1),
  };
};
