/** Supported locales, default locale first. A plain string in `content/` is in the default locale. */
export const LOCALES = ['es', 'en'] as const;

export type Locale = (typeof LOCALES)[number];

/** Locale of pages and texts without a translation, such as /analytics. */
export const DEFAULT_LOCALE = LOCALES[0];

/** Converts `Astro.currentLocale` to a locale. Throws if the code is not a supported locale. */
export function getLocale(code: string | undefined): Locale {
  const locale = LOCALES.find((supportedLocale) => supportedLocale === code);
  if (!locale) throw new Error(`Unknown locale "${String(code)}". Add it to LOCALES in src/i18n/locales.ts.`);
  return locale;
}
