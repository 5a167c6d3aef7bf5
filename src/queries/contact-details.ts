import { chatLink } from '../contact/chat-link.ts';
import type { Language } from '../languages.ts';
import type { Contact } from '../schemas/contact.ts';
import { getContentFile } from './content-file.ts';

type Details = Contact['details'];

/** The contact details, with the link of WhatsApp, if the site has a number there. */
export type ContactDetails = Omit<Details, 'whatsapp'> & {
  whatsapp: (NonNullable<Details['whatsapp']> & { href: string }) | undefined;
};

/** The contact details as they are printed, each that can be followed with its link. */
export async function getContactDetails(language: Language): Promise<ContactDetails> {
  const { details } = await getContentFile('contact', language);
  const { whatsapp } = details;
  return {
    ...details,
    whatsapp: whatsapp && { ...whatsapp, href: chatLink(whatsapp.value, whatsapp.message) },
  };
}

/** Adds a link that opens WhatsApp with the same subject and message, if the site has a WhatsApp number and there is a message. */
export async function withChat<T extends { subject: string; message?: string | undefined }>(
  request: T,
  language: Language,
) {
  const { whatsapp } = await getContactDetails(language);
  const { subject, message } = request;
  const chat =
    whatsapp && message
      ? { label: whatsapp.label, href: chatLink(whatsapp.value, `${subject}\n${message}`) }
      : undefined;
  return { ...request, chat };
}
