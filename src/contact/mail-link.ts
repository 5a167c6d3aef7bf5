import type { ContactMessage } from './contact-message.ts';

/** What every system hands on to its mail program. */
const LONGEST_LINK_CHARACTERS = 1800;
const LONGEST_LINE_CHARACTERS = 300;
/** Line ends of a mail (RFC 6068). */
const LINE_END = '%0D%0A';

/**
 * A link that opens the visitor's own mail program with the message in it: the last resort when the form cannot send.
 *
 * @param href the `mailto:` link of the receiver
 * @param cutNote stands where a message ends that is too long for a link
 */
export function mailLink(href: string, message: ContactMessage, cutNote: string): string {
  const start = `${href}?subject=${encodeWithin(message.subject, LONGEST_LINE_CHARACTERS)}&body=`;
  const signature = [message.name, message.email]
    .map((line) => LINE_END + encodeWithin(line, LONGEST_LINE_CHARACTERS))
    .join('');
  const end = LINE_END + signature;
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
  return encodeURIComponent(text.replaceAll(/\p{Cs}/gu, '\uFFFD')).replaceAll('%0A', LINE_END);
}
