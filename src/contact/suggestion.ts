/** What of a suggested message says what is wanted: all but a last line that asks to be completed, "Somos …". */
export function openingOf(message: string): string {
  const lines = message.split('\n');
  if (lines.at(-1)?.includes('…')) lines.pop();
  return lines.join('\n');
}

/**
 * A message once another suggestion takes the place of the former: the whole of it where nobody has touched it, else its opening, and what
 * the visitor has completed stays. Undefined where the message is the visitor's own.
 */
export function replaceSuggestion(message: string, former: string, next: string): string | undefined {
  if (message === '' || message === former) return next;
  const opening = openingOf(former);
  if (opening === '' || !message.startsWith(opening)) return undefined;
  const rest = message.slice(opening.length).trim();
  return [openingOf(next), rest].filter(Boolean).join('\n');
}
