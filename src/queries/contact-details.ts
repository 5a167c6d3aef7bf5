import { chatLink } from '../contact/chat-link.ts';
import type { Language } from '../languages.ts';
import type { Contact } from '../schemas/contact.ts';
import { keepHours } from '../non-breaking-spaces.ts';
import { getContentFile } from './content-file.ts';
import { describeVisits } from './visits.ts';

type Details = Contact['details'];

/** The contact details, with the days and hours of visits, and the link of WhatsApp, if the site has a number there. */
export type ContactDetails = Omit<Details, 'hours' | 'whatsapp'> & {
  hours: Details['hours'] & { value: string };
  whatsapp: (NonNullable<Details['whatsapp']> & { href: string }) | undefined;
};

/** The contact details as they are printed, each that can be followed with its link. */
export async function getContactDetails(language: Language): Promise<ContactDetails> {
  const { details } = await getContentFile('contact', language);
  const { whatsapp } = details;
  return {
    ...details,
    hours: { ...details.hours, value: keepHours((await describeVisits(language)).when) },
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
