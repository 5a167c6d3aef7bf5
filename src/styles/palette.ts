const INK = '#181918';
const PAPER = '#F3F2EF';

/** A colour of six hexadecimal digits with its opacity in percent; CSS files write `theme('colors.ink / 56%')`. */
export const withOpacity = (color: string, percent: number): string =>
  color +
  Math.round((percent * 255) / 100)
    .toString(16)
    .padStart(2, '0');

/** The colours of the theme, and those of the browser around the page. */
export const PALETTE = {
  ink: INK,
  concrete: '#D3D2CD',
  paper: PAPER,
  cement: '#54544E',
  smoke: '#A9A8A2',
  accent: { DEFAULT: '#22309C', light: '#AEB8FF' },
  rust: '#96271A',
  /** The sun's light on a floor. */
  sun: '#EDB54E',
  line: {
    DEFAULT: withOpacity(INK, 24),
    dark: withOpacity(PAPER, 28),
  },
  /** The ground of a picture that hasn't come yet. */
  frame: { DEFAULT: '#B4B3AD', dark: '#3A3A38' },
  disabled: withOpacity(INK, 34),
} as const;
