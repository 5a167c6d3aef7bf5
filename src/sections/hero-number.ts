/** SVG attributes that make the digits of a number fill the view box, in hundredths of an em. */
export interface NumberAttributes {
  textLength: number;
  x: number;
  y: number;
  viewBox: string;
}

/** Widths of a glyph in thousandths of an em. The bearings are the space on its left and on its right. */
type Glyph = readonly [advance: number, leftBearing: number, rightBearing: number];

/** Glyphs for numbers with a unit, from the tables `hmtx` and `glyf` of src/assets/fonts/special-gothic.woff2. */
const GLYPHS: Readonly<Record<string, Glyph>> = {
  0: [654, 49, 49],
  1: [325, 17, 80],
  2: [550, 43, 43],
  3: [577, 42, 50],
  4: [614, 32, 21],
  5: [570, 41, 38],
  6: [604, 49, 45],
  7: [497, 13, 19],
  8: [588, 46, 46],
  9: [592, 41, 50],
  ',': [187, 43, 49],
  '.': [208, 60, 60],
  m: [813, 68, 64],
  '²': [313, 27, 27],
  ' ': [220, 0, 0],
};
/** Estimated glyph for any other character. The browser stretches the text to the computed length. */
const OTHER_GLYPH: Glyph = [550, 43, 43];
/** Kerning in thousandths of an em, by the first and the second glyph of a pair, from the table `GPOS` of the same font. */
const KERNING: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  0: { 7: -23, ',': -37, '.': -37 },
  2: { 4: -18 },
  3: { 7: -5 },
  4: { 1: -22, 2: -14, 7: -30, ',': -22, '.': -22 },
  5: { 1: -7 },
  7: { 0: -11, 4: -60, 6: -14, 8: -6, m: -33, ',': -94, '.': -94 },
  8: { 7: -7 },
  9: { 7: -17, ',': -33, '.': -33 },
  ' ': { ',': -26, '.': -26 },
  ',': { 0: -37, 1: -54, 4: -51, 6: -33, 7: -39, ' ': -26, '²': -104 },
  '.': { 0: -37, 1: -54, 4: -51, 6: -33, 7: -39, ' ': -26, '²': -104 },
  m: { 1: -37, 7: -38, '²': -34 },
  '²': { ',': -104, '.': -104 },
};
/** Letter spacing in thousandths of an em, as in `src/sections/hero.css`. */
const TRACKING = -45;
const CAP_HEIGHT = 71;

const toHundredths = (thousandths: number): number => thousandths / 10;

/** Returns the SVG attributes of a number in the regular weight of Special Gothic. */
export function getNumberAttributes(text: string): NumberAttributes {
  const characters = Array.from(text);
  const glyphs = characters.map((character) => GLYPHS[character] ?? OTHER_GLYPH);
  const first = glyphs.at(0) ?? OTHER_GLYPH;
  const last = glyphs.at(-1) ?? OTHER_GLYPH;
  let length = 0;
  for (const [advance] of glyphs) length += advance + TRACKING;
  for (const [index, character] of characters.entries())
    length += KERNING[character]?.[characters[index + 1] ?? ''] ?? 0;
  const [, leftBearing] = first;
  const [, , rightBearing] = last;
  return {
    textLength: toHundredths(length),
    x: -toHundredths(leftBearing),
    y: CAP_HEIGHT,
    viewBox: `0 0 ${String(toHundredths(length - TRACKING - leftBearing - rightBearing))} ${String(CAP_HEIGHT)}`,
  };
}
