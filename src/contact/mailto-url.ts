import type { ContactMessage } from './message.ts';

/** Maximum length of a link in characters. Windows accepts about 2,000. */
const MAX_LINK_LENGTH = 2000;
/** Maximum length of the message in a link, in characters. URL encoding lengthens 1,000 characters of Spanish text to about 1,500. */
const MAX_TEXT_LENGTH = 1000;
/** High surrogate at the end of a truncated text. `encodeURIComponent` throws on a lone surrogate. */
const TRAILING_SURROGATE = /[\uD800-\uDBFF]$/;

/** Returns a `mailto:` URL with the message. A message that is too long for a link is truncated and ends with `cutNote`. */
export function getMailtoUrl(href: string, message: ContactMessage, cutNote: string): string {
  const { name, email, subject, message: fullText } = message;
  const start = fullText.slice(0, MAX_TEXT_LENGTH).replace(TRAILING_SURROGATE, '');
  const text = fullText.length > MAX_TEXT_LENGTH ? `${start}\n${cutNote}` : fullText;
  return composeMailtoUrl(href, subject, `${text}\n\n${name}\n${email}`);
}

/** Returns whether a link can hold the complete message. */
export function fitsMailtoUrl(href: string, message: ContactMessage): boolean {
  const isUncut = message.message.length <= MAX_TEXT_LENGTH;
  return isUncut && getMailtoUrl(href, message, '').length <= MAX_LINK_LENGTH;
}

/** Returns a `mailto:` URL with a subject and a text. `href` is the URL without a query. */
export function composeMailtoUrl(href: string, subject: string, text: string): string {
  // RFC 6068 requires CRLF line breaks.
  const body = text.replaceAll(/\r?\n/g, '\r\n');
  return `${href}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`;
}
