/** The form's fields, in reading order; each is the `name` of its control. */
export const CONTACT_FIELDS = ['name', 'email', 'subject', 'message'] as const;

export type ContactField = (typeof CONTACT_FIELDS)[number];

/** What a visitor writes in the contact form. */
export type ContactMessage = Record<ContactField, string>;

/** Name of the honeypot, the field that only machines fill in: one that no browser or password manager knows how to complete. */
export const HONEYPOT_FIELD = 'casilla-b';

/** Reads the message as it stands in the form; a missing field, or a file in its place, reads as ''. */
export function readContactMessage(data: FormData): ContactMessage {
  const read = (field: ContactField) => {
    const value = data.get(field);
    return typeof value === 'string' ? value : '';
  };
  return { name: read('name'), email: read('email'), subject: read('subject'), message: read('message') };
}
