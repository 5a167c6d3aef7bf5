const MONTHS = 'January|February|March|April|May|June|July|August|September|October|November|December';

/** Spaces at which no line breaks, each between what stands before it and after it. */
const SPACES = new RegExp(
  [
    // `90 %`, `8 m`, `220 V`.
    String.raw`(?<=\d) (?=%|(?:[ckm]?m|kg|[AVh])(?!\p{L}))`,
    // `× 27.5`, `cada 8`.
    String.raw`(?<=×|\bcada) (?=\d)`,
    // `31 de enero`.
    String.raw`(?<=\b\d{1,2}) (?=de \p{L})`,
    String.raw`(?<=\b\d{1,2} de) (?=\p{L})`,
    // `enero de 2027`.
    String.raw`(?<=\p{L}) (?=de \d{4}\b)`,
    String.raw`(?<=\p{L} de) (?=\d{4}\b)`,
    // No line begins with a dash; Intl writes thin spaces around it.
    String.raw`[ \u2009](?=–)`,
  ].join('|'),
  'gu',
);
/** What English adds: `23,700 sq ft`, `35 in`, `January 31`, `1:30 PM`. */
const ENGLISH_SPACES = new RegExp(
  [
    String.raw`(?<=\d) (?=sq ft|(?:ft|in|[AP]M)(?!\p{L}))`,
    String.raw`(?<=\d sq) (?=ft)`,
    String.raw`(?<=\b(?:${MONTHS})) (?=\d{1,2}\b)`,
  ].join('|'),
  'gu',
);

/** Writes measures and days with spaces at which no line breaks: `8 m`, `31 de enero de 2027`; no line begins with a dash. */
export const keepTogether = (text: string): string =>
  text.replace(SPACES, '\u00a0').replace(ENGLISH_SPACES, '\u00a0');

/**
 * Keeps hours such as `11:00 – 18:00 h` or `11:00 AM – 6:00 PM` on one line; a line breaks after a dash, also before a space that
 * holds.
 */
export const keepHours = (text: string): string =>
  text.replace(/(?<=\d|[AP]M) – (?=\d\d?:)/g, '\u00a0–\u2060\u00a0');

const SHORT_WORDS =
  'a|al|con|de|del|desde|e|el|en|entre|hacia|hasta|la|las|lo|los|o|para|por|que|se|sin|sobre|su|sus|u|un|una|y' +
  '|an|and|as|at|by|for|from|in|is|it|of|on|or|that|the|to|with';
const PHRASES = new RegExp(String.raw`(?<!\S)(?:(?:${SHORT_WORDS})\s)+\S+`, 'giu');
/** Characters that one line has room for in a window of 320 px, by the size of the heading. */
const LINE_CHARACTERS = { large: 13, small: 15 };

/** Keeps articles and prepositions of a heading with the word that follows, so that no line ends in one: `a verlo`. */
export const keepPhrases = (heading: string, size: keyof typeof LINE_CHARACTERS = 'large'): string =>
  heading.replace(PHRASES, (phrase) =>
    phrase.length > LINE_CHARACTERS[size] ? phrase : phrase.replaceAll(' ', '\u00a0'),
  );
