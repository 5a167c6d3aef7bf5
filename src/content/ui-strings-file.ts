import type { Locale } from '../i18n/locales.ts';

/** Returns the path of the UI strings of a locale. The form at /editar leaves them out, because editors rarely change them. */
export const getUiStringsPath = (locale: Locale): string => `content/words/${locale}.json`;

/** Groups of UI strings for pages that exist only in the default locale. Only the file of that locale needs them. */
export const UNTRANSLATED_SECTIONS = ['notFoundPage', 'analyticsPage'] as const;
