/** Letters, figures and signs of Spanish and English: the first file of each font. */
const FIRST_RANGE =
  'U+20-7E,U+A0-A1,U+A9-AB,U+B0-B3,U+B7,U+BA-BF,U+C1,U+C9,U+CD,U+D1,U+D3,U+D7,U+DA,U+DC,' +
  'U+E1,U+E9,U+ED,U+F1,U+F3,U+FA,U+FC,U+2013-2026';
/** What else the fonts have: the second file. It overlaps the first; browsers take the face that is declared later. */
const REST_RANGE = 'U+A2-2044,U+20AC,U+2122-2215';

/** The site's fonts, in `src/assets/fonts`; its README says how their files were made. */
const FONTS = [
  { family: 'Special Gothic', style: 'normal', weight: '400 500', file: 'special-gothic' },
  { family: 'Ibarra Real Nova', style: 'normal', weight: '400', file: 'ibarra-real-nova' },
  { family: 'Ibarra Real Nova', style: 'italic', weight: '400', file: 'ibarra-real-nova-italic' },
] as const;

type Font = (typeof FONTS)[number];

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
  ...FONTS.flatMap((font) => [
    declareFace(font, `${font.file}-rest`, REST_RANGE),
    declareFace(font, font.file, FIRST_RANGE),
  ]),
];

function declareFace({ family, style, weight }: Font, file: string, unicodeRange: string) {
  return {
    '@font-face': {
      fontFamily: `'${family}'`,
      src: `url('../assets/fonts/${file}.woff2') format('woff2')`,
      fontStyle: style,
      fontWeight: weight,
      fontDisplay: 'swap',
      unicodeRange,
    },
  };
}
