import { decimalSignOf, readNumber } from '../../schemas/number.ts';

const SQUARE_FEET_OF_SQUARE_METRE = 10.7639;
/** Whoever translates rounds: 2,200 m² may be 24,000 sq ft. */
const MOST_ROUNDED = 0.03;
const FIGURE = String.raw`\d[\d.,\u00a0\u202f]*`;
const METRES = new RegExp(
  String.raw`(${FIGURE})\s*(?:m²|m2\b|metros cuadrados|square met(?:er|re)s|sq\.? ?m\b)`,
  'gi',
);
const FEET = new RegExp(String.raw`(${FIGURE})\s*(?:sq\.? ?ft|ft²|square f(?:ee|oo)t)`, 'gi');

const readAreas = (text: string, shape: RegExp, tag: string): { written: string; value: number }[] =>
  [...text.matchAll(shape)].map(([, written = '']) => {
    const figure = written.replace(/[.,]$/, '');
    return { written: figure, value: readNumber(figure, decimalSignOf(tag)) };
  });

/** Square feet that don't follow from any square metres of a text or of its original. */
export const compareAreas = (original: string, tag: string, words: string, wordsTag: string): string[] => {
  const metres = [...readAreas(original, METRES, tag), ...readAreas(words, METRES, wordsTag)];
  const follows = (feet: number) =>
    metres.some(({ value }) => {
      const exact = value * SQUARE_FEET_OF_SQUARE_METRE;
      return Math.abs(feet - exact) <= exact * MOST_ROUNDED;
    });
  const wrong = readAreas(words, FEET, wordsTag).filter(({ value }) => !follows(value));
  const [first] = metres;
  if (!first) return [];
  const feet = Math.round(first.value * SQUARE_FEET_OF_SQUARE_METRE).toLocaleString(wordsTag);
  return wrong.map(({ written }) => `dice ${written} sq ft, y ${first.written} m² son ${feet}.`);
};
