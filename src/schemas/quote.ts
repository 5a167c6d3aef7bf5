const LONGEST_QUOTE_CHARACTERS = 60;
/** Invisible characters, and those that look like a space or a hyphen and are none. */
export const INVISIBLE_CHARACTERS = /(?! )[\p{C}\p{Z}\u2010\u2011\uFFFC]/gu;

/** `U+00A0`. */
export const formatCodePoint = (character: string): string =>
  `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;

/** The found value, quoted, on one line, truncated when long; what can't be seen as its code point. */
export const quote = (value: string): string => {
  const line = value
    .replace(/\s*[\r\n]+\s*/g, ' ⏎ ')
    .replace(INVISIBLE_CHARACTERS, (character) => `[${formatCodePoint(character)}]`);
  const isLong = line.length > LONGEST_QUOTE_CHARACTERS;
  return isLong ? `"${line.slice(0, LONGEST_QUOTE_CHARACTERS)}…"` : `"${line}"`;
};
