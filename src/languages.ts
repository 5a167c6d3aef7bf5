/** The languages that the site may be read in. A text of content/ that is a plain string is in the first. */
export const LANGUAGES = ['es', 'en'] as const;

export type Language = (typeof LANGUAGES)[number];

/** The language of what isn't translated, such as /analytics. */
export const DEFAULT_LANGUAGE = LANGUAGES[0];

/** `Astro.currentLocale`, which follows from the path of the page, as a language. Throws where Astro knows none. */
export const toLanguage = (locale: string | undefined): Language => {
  const language = LANGUAGES.find((one) => one === locale);
  if (!language) throw new Error(`There is no language ${String(locale)} in src/languages.ts.`);
  return language;
};
