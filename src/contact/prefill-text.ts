/** What of a suggested message says what is wanted: all but a last line that asks to be completed, "Somos …". */
export function getPrefillBody(message: string): string {
  const lines = toLines(message);
  if (lines.at(-1)?.includes('…')) lines.pop();
  return lines.join('\n');
}

/**
 * Replaces the former suggestion in a message by the next: the whole message if it is untouched, otherwise only the opening, so that
 * the lines which the visitor has completed stay. Returns undefined if the message is the visitor's own.
 */
export function replacePrefill(message: string, former: string, next: string): string | undefined {
  const lines = toLines(message);
  if (message === '' || lines.join('\n') === toLines(former).join('\n')) return next;
  const opening = getPrefillBody(former);
  const openingLines = toLines(opening);
  // Whole lines: "el 30" begins with the suggestion "el 3", and is the visitor's own.
  const isKept = openingLines.every((line, index) => line === lines[index]);
  if (opening === '' || !isKept) return undefined;
  const rest = lines.slice(openingLines.length).join('\n').trim();
  return [getPrefillBody(next), rest].filter(Boolean).join('\n');
}

/** Lines without blanks at their ends. A suggestion from a URL may have the line ends of Windows, and a text area never has them. */
function toLines(text: string): string[] {
  return text.split(/\r?\n/).map((line) => line.trimEnd());
}
