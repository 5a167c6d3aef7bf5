import type { ContactMessage } from './message.ts';

/** Windows accepts links of some 2,000 characters; so much Spanish text takes some 1,500 of them when it is encoded. */
const LONGEST_TEXT_CHARACTERS = 1000;

/** A link that opens the visitor's mail program with the message in it; `cutNote` ends a message too long for a link. */
export function mailLink(href: string, message: ContactMessage, cutNote: string): string {
  const { name, email, subject, message: whole } = message;
  const isTooLong = whole.length > LONGEST_TEXT_CHARACTERS;
  const text = isTooLong ? `${whole.slice(0, LONGEST_TEXT_CHARACTERS)}\n${cutNote}` : whole;
  // The line ends of a mail (RFC 6068).
  const body = `${text}\n\n${name}\n${email}`.replaceAll(/\r?\n/g, '\r\n');
  return `${href}?subject=${encode(subject)}&body=${encode(body)}`;
}

/** Half of a surrogate pair cannot be encoded. */
const encode = (text: string) => encodeURIComponent(text.toWellFormed());
