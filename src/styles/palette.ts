/** The colours of the design (design §2.1): the theme's, and those of the browser around the page. */
export const PALETTE = {
  grafito: '#181918',
  concreto: '#D3D2CD',
  cal: '#F3F2EF',
  cemento: '#54544E',
  humo: '#A9A8A2',
  anil: { DEFAULT: '#22309C', claro: '#AEB8FF' },
  oxido: '#96271A',
  linea: {
    DEFAULT: 'rgb(24 25 24 / .24)',
    osc: 'rgb(243 242 239 / .28)',
    portada: 'rgb(243 242 239 / .45)',
  },
  marco: { DEFAULT: '#B4B3AD', osc: '#3A3A38', portada: '#55544F' },
  inactivo: 'rgb(24 25 24 / .34)',
  velo: 'rgb(24 25 24 / .55)',
} as const;
