const MAX_QUOTE_CHARACTERS = 60;
/** Invisible characters, and characters that look like a space or a hyphen. */
export const INVISIBLE_CHARACTERS = /(?! )[\p{C}\p{Z}\u2010\u2011\uFFFC]/gu;

/** Formats the code point of a character: `U+00A0`. */
export const formatCodePoint = (character: string): string =>
  `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;

/** Quotes a value on one line, for a message. Truncates a long value, and shows invisible characters as code points. */
export const quoteValue = (value: string): string => {
  const line = value
    .replace(/\s*[\r\n]+\s*/g, ' ⏎ ')
    .replace(INVISIBLE_CHARACTERS, (character) => `[${formatCodePoint(character)}]`);
  const isLong = line.length > MAX_QUOTE_CHARACTERS;
  return isLong ? `"${line.slice(0, MAX_QUOTE_CHARACTERS)}…"` : `"${line}"`;
};
