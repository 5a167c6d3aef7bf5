import { quote } from '../../schemas/quote.ts';
import { makeUntranslatedSearch } from './find-untranslated.ts';

/** Tells where a text in another language says something else than the original in its place, if that is known, without what begins a warning. */
export type CompareTexts = (original: string | undefined, words: string) => string[];

/** An hour, which another language writes otherwise: `18:00`, `de 10 a 14 h`. */
const HOUR = /\d{1,2}(?::\d\d)?(?:\s*(?:a|y|–|-)\s*\d{1,2}(?::\d\d)?)?\s*h(?:oras|rs?)?\b|\d{1,2}:\d\d/g;
const SEPARATOR = /(?<=\d)(?:[.,\s](?=\d{3}(?!\d))|[.,](?=\d))/g;
/** The figures of two digits or more, which every language writes in digits, whatever separates them. */
const readFigures = (text: string): string[] =>
  text
    .replace(HOUR, ' ')
    .replace(SEPARATOR, '')
    .match(/\d{2,}/g) ?? [];

/**
 * Compares the texts of two languages.
 *
 * @param texts every text of the site in that of the original
 * @param translated every text in the other
 */
export const makeComparison = (texts: readonly string[], translated: readonly string[]): CompareTexts => {
  const isUntranslated = makeUntranslatedSearch(texts, translated);
  return (original, words) => {
    if (isUntranslated(original, words)) return [`parece que sigue en español: ${quote(words)}.`];
    if (original === undefined) return [];
    const said = readFigures(words);
    const lacking = readFigures(original).filter((figure) => !said.includes(figure));
    return lacking.length === 0 ? [] : [`en español dice ${lacking.join(', ')}: ${quote(original)}.`];
  };
};
