/** SVG attributes that make the digits of a number fill the view box, in hundredths of an em. */
export interface NumberAttributes {
  textLength: number;
  x: number;
  y: number;
  viewBox: string;
}

/** Widths of a glyph in thousandths of an em. The bearings are the space on its left and on its right. */
type Glyph = readonly [advance: number, leftBearing: number, rightBearing: number];

/** Glyphs of a number with its unit: tables `hmtx` and `glyf` of src/assets/fonts/special-gothic.woff2. */
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
/** Glyph to assume for other characters. The browser stretches the text to its length. */
const OTHER_GLYPH: Glyph = [550, 43, 43];
/** Kerning of pairs of these glyphs, in thousandths of an em: table `GPOS` of the same font. */
const KERNING: Readonly<Record<string, number>> = {
  ...{ '24': -18, '37': -5, '41': -22, '42': -14, '47': -30, '51': -7, '70': -11, '74': -60, '76': -14 },
  ...{ '78': -6, '87': -7, '97': -17, '07': -23, '7m': -33, m1: -37, m7: -38, 'm²': -34 },
  ...{ '0,': -37, '4,': -22, '7,': -94, '9,': -33, '0.': -37, '4.': -22, '7.': -94, '9.': -33 },
  ...{ ',0': -37, ',1': -54, ',4': -51, ',6': -33, ',7': -39, ', ': -26, ' ,': -26, '²,': -104, ',²': -104 },
  ...{ '.0': -37, '.1': -54, '.4': -51, '.6': -33, '.7': -39, '. ': -26, ' .': -26, '².': -104, '.²': -104 },
};
/** Letter spacing in thousandths of an em, as in `src/sections/hero.css`. */
const TRACKING = -45;
/** Height of the digits in hundredths of an em. */
const CAP_HEIGHT = 71;

const toHundredths = (thousandths: number): number => thousandths / 10;

/** Returns the SVG attributes of a number in the regular weight of Special Gothic. */
export function getNumberAttributes(text: string): NumberAttributes {
  const glyphs = Array.from(text, (character) => GLYPHS[character] ?? OTHER_GLYPH);
  const [first = OTHER_GLYPH] = glyphs;
  const last = glyphs.at(-1) ?? OTHER_GLYPH;
  let length = 0;
  for (const [advance] of glyphs) length += advance + TRACKING;
  for (let index = 1; index < text.length; index += 1)
    length += KERNING[text.slice(index - 1, index + 1)] ?? 0;
  const [, leftBearing] = first;
  const [, , rightBearing] = last;
  return {
    textLength: toHundredths(length),
    x: -toHundredths(leftBearing),
    y: CAP_HEIGHT,
    viewBox: `0 0 ${String(toHundredths(length - TRACKING - leftBearing - rightBearing))} ${String(CAP_HEIGHT)}`,
  };
}
