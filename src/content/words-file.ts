import type { Language } from '../languages.ts';

/** The words of the interface in a language, which editors write rarely: they are not in the form. */
export const wordsFile = (language: Language): string => `content/words/${language}.json`;

/** The groups of words that no other language has: their pages are in Spanish alone. */
export const IN_SPANISH_ALONE = ['notFoundPage', 'analyticsPage'] as const;
