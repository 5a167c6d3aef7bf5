/** Fields of the form in reading order. Each is the `name` of its control. */
export const CONTACT_FIELDS = ['name', 'email', 'subject', 'message'] as const;

export type ContactField = (typeof CONTACT_FIELDS)[number];

/** Fields that browsers autocomplete. Wide viewports show them side by side. */
export const PERSONAL_FIELDS: readonly ContactField[] = ['name', 'email'];

export type ContactMessage = Record<ContactField, string>;

/** Name of the honeypot, which only bots fill in. Browsers and password managers don't autocomplete this name. */
export const HONEYPOT_FIELD = 'casilla-b';

export type FormControl = HTMLInputElement | HTMLTextAreaElement;

/** Returns the control of a field. */
export const getFormControl = (form: HTMLFormElement, name: ContactField): FormControl =>
  form.elements.namedItem(name) as FormControl;

/** Sets fields and dispatches `input`, whose listeners save the draft and clear resolved errors. */
export function setFormValues(form: HTMLFormElement, values: Partial<ContactMessage>): void {
  for (const [name, text] of Object.entries(values)) getFormControl(form, name as ContactField).value = text;
  form.dispatchEvent(new Event('input'));
}

/** Surrogates without their pair, which URLs and UTF-8 can't represent. */
const LONE_SURROGATES = /\p{Surrogate}/gu;

/** Reads the message from the form. Replaces lone surrogates, which a pasted text may have, by U+FFFD. */
export function readContactMessage(form: HTMLFormElement): ContactMessage {
  const read = (name: ContactField) => getFormControl(form, name).value.replace(LONE_SURROGATES, '\uFFFD');
  return { name: read('name'), email: read('email'), subject: read('subject'), message: read('message') };
}
