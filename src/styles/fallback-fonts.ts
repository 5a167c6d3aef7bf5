/**
 * System faces that set the site's own text in the same width, with the ascent and descent of the real face, so that nothing
 * moves when it arrives: one for each that is everywhere (a bare Linux, Android, Apple and Windows). Of one family and style,
 * browsers take the last that the system has. The figures are percentages: size, ascent, descent.
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

/** The `@font-face` rules of the fallbacks, for Tailwind to write with its base styles. */
export const FALLBACK_FONT_FACES = FALLBACKS.map(([family, style, faces, size, ascent, descent]) => ({
  '@font-face': {
    fontFamily: `'${family} Fallback'`,
    src: faces.map((face) => `local('${face}')`).join(', '),
    fontStyle: style,
    sizeAdjust: `${size}%`,
    ascentOverride: `${ascent}%`,
    descentOverride: `${descent}%`,
    lineGapOverride: '0%',
  },
}));
