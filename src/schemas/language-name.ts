const LANGUAGE_NAMES = new Intl.DisplayNames('es', { type: 'language' });

/** Returns the Spanish name of a locale or a BCP 47 language tag, for messages and labels for editors: "inglés". */
export const getLanguageName = (code: string): string => LANGUAGE_NAMES.of(code) ?? code;
