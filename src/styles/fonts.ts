/** Letters, figures and signs of Spanish and English: the first file of each font. */
const FIRST_RANGE =
  'U+20-7E,U+A0-A1,U+A9-AB,U+B0-B3,U+B7,U+BA-BF,U+C1,U+C9,U+CD,U+D1,U+D3,U+D7,U+DA,U+DC,' +
  'U+E1,U+E9,U+ED,U+F1,U+F3,U+FA,U+FC,U+2013-2026';
/** What else the fonts have: the second file. It overlaps the first; browsers take the face that is declared later. */
const REST_RANGE = 'U+A2-2044,U+20AC,U+2122-2215';

const GOTHIC = { family: 'Special Gothic', style: 'normal' } as const;
const IBARRA = { family: 'Ibarra Real Nova', style: 'normal' } as const;
const IBARRA_ITALIC = { family: 'Ibarra Real Nova', style: 'italic' } as const;

/** The site's fonts, in `src/assets/fonts`; its README says how their files were made. */
const FONTS = [
  { ...GOTHIC, weight: '400 500', file: 'special-gothic' },
  { ...IBARRA, weight: '400', file: 'ibarra-real-nova' },
  { ...IBARRA_ITALIC, weight: '400', file: 'ibarra-real-nova-italic' },
] as const;

type Font = (typeof FONTS)[number];

/**
 * System fonts with the metrics of the site's fonts, in percent (size, ascent, descent), so that nothing moves when these load.
 * Of several fonts with one family and style, browsers take the last that the system has.
 */
const FALLBACKS = [
  { ...GOTHIC, faces: ['DejaVu Sans'], size: 83.2, ascent: 120.8, descent: 35.5 },
  { ...GOTHIC, faces: ['Roboto'], size: 94.2, ascent: 106.7, descent: 31.3 },
  { ...GOTHIC, faces: ['Arial', 'Liberation Sans'], size: 93.9, ascent: 107, descent: 31.4 },
  { ...IBARRA, faces: ['DejaVu Serif'], size: 80.3, ascent: 118.2, descent: 37.4 },
  { ...IBARRA, faces: ['Noto Serif'], size: 86.5, ascent: 109.7, descent: 34.7 },
  { ...IBARRA, faces: ['Times New Roman', 'Liberation Serif'], size: 102.6, ascent: 92.5, descent: 29.2 },
  { ...IBARRA_ITALIC, faces: ['DejaVu Serif Italic'], size: 77.2, ascent: 123.1, descent: 38.9 },
  { ...IBARRA_ITALIC, faces: ['Noto Serif Italic'], size: 85.2, ascent: 111.5, descent: 35.2 },
  {
    ...IBARRA_ITALIC,
    faces: ['Times New Roman Italic', 'Liberation Serif Italic'],
    size: 97.2,
    ascent: 97.7,
    descent: 30.9,
  },
];

/** The `@font-face` rules of both, for Tailwind to write with its base styles. */
export const FONT_FACES = [
  ...FALLBACKS.map(({ family, style, faces, size, ascent, descent }) => ({
    '@font-face': {
      fontFamily: `'${family} Fallback'`,
      src: faces.map((face) => `local('${face}')`).join(', '),
      fontStyle: style,
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
