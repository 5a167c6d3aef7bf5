/** Letters, figures and signs of Spanish and English: the first file of each font. */
const FIRST_RANGE =
  'U+20-7E,U+A0-A1,U+A9-AB,U+B0-B3,U+B7,U+BA-BF,U+C1,U+C9,U+CD,U+D1,U+D3,U+D7,U+DA,U+DC,' +
  'U+E1,U+E9,U+ED,U+F1,U+F3,U+FA,U+FC,U+2013-2026';
/** What else the fonts have: the second file. It overlaps the first; browsers take the face that is declared later. */
const REST_RANGE = 'U+A2-2044,U+20AC,U+2122-2215';

/** Ascent and descent are in em. */
const GOTHIC = { family: 'Special Gothic', style: 'normal', ascent: 1.005, descent: 0.295 } as const;
const IBARRA = { family: 'Ibarra Real Nova', style: 'normal', ascent: 0.95, descent: 0.3 } as const;
const IBARRA_ITALIC = { ...IBARRA, style: 'italic' } as const;

/** The site's fonts, in `src/assets/fonts`; its README says how their files were made. */
const FONTS = [
  { ...GOTHIC, weight: '400 500', file: 'special-gothic-rest', range: REST_RANGE },
  { ...GOTHIC, weight: '400', file: 'special-gothic', range: FIRST_RANGE },
  { ...GOTHIC, weight: '450', file: 'special-gothic-450', range: FIRST_RANGE },
  { ...GOTHIC, weight: '500', file: 'special-gothic-500', range: FIRST_RANGE },
  { ...IBARRA, weight: '400', file: 'ibarra-real-nova-rest', range: REST_RANGE },
  { ...IBARRA, weight: '400', file: 'ibarra-real-nova', range: FIRST_RANGE },
  { ...IBARRA_ITALIC, weight: '400', file: 'ibarra-real-nova-italic-rest', range: REST_RANGE },
  { ...IBARRA_ITALIC, weight: '400', file: 'ibarra-real-nova-italic', range: FIRST_RANGE },
];

/** Letters, the same in all three: what is repeated word for word compresses to nothing. */
const SERIF = ' ,-.24ACDEFGHILMNOPQSTWZ';
const ITALIC = ',.0234ABCDEFGHILMNPQRSTUVWahiknruvxy';

/**
 * System fonts in the widths of the site's fonts, so that nothing moves when these load. Each is several faces, because a letter that
 * is wide in one font may be narrow in the other: groups of letters have a size of their own, in percent; `others` is that of all
 * letters that no group has, `bolder` that of the weights 450 and 500, which a system font has in 400.
 * Of several faces with one family, style and weight, browsers take for each letter the last one declared that the system has.
 */
const FALLBACKS: Fallback[] = [
  {
    ...{ ...GOTHIC, faces: ['DejaVu Sans'], others: 87, bolder: 85.3 },
    groups: { '0234ACMPT–': 93.7, '7Eabglmnsvxy': 82.8, ' ,.1I': 57.2 },
  },
  {
    ...{ ...GOTHIC, faces: ['Roboto'], others: 90.2, bolder: 96.9 },
    groups: { '0234689CDOQrt': 104.7, '5ABEGHNPSUWbcdehnpuvy': 96.8, '.1J–': 60.3 },
  },
  {
    ...{ ...GOTHIC, faces: ['Arial', 'Liberation Sans'], others: 90.8, bolder: 96.3 },
    groups: { '02346fhirt': 106.2, '59AMbcdlmnopuw': 98.1, ' ,.1EFJR': 70.9 },
  },
  { ...IBARRA, faces: ['DejaVu Serif'], others: 78.1, groups: { [SERIF]: 92.7 } },
  { ...IBARRA, faces: ['Noto Serif'], others: 83.3, groups: { [SERIF]: 106.5 } },
  { ...IBARRA, faces: ['Times New Roman', 'Liberation Serif'], others: 101.2, groups: { [SERIF]: 110 } },
  { ...IBARRA_ITALIC, faces: ['DejaVu Serif Italic'], others: 71.8, groups: { [ITALIC]: 86 } },
  { ...IBARRA_ITALIC, faces: ['Noto Serif Italic'], others: 80.3, groups: { [ITALIC]: 92.3 } },
  {
    ...{ ...IBARRA_ITALIC, faces: ['Times New Roman Italic', 'Liberation Serif Italic'], others: 92.2 },
    groups: { [ITALIC]: 106 },
  },
];

type Font = (typeof FONTS)[number];

interface Fallback extends Pick<Font, 'family' | 'style' | 'ascent' | 'descent'> {
  /** The names that `local()` knows it by; the second is as wide as the first. */
  faces: string[];
  others: number;
  groups: Record<string, number>;
  bolder?: number;
}

/** The `@font-face` rules of both, for Tailwind to write with its base styles. */
export const FONT_FACES = [...FALLBACKS.flatMap(declareFallback), ...FONTS.map(declareFont)];

function declareFont({ family, style, weight, file, range }: Font) {
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

function declareFallback({ family, style, ascent, descent, faces, others, groups, bolder }: Fallback) {
  const toPercent = (length: number, size: number) => `${Math.round((length / size) * 10_000)}%`;
  const declare = (size: number, hasBlank: boolean, more: object) => ({
    '@font-face': {
      fontFamily: `'${family} Fallback'`,
      src: faces.map((face) => `local('${face}')`).join(', '),
      ...(style === 'italic' && { fontStyle: style }),
      sizeAdjust: `${size}%`,
      // Lines are as high as the face that has the blank.
      ...(hasBlank && {
        ascentOverride: toPercent(ascent, size),
        descentOverride: toPercent(descent, size),
      }),
      ...more,
    },
  });
  const hasBlank = (letters: string) => letters.includes(' ');
  return [
    declare(others, !Object.keys(groups).some(hasBlank), {}),
    ...Object.entries(groups).map(([letters, size]) =>
      declare(size, hasBlank(letters), { unicodeRange: toRange(letters) }),
    ),
    ...(bolder ? [declare(bolder, true, { fontWeight: '450 500' })] : []),
  ];
}

/** Letters, and with them their accented forms in Spanish, as CSS writes a range of characters: `U+61-63,U+E1`. */
function toRange(letters: string): string {
  const accented = Array.from('áéíñóú').filter((letter) =>
    letters.includes(letter.normalize('NFD').charAt(0)),
  );
  const codes = Array.from(letters + accented.join(''), (letter) => letter.charCodeAt(0)).sort(
    (a, b) => a - b,
  );
  const firsts = codes.filter((code) => !codes.includes(code - 1));
  const lasts = codes.filter((code) => !codes.includes(code + 1));
  const write = (code = 0) => code.toString(16).toUpperCase();
  return firsts.map((first, index) => `U+${write(first)}-${write(lasts[index])}`).join();
}
