/** Widths of the signs of Special Gothic that figures are written with, in em; the `²` closes up to the `m`. */
const WIDTHS: Record<string, number> = {
  0: 0.654,
  1: 0.325,
  2: 0.55,
  3: 0.577,
  4: 0.614,
  5: 0.57,
  6: 0.604,
  7: 0.497,
  8: 0.588,
  9: 0.592,
  '.': 0.208,
  ',': 0.187,
  ' ': 0.22,
  '\u00A0': 0.22,
  m: 0.813,
  '²': 0.279,
};
const OTHER = 0.55;
/** In em: the letter spacing of the cover's number, and what its ends leave blank. */
const TRACKING = -0.045;
const BLANK_ENDS = 0.028;

/** How the cover's number is drawn, in hundredths of an em: as wide as it stands, in a box that its ink fills. */
export const fitNumber = (text: string): { textLength: number; viewBox: string } => {
  const width = Array.from(text, (sign) => (WIDTHS[sign] ?? OTHER) + TRACKING).reduce(
    (sum, part) => sum + part,
    0,
  );
  return {
    textLength: Math.round(width * 1000) / 10,
    viewBox: `0 0 ${String(Math.round((width - BLANK_ENDS) * 1000) / 10)} 72`,
  };
};
