/** The form's fields, in reading order; each is the `name` of its control. */
export const CONTACT_FIELDS = ['name', 'email', 'subject', 'message'] as const;

export type ContactField = (typeof CONTACT_FIELDS)[number];

/** Browsers autocomplete these; on wide screens they stand side by side. */
export const PERSONAL_FIELDS: readonly ContactField[] = ['name', 'email'];

/** Hidden fields: what a link has suggested, and the message that was tried last, as JSON, with its idempotency key. */
export const HIDDEN_DRAFT_FIELDS = ['suggestedSubject', 'suggestedMessage', 'triedText', 'triedKey'] as const;

/** What a visitor writes in the contact form. */
export type ContactMessage = Record<ContactField, string>;

/** Name of the honeypot, the field that only machines fill in: one that no browser or password manager knows how to complete. */
export const HONEYPOT_FIELD = 'casilla-b';

type Name = ContactField | (typeof HIDDEN_DRAFT_FIELDS)[number];

/** A control of the form. */
export const getFormControl = (form: HTMLFormElement, name: Name) =>
  form.elements.namedItem(name) as HTMLInputElement | HTMLTextAreaElement;

/** Fills fields in and tells whoever listens: the draft is kept, and errors go. */
export function setFormValues(form: HTMLFormElement, texts: Partial<Record<Name, string>>): void {
  for (const [name, text] of Object.entries(texts)) getFormControl(form, name as Name).value = text;
  form.dispatchEvent(new Event('input'));
}

/** Halves of characters beyond U+FFFF, such as emojis, that stand alone: no URL and no service can hold them. */
const LONE_SURROGATES = /\p{Surrogate}/gu;

/** Reads the message as it stands in the form; U+FFFD stands for half a character, which a text that was cut elsewhere may have. */
export function readContactMessage(form: HTMLFormElement): ContactMessage {
  const read = (name: ContactField) => getFormControl(form, name).value.replace(LONE_SURROGATES, '\uFFFD');
  return { name: read('name'), email: read('email'), subject: read('subject'), message: read('message') };
}
