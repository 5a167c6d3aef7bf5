import { DEFAULT_LANGUAGE, type Language } from '../languages.ts';

/** Writes an hour (`19:00`) in a language, by its BCP 47 tag: in Spanish as editors write it, in English `7:00 PM`. */
export const writeHour = (hour: string, language: Language, tag: string): string =>
  language === DEFAULT_LANGUAGE
    ? hour
    : new Intl.DateTimeFormat(tag, { hour: 'numeric', minute: '2-digit', timeZone: 'UTC' }).format(
        new Date(`1970-01-01T${hour}Z`),
      );
