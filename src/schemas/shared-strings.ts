/** Words that Spanish and English write alike, whatever their capitals. */
const ALIKE =
  /(?<!\p{L})(?:bar|club|hotel|jacuzzi|lobby|penthouse|roof garden|spa|studio|whatsapp|wi-?fi)(?!\p{L})/giu;
/** Placeholders, addresses, lines of copyright, and numbers with their unit. */
const NO_SHARED_STRINGS = /\{\w+\}|\S*[@/#]\S*|©.*|\d[\d.,]*\s*(?:[ckm]?m[²³]?|kg|[gh%])(?!\p{L})/gu;
/** Two or more capitalised words, as in the name of a person. */
const NAME = /^\s*\p{Lu}[\p{L}.'’-]*(?:\s+\p{Lu}[\p{L}.'’-]*)+\s*$/u;

/** Whether a text reads the same in Spanish and English: a name, a number, an address or a word such as «Spa». */
export const isSharedText = (text: string): boolean =>
  NAME.test(text) || !/\p{L}/u.test(text.replace(NO_SHARED_STRINGS, '').replace(ALIKE, ''));
