/** The languages that the site may be read in. A text of content/ that is a plain string is in the first. */
export const LOCALES = ['es', 'en'] as const;

export type Locale = (typeof LOCALES)[number];

/** The language of what isn't translated, such as /analytics. */
export const DEFAULT_LOCALE = LOCALES[0];

/** `Astro.currentLocale`, which follows from the path of the page, as a language. Throws where Astro knows none. */
export const getLocale = (code: string | undefined): Locale => {
  const locale = LOCALES.find((knownLocale) => knownLocale === code);
  if (!locale) throw new Error(`Unknown locale "${String(code)}". Add it to src/i18n/locales.ts.`);
  return locale;
};
