/** Characters of Spanish and English, in the first file of each font. */
const MAIN_RANGE =
  'U+20-7E,U+A0-A1,U+A9-AB,U+B0-B3,U+B7,U+BA-BF,U+C1,U+C9,U+CD,U+D1,U+D3,U+D7,U+DA,U+DC,' +
  'U+E1,U+E9,U+ED,U+F1,U+F3,U+FA,U+FC,U+2013-2026';
/** Other characters of the fonts, in the second file of each font. If the ranges overlap, browsers use the face that is declared last. */
const REST_RANGE = 'U+A2-2044,U+20AC,U+2122-2215';

/** Font families. Ascent and descent are in em. */
const GOTHIC = { family: 'Special Gothic', style: 'normal', ascent: 1.005, descent: 0.295 } as const;
const IBARRA = { family: 'Ibarra Real Nova', style: 'normal', ascent: 0.95, descent: 0.3 } as const;
const IBARRA_ITALIC = { ...IBARRA, style: 'italic' } as const;

/** Fonts in `src/assets/fonts`. The README there documents how the files were generated. */
const FONTS = [
  { ...GOTHIC, weight: '400 500', file: 'special-gothic-rest', range: REST_RANGE },
  { ...GOTHIC, weight: '400', file: 'special-gothic', range: MAIN_RANGE },
  { ...GOTHIC, weight: '450', file: 'special-gothic-450', range: MAIN_RANGE },
  { ...GOTHIC, weight: '500', file: 'special-gothic-500', range: MAIN_RANGE },
  { ...IBARRA, weight: '400', file: 'ibarra-real-nova-rest', range: REST_RANGE },
  { ...IBARRA, weight: '400', file: 'ibarra-real-nova', range: MAIN_RANGE },
  { ...IBARRA_ITALIC, weight: '400', file: 'ibarra-real-nova-italic-rest', range: REST_RANGE },
  { ...IBARRA_ITALIC, weight: '400', file: 'ibarra-real-nova-italic', range: MAIN_RANGE },
];

/**
 * System fonts until the web fonts load. `size-adjust` (in percent) gives text the same width in both, which minimizes layout shift.
 * Browsers use the last installed face among those with the same family, style and weight.
 */
const FALLBACKS: Fallback[] = [
  { ...GOTHIC, weight: '400', faces: ['DejaVu Sans'], size: 83.5 },
  { ...GOTHIC, weight: '400', faces: ['Roboto'], size: 94.7 },
  { ...GOTHIC, weight: '400', faces: ['Arial', 'Liberation Sans'], size: 93.6 },
  { ...GOTHIC, weight: '450 500', faces: ['DejaVu Sans'], size: 85 },
  { ...GOTHIC, weight: '450 500', faces: ['Roboto'], size: 96.2 },
  { ...GOTHIC, weight: '450 500', faces: ['Arial', 'Liberation Sans'], size: 95.1 },
  { ...IBARRA, weight: '400', faces: ['DejaVu Serif'], size: 80.7 },
  { ...IBARRA, weight: '400', faces: ['Noto Serif'], size: 87.5 },
  { ...IBARRA, weight: '400', faces: ['Times New Roman', 'Liberation Serif'], size: 102.4 },
  { ...IBARRA_ITALIC, weight: '400', faces: ['DejaVu Serif Italic'], size: 78.4 },
  { ...IBARRA_ITALIC, weight: '400', faces: ['Noto Serif Italic'], size: 86.8 },
  {
    ...IBARRA_ITALIC,
    weight: '400',
    faces: ['Times New Roman Italic', 'Liberation Serif Italic'],
    size: 97.5,
  },
];

type Font = (typeof FONTS)[number];

interface Fallback extends Pick<Font, 'family' | 'style' | 'weight' | 'ascent' | 'descent'> {
  /** Names of installed fonts for `local()`. All of these fonts have the same metrics. */
  faces: string[];
  /** Value of `size-adjust` in percent. */
  size: number;
}

/** `@font-face` rules of all fonts. Tailwind adds these rules to the base styles. */
export const FONT_FACES = [...FALLBACKS.map(createFallbackFontFace), ...FONTS.map(createFontFace)];

function createFontFace({ family, style, weight, file, range }: Font) {
  return {
    '@font-face': {
      fontFamily: `'${family}'`,
      src: `url('../assets/fonts/${file}.woff2') format('woff2')`,
      fontStyle: style,
      fontWeight: weight,
      fontDisplay: 'swap',
      unicodeRange: range,
    },
  };
}

function createFallbackFontFace({ family, style, weight, ascent, descent, faces, size }: Fallback) {
  const toPercent = (length: number) => `${Math.round((length / size) * 10_000)}%`;
  return {
    '@font-face': {
      fontFamily: `'${family} Fallback'`,
      src: faces.map((face) => `local('${face}')`).join(', '),
      fontStyle: style,
      fontWeight: weight,
      sizeAdjust: `${size}%`,
      ascentOverride: toPercent(ascent),
      descentOverride: toPercent(descent),
    },
  };
}
