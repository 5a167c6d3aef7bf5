import { DEFAULT_LANGUAGE, type Language } from '../languages.ts';

/** Writes an hour (`9:00`, `19:00`) in a language, by its BCP 47 tag: in Spanish as editors write it, in English `7:00 PM`. */
export const writeHour = (hour: string, language: Language, tag: string): string =>
  language === DEFAULT_LANGUAGE
    ? hour
    : new Intl.DateTimeFormat(tag, { hour: 'numeric', minute: '2-digit', timeZone: 'UTC' }).format(
        new Date(`1970-01-01T${hour.padStart(5, '0')}Z`),
      );

/** The digits of an hour, 0 to 23, as a clock of a language has them: 16 in Spanish, 4 in English. */
export const writeClockHour = (hour: number, language: Language, tag: string): string =>
  language === DEFAULT_LANGUAGE
    ? String(hour)
    : new Intl.DateTimeFormat(tag, { hour: 'numeric', timeZone: 'UTC' })
        .formatToParts(new Date(Date.UTC(1970, 0, 1, hour)))
        .filter(({ type }) => type === 'hour')
        .map(({ value }) => value)
        .join('');
