import { DEFAULT_LANGUAGE, type Language } from '../languages.ts';

/** Midnight of an ISO 8601 day in UTC, in which every format below writes. */
const toDate = (day: string): Date => new Date(day);
const atHour = (hour: number, minute = 0): Date => new Date(Date.UTC(1970, 0, 1, hour, minute));

/** Which parts of a day are written beside its number and its month. */
interface Parts {
  hasWeekday?: boolean;
  hasYear?: boolean;
}

/** How a language writes days, hours and numbers, by its BCP 47 tag: as editors do, where `Intl` differs from them. */
export const makeWriter = (language: Language, tag: string) => {
  const isSpanish = language === DEFAULT_LANGUAGE;
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
  return {
    /** "5 de diciembre", "sábado 5 de diciembre", which has a comma in `Intl`: one stands before the hours. */
    writeDay: (day: string, parts: Parts = {}): string => {
      const written = format(parts).format(toDate(day));
      return isSpanish ? written.replace(',', '') : written;
    },
    /** "12 de noviembre de 2026 – 31 de enero de 2027", with spaces as editors write them: those of `Intl` are thin, or none. */
    writeRange: (from: string, to: string, parts: Parts = {}): string =>
      format(parts)
        .formatRange(toDate(from), toDate(to))
        .replace(/\s*–\s*/, ' – '),
    /** "sáb 28 nov", without the words and commas that `Intl` writes between. */
    writeShortDay: (day: string): string =>
      short
        .formatToParts(toDate(day))
        .filter(({ type }) => type !== 'literal')
        .map(({ value }) => value)
        .join(' '),
    /** An hour, `9:00` or `19:00`: in Spanish as editors write it, in English "7:00 PM". */
    writeHour: (hour: string): string => {
      const [hourOfDay = 0, minute = 0] = hour.split(':').map(Number);
      return isSpanish ? hour : hours.format(atHour(hourOfDay, minute));
    },
    /** The digits of an hour, 0 to 23, as a clock has them: 16 in Spanish, 4 in English. */
    writeClockHour: (hour: number): string =>
      isSpanish
        ? String(hour)
        : wholeHours
            .formatToParts(atHour(hour))
            .filter(({ type }) => type === 'hour')
            .map(({ value }) => value)
            .join(''),
    writeNumber: (value: number, maximumFractionDigits: number): string =>
      new Intl.NumberFormat(tag, { maximumFractionDigits }).format(value),
    writeList: (parts: readonly string[]): string => new Intl.ListFormat(tag).format(parts),
    /** With the first letter as a sentence begins. */
    beginSentence: (text: string): string => text.charAt(0).toLocaleUpperCase(tag) + text.slice(1),
  };
};
