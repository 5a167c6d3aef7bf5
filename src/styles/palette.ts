const INK = '#181918';
const PAPER = '#F3F2EF';

/** Adds an opacity in percent to a colour such as `#181918`. CSS files use `theme('colors.ink / 56%')` instead. */
export const withOpacity = (color: string, percent: number): string =>
  color +
  Math.round((percent * 255) / 100)
    .toString(16)
    .padStart(2, '0');

/** Colours of the theme. `ink` is also the colour of the browser's user interface. */
export const PALETTE = {
  ink: INK,
  concrete: '#D3D2CD',
  paper: PAPER,
  cement: '#54544E',
  smoke: '#A9A8A2',
  accent: { DEFAULT: '#22309C', light: '#AEB8FF' },
  rust: '#96271A',
  /** Sunlight on a floor plan. */
  sun: '#EDB54E',
  line: {
    DEFAULT: withOpacity(INK, 24),
    dark: withOpacity(PAPER, 28),
  },
  /** Background of images until they load. */
  frame: { DEFAULT: '#B4B3AD', dark: '#3A3A38' },
  disabled: withOpacity(INK, 34),
} as const;
