import type { Locale } from '../i18n/locales.ts';

/** Returns the path of the UI strings of a locale. The CMS form leaves out this file, because editors rarely change it. */
export const getUiStringsPath = (locale: Locale): string => `content/words/${locale}.json`;

/** Groups of UI strings for pages that exist only in the default locale. Only the file of the default locale needs these groups. */
export const UNTRANSLATED_SECTIONS = ['notFoundPage', 'analyticsPage'] as const;
