/** What a link brings to the contact form: a subject, and how an empty message may begin. */
export interface ContactPrefill {
  subject: string;
  message: string;
}

const SUBJECT = 'asunto';
const MESSAGE = 'mensaje';

/** The fragment that leads to the form of the home page with these texts, and the id of the element it leads to. */
export const getPrefillFragment = (subject: string, message?: string): string =>
  new URLSearchParams({ [SUBJECT]: subject, ...(message && { [MESSAGE]: message }) }).toString();

/** Selects the home page's links to such a fragment. */
export const PREFILL_LINK_SELECTOR = `a[href^="#${SUBJECT}="]`;

/** The URL that leads to the form of a home page from another page. */
export const getPrefillUrl = (home: string, subject: string, message?: string): string =>
  `${home}?${getPrefillFragment(subject, message)}#contact`;

/** Reads the request in a URL. */
export function parseContactPrefill({
  hash,
  search,
}: Pick<URL, 'hash' | 'search'>): ContactPrefill | undefined {
  const parameters = [hash.slice(1), search]
    .map((text) => new URLSearchParams(text))
    .find((all) => all.has(SUBJECT));
  return parameters && { subject: parameters.get(SUBJECT) ?? '', message: parameters.get(MESSAGE) ?? '' };
}

/** The query of a URL without the request in it. */
export function removePrefillParams(search: string): string {
  const query = new URLSearchParams(search);
  for (const name of [SUBJECT, MESSAGE]) query.delete(name);
  const rest = query.toString();
  return rest && `?${rest}`;
}
