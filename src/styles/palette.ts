/** The colours of the theme, and those of the browser around the page. */
export const PALETTE = {
  ink: '#181918',
  concrete: '#D3D2CD',
  paper: '#F3F2EF',
  cement: '#54544E',
  smoke: '#A9A8A2',
  accent: { DEFAULT: '#22309C', light: '#AEB8FF' },
  rust: '#96271A',
  line: {
    DEFAULT: 'rgb(24 25 24 / .24)',
    dark: 'rgb(243 242 239 / .28)',
    cover: 'rgb(243 242 239 / .45)',
  },
  /** Where a picture will be. */
  frame: { DEFAULT: '#B4B3AD', dark: '#3A3A38', cover: '#55544F' },
  disabled: 'rgb(24 25 24 / .34)',
  veil: 'rgb(24 25 24 / .55)',
} as const;
