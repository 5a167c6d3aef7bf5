import { quote } from '../../schemas/error-map.ts';
import { compareAreas } from './compare-areas.ts';
import { makeDayComparison } from './compare-days.ts';
import { compareFigures } from './compare-figures.ts';
import { makeUntranslatedSearch } from './find-untranslated.ts';

/** Tells where a text in another language says something else than the original in its place, if that is known, without what begins a warning. */
export type CompareTexts = (original: string | undefined, words: string) => string[];

const describeFigures = (
  original: string,
  { lacking, added }: ReturnType<typeof compareFigures>,
): string[] => {
  const here = `aquí dice ${added.join(', ')}`;
  if (lacking.length === 0)
    return added.length === 0 ? [] : [`${here}, y en español no: ${quote(original)}.`];
  const there = `en español dice ${lacking.join(', ')}`;
  return [`${there}${added.length === 0 ? '' : ` y ${here}`}: ${quote(original)}.`];
};

/**
 * Compares the texts of two languages.
 *
 * @param tag that of the original, `es-MX`
 * @param texts every text of the site in that language
 */
export const makeComparison = (tag: string, wordsTag: string, texts: readonly string[]): CompareTexts => {
  const isUntranslated = makeUntranslatedSearch(texts);
  const compareDays = makeDayComparison(tag, wordsTag);
  return (original, words) => {
    if (isUntranslated(original, words)) return [`parece que sigue en español: ${quote(words)}.`];
    if (original === undefined) return [];
    const days = compareDays(original, words);
    return [
      ...days,
      ...describeFigures(original, compareFigures(original, tag, words, wordsTag)),
      ...compareAreas(original, tag, words, wordsTag),
    ];
  };
};
