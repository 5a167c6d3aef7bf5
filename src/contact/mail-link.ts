import type { ContactMessage } from './message.ts';

/** What every system hands on to its mail program. */
const LONGEST_LINK_CHARACTERS = 1800;
const LONGEST_LINE_CHARACTERS = 300;
/** Line ends of a mail (RFC 6068). */
const LINE_END = '%0D%0A';

/**
 * A link that opens the visitor's own mail program with the message in it: the last resort when the form cannot send.
 *
 * @param cutNote stands where a message ends that is too long for a link
 */
export function mailLink(href: string, message: ContactMessage, cutNote: string): string {
  const [subject, name, email] = [message.subject, message.name, message.email].map((line) =>
    encodeWithin(line, LONGEST_LINE_CHARACTERS),
  );
  const start = `${href}?subject=${subject}&body=`;
  const end = [LINE_END, name, email].join(LINE_END);
  const room = LONGEST_LINK_CHARACTERS - start.length - end.length;
  const text = message.message.replaceAll(/\r\n?/g, '\n');
  const whole = encode(text);
  if (whole.length <= room) return start + whole + end;
  const note = LINE_END + encode(cutNote);
  return start + encodeWithin(text, room - note.length) + note + end;
}

/** As many whole characters as fit when they are encoded. */
function encodeWithin(text: string, room: number): string {
  let encoded = '';
  for (const character of text) {
    const next = encode(character);
    if (encoded.length + next.length > room) break;
    encoded += next;
  }
  return encoded;
}

function encode(text: string): string {
  // Half of a surrogate pair cannot be encoded.
  return encodeURIComponent(text.toWellFormed()).replaceAll('%0A', LINE_END);
}
