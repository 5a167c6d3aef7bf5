const MONTHS = 'January|February|March|April|May|June|July|August|September|October|November|December';

/** Spaces at which no line breaks, each between what stands before it and after it. */
const SPACES = new RegExp(
  [
    // `90 %`, `8 m`, `220 V`.
    String.raw`(?<=\d) (?=%|(?:[ckm]?m|kg|[AVh])(?!\p{L}))`,
    // `× 27.5`, `cada 8`.
    String.raw`(?<=×|\bcada) (?=\d)`,
    // `7.4 a 8.5 m`, `4.80 m a losa`.
    String.raw`(?<=\d|\d m) (?=a [\d\p{L}])`,
    String.raw`(?<=\d(?: m|\u00a0m)?[ \u00a0]a) (?=[\d\p{L}])`,
    // `31 de enero`.
    String.raw`(?<=\b\d{1,2}) (?=de \p{L})`,
    String.raw`(?<=\b\d{1,2} de) (?=\p{L})`,
    // `de 2027`, which may begin a line.
    String.raw`(?<=\p{L} de) (?=\d{4}\b)`,
    // No line begins with a dash; Intl writes thin spaces around it.
    String.raw`[ \u2009](?=–)`,
    // No line begins or ends with a middle dot.
    ' (?=· )|(?<=[ \u00a0]·) ',
  ].join('|'),
  'gu',
);
/** What English adds: `23,700 sq ft`, `4 ft 7 in`, `January 31`, `1:30 PM`. */
const ENGLISH_SPACES = new RegExp(
  [
    String.raw`(?<=\d) (?=sq ft|(?:ft|in|[AP]M)(?!\p{L}))`,
    String.raw`(?<=\d sq) (?=ft)`,
    String.raw`(?<=\d ft) (?=\d+ in(?!\p{L}))`,
    String.raw`(?<=\b(?:${MONTHS})) (?=\d{1,2}\b)`,
  ].join('|'),
  'gu',
);

/** `3 × 11 × 4.8 m`: numbers with a cross between them, and their unit. */
const SIZES = /\d[\d.,]*(?: × \d[\d.,]*)+(?: [a-z]+)?/g;
/** Characters of a size that a column of a small phone has room for, with its text twice as large. */
const SIZE_CHARACTERS = 14;

/** Keeps a size on one line, or one that is longer at least its first two numbers. */
const keepSize = (size: string): string =>
  size.length > SIZE_CHARACTERS ? size.replace(' ×', '\u00a0×') : size.replaceAll(' ×', '\u00a0×');

/** Writes measures and days with spaces at which no line breaks: `8 m`, `31 de enero`; no line begins with a dash. */
export const addNonBreakingSpaces = (text: string): string =>
  text.replace(SIZES, keepSize).replace(SPACES, '\u00a0').replace(ENGLISH_SPACES, '\u00a0');

/**
 * Keeps hours such as `11:00 – 18:00 h` or `11 AM – 6 PM` on one line, and what `addNonBreakingSpaces` does; a line breaks after a dash, also
 * before a space that holds.
 */
export const joinTimeRange = (text: string): string =>
  addNonBreakingSpaces(text).replace(/(?<=\d|[AP]M)\u00a0– (?=\d)/g, '\u00a0–\u2060\u00a0');

const SHORT_WORDS =
  'a|al|con|de|del|desde|e|el|en|entre|hacia|hasta|la|las|lo|los|o|para|por|que|se|sin|sobre|su|sus|u|un|una|y' +
  '|an|and|as|at|by|for|from|in|is|it|of|on|or|that|the|to|with';
const PHRASES = new RegExp(String.raw`(?<!\S)(?:(?:${SHORT_WORDS})\s)+\S+`, 'giu');
/** Characters that one line has room for in a window of 320 px, by the size of the heading. */
const LINE_CHARACTERS = { large: 13, small: 15 };

/** Keeps articles and prepositions of a heading with the word that follows, so that no line ends in one: `a verlo`. */
export const bindShortWords = (heading: string, size: keyof typeof LINE_CHARACTERS = 'large'): string =>
  heading.replace(PHRASES, (phrase) =>
    phrase.length > LINE_CHARACTERS[size] ? phrase : phrase.replaceAll(' ', '\u00a0'),
  );
