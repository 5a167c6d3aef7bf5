/** The languages that the site may be read in. The words of the first are content/ itself, those of another are in its folder there. */
export const LANGUAGES = ['es', 'en'] as const;

export type Language = (typeof LANGUAGES)[number];

/** The language of what isn't translated, such as /analytics. */
export const DEFAULT_LANGUAGE = LANGUAGES[0];
