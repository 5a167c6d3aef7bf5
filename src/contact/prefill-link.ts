/** Subject and message that a link suggests for the contact form. */
export interface ContactPrefill {
  subject: string;
  /** Beginning of the message; empty if the link suggests only a subject. */
  message: string;
}

const SUBJECT_PARAM = 'asunto';
const MESSAGE_PARAM = 'mensaje';

/** Returns the fragment that prefills the form of the home page. It is also the `id` of the target. */
export function getPrefillFragment(subject: string, message?: string): string {
  const parameters = new URLSearchParams({ [SUBJECT_PARAM]: subject });
  if (message) parameters.set(MESSAGE_PARAM, message);
  return parameters.toString();
}

/** CSS selector of the links that prefill the form. */
export const PREFILL_LINK_SELECTOR = `a[href^="#${SUBJECT_PARAM}="]`;

/** Returns the URL of a link on another page that prefills the form of the home page. `home` is the path of the home page. */
export const getPrefillUrl = (home: string, subject: string, message?: string): string =>
  `${home}?${getPrefillFragment(subject, message)}#contact`;

/** Parses the prefill in the fragment or query of a URL; returns undefined if the URL has none. */
export function parseContactPrefill(url: Pick<URL, 'hash' | 'search'>): ContactPrefill | undefined {
  const sources = [url.hash.slice(1), url.search].map((text) => new URLSearchParams(text));
  const parameters = sources.find((source) => source.has(SUBJECT_PARAM));
  if (!parameters) return undefined;
  return { subject: parameters.get(SUBJECT_PARAM) ?? '', message: parameters.get(MESSAGE_PARAM) ?? '' };
}

/** Removes the prefill from a query. Returns '' if no parameter remains. */
export function removePrefillParams(search: string): string {
  const parameters = new URLSearchParams(search);
  for (const name of [SUBJECT_PARAM, MESSAGE_PARAM]) parameters.delete(name);
  const remaining = parameters.toString();
  return remaining && `?${remaining}`;
}
