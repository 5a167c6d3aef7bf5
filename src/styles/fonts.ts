/** Family, style, weight, file, and its original in `src/assets/fonts`. Files of one weight are half as heavy as variable ones. */
export const FONTS = [
  ['Special Gothic', 'normal', 400, 'special-gothic.woff2', 'special-gothic.woff2'],
  ['Special Gothic', 'normal', 450, 'special-gothic-450.woff2', 'special-gothic.woff2'],
  ['Special Gothic', 'normal', 500, 'special-gothic-500.woff2', 'special-gothic.woff2'],
  ['Ibarra Real Nova', 'normal', 400, 'ibarra-real-nova.woff2', 'ibarra-real-nova.woff2'],
  ['Ibarra Real Nova', 'italic', 400, 'ibarra-real-nova-italic.woff2', 'ibarra-real-nova-italic.woff2'],
] as const;

/**
 * System fonts with the metrics of the site's fonts, in percent (size, ascent, descent), so that nothing moves when these load.
 * Of several fonts with one family and style, browsers take the last that the system has.
 */
const FALLBACKS = [
  ['Special Gothic', 'normal', ['DejaVu Sans'], 83.2, 120.8, 35.5],
  ['Special Gothic', 'normal', ['Roboto'], 94.2, 106.7, 31.3],
  ['Special Gothic', 'normal', ['Arial', 'Liberation Sans'], 93.9, 107, 31.4],
  ['Ibarra Real Nova', 'normal', ['DejaVu Serif'], 80.3, 118.2, 37.4],
  ['Ibarra Real Nova', 'normal', ['Noto Serif'], 86.5, 109.7, 34.7],
  ['Ibarra Real Nova', 'normal', ['Times New Roman', 'Liberation Serif'], 102.6, 92.5, 29.2],
  ['Ibarra Real Nova', 'italic', ['DejaVu Serif Italic'], 77.2, 123.1, 38.9],
  ['Ibarra Real Nova', 'italic', ['Noto Serif Italic'], 85.2, 111.5, 35.2],
  ['Ibarra Real Nova', 'italic', ['Times New Roman Italic', 'Liberation Serif Italic'], 97.2, 97.7, 30.9],
] as const;

/** The `@font-face` rules of both, for Tailwind to write with its base styles. */
export const FONT_FACES = [
  ...FALLBACKS.map(([family, fontStyle, faces, size, ascent, descent]) => ({
    '@font-face': {
      fontFamily: `'${family} Fallback'`,
      src: faces.map((face) => `local('${face}')`).join(', '),
      fontStyle,
      sizeAdjust: `${size}%`,
      ascentOverride: `${ascent}%`,
      descentOverride: `${descent}%`,
      lineGapOverride: '0%',
    },
  })),
  ...FONTS.map(([family, fontStyle, fontWeight, file]) => ({
    '@font-face': {
      fontFamily: `'${family}'`,
      src: `url('@fonts/${file}') format('woff2')`,
      fontStyle,
      fontWeight: String(fontWeight),
      fontDisplay: 'swap',
    },
  })),
];
