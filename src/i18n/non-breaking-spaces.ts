const MONTHS = 'January|February|March|April|May|June|July|August|September|October|November|December';

const SPACES = new RegExp(
  [
    // Number and unit: `90 %`, `8 m`, `220 V`.
    String.raw`(?<=\d) (?=%|(?:[ckm]?m|kg|[AVh])(?!\p{L}))`,
    // Repeated number: `× 27.5`, `cada 8`.
    String.raw`(?<=×|\bcada) (?=\d)`,
    // Range of lengths: `7.4 a 8.5 m`, `4.80 m a losa`.
    String.raw`(?<=\d|\d m) (?=a [\d\p{L}])`,
    String.raw`(?<=\d(?: m|\u00a0m)?[ \u00a0]a) (?=[\d\p{L}])`,
    // Day and month: `31 de enero`.
    String.raw`(?<=\b\d{1,2}) (?=de \p{L})`,
    String.raw`(?<=\b\d{1,2} de) (?=\p{L})`,
    // Year after `de`: `de 2027`. A line may begin with `de`.
    String.raw`(?<=\p{L} de) (?=\d{4}\b)`,
    // A line may not begin with a dash. Intl writes thin spaces around dashes.
    String.raw`[ \u2009](?=–)`,
    // A line may not begin with a middle dot.
    ' (?=· )',
  ].join('|'),
  'gu',
);
/** Spaces in English measures, dates and times: `23,700 sq ft`, `4 ft 7 in`, `January 31`, `1:30 PM`. */
const ENGLISH_SPACES = new RegExp(
  [
    String.raw`(?<=\d) (?=sq ft|(?:ft|in|[AP]M)(?!\p{L}))`,
    String.raw`(?<=\d sq) (?=ft)`,
    String.raw`(?<=\d ft) (?=\d+ in(?!\p{L}))`,
    String.raw`(?<=\b(?:${MONTHS})) (?=\d{1,2}\b)`,
  ].join('|'),
  'gu',
);

/** Dimensions with their unit: `3 × 11 × 4.8 m`. */
const DIMENSIONS = /\d[\d.,]*(?: × \d[\d.,]*)+(?: [a-z]+)?/g;
/** Characters that fit in a column of a small phone at 200 % text size. */
const MAX_UNBROKEN_CHARACTERS = 14;

/** Keeps dimensions on one line. If they are long, keeps only the first two numbers together. */
const joinDimensions = (dimensions: string): string =>
  dimensions.length > MAX_UNBROKEN_CHARACTERS
    ? dimensions.replace(' ×', '\u00a0×')
    : dimensions.replaceAll(' ×', '\u00a0×');

/** Puts non-breaking spaces (U+00A0) into measures and dates, and before dashes: `8 m`, `31 de enero`. */
export const addNonBreakingSpaces = (text: string): string =>
  text.replace(DIMENSIONS, joinDimensions).replace(SPACES, '\u00a0').replace(ENGLISH_SPACES, '\u00a0');

/** Adds non-breaking spaces. Keeps time ranges such as `11:00 – 18:00 h` on one line by a word joiner (U+2060) after the dash. */
export const joinTimeRange = (text: string): string =>
  addNonBreakingSpaces(text).replace(/(?<=\d|[AP]M)\u00a0– (?=\d)/g, '\u00a0–\u2060\u00a0');

const SHORT_WORDS =
  'a|al|con|de|del|desde|e|el|en|entre|hacia|hasta|la|las|lo|los|o|para|por|que|se|sin|sobre|su|sus|u|un|una|y' +
  '|an|and|as|at|by|for|from|in|is|it|of|on|or|that|the|to|with';
const PHRASES = new RegExp(String.raw`(?<!\S)(?:(?:${SHORT_WORDS})\s)+\S+`, 'giu');
/** Characters that fit on one line of a 320 px viewport, by heading size. */
const LINE_CHARACTERS = { large: 13, small: 15 };

/** Binds articles and prepositions of a heading to the next word, so that a line doesn't end with them: `a verlo`. */
export const bindShortWords = (heading: string, size: keyof typeof LINE_CHARACTERS = 'large'): string =>
  heading.replace(PHRASES, (phrase) =>
    phrase.length > LINE_CHARACTERS[size] ? phrase : phrase.replaceAll(' ', '\u00a0'),
  );
