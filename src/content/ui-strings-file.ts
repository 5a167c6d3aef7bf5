import type { Locale } from '../i18n/locales.ts';

/** The words of the interface in a language, which editors write rarely: they are not in the form. */
export const uiStringsFile = (locale: Locale): string => `content/words/${locale}.json`;

/** The groups of words that no other language has: their pages are in Spanish alone. */
export const UNTRANSLATED_SECTIONS = ['notFoundPage', 'analyticsPage'] as const;
