/** Returns a suggested message without its last line if the visitor has to complete this line, such as "Somos …". */
export function getPrefillBody(message: string): string {
  const lines = splitLines(message);
  if (lines.at(-1)?.includes('…')) lines.pop();
  return lines.join('\n');
}

/**
 * Replaces the previous suggestion in a message by the next suggestion: the whole message, or only its first lines if the visitor has edited
 * the remaining lines. Returns undefined if the message doesn't begin with the previous suggestion.
 */
export function replacePrefill(message: string, previous: string, next: string): string | undefined {
  const lines = splitLines(message);
  if (message === '' || lines.join('\n') === splitLines(previous).join('\n')) return next;
  const opening = getPrefillBody(previous);
  const openingLines = splitLines(opening);
  // Compare whole lines, because a different suggestion can have the same beginning: "el 3" and "el 30".
  const hasOpening = openingLines.every((line, index) => line === lines[index]);
  if (opening === '' || !hasOpening) return undefined;
  const remaining = lines.slice(openingLines.length).join('\n').trim();
  return [getPrefillBody(next), remaining].filter(Boolean).join('\n');
}

/** Splits a text into lines without trailing white space. A URL can contain CRLF line breaks; a text area only has LF. */
function splitLines(text: string): string[] {
  return text.split(/\r?\n/).map((line) => line.trimEnd());
}
