import type { ContactMessage } from './message.ts';

/** Windows accepts links of some 2,000 characters. */
const LONGEST_LINK_CHARACTERS = 2000;
/** So much Spanish text takes some 1,500 characters of a link when it is encoded. */
const LONGEST_TEXT_CHARACTERS = 1000;
/** The first half of a character beyond U+FFFF, such as an emoji: alone it can't be encoded. */
const HALF_CHARACTER = /[\uD800-\uDBFF]$/;

/** A link that opens the visitor's mail program with the message in it; `cutNote` ends a message too long for a link. */
export function getMailtoUrl(href: string, message: ContactMessage, cutNote: string): string {
  const { name, email, subject, message: whole } = message;
  const start = whole.slice(0, LONGEST_TEXT_CHARACTERS).replace(HALF_CHARACTER, '');
  const text = whole.length > LONGEST_TEXT_CHARACTERS ? `${start}\n${cutNote}` : whole;
  return composeMailto(href, subject, `${text}\n\n${name}\n${email}`);
}

/** Returns whether every mail program gets the whole message from its link. */
export function fitsMailLink(href: string, message: ContactMessage): boolean {
  const isWhole = message.message.length <= LONGEST_TEXT_CHARACTERS;
  return isWhole && getMailtoUrl(href, message, '').length <= LONGEST_LINK_CHARACTERS;
}

/** A link that opens the visitor's mail program with a subject and a text. */
export function composeMailto(href: string, subject: string, text: string): string {
  // The line ends of a mail (RFC 6068).
  const body = text.replaceAll(/\r?\n/g, '\r\n');
  return `${href}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`;
}
