import { chatAddress } from '../schemas/contact.ts';
import { getContentFile } from './content-file.ts';

/** What a link brings to the contact form. */
interface ContactRequest {
  subject: string;
  /** How the message begins, for the visitor to complete. */
  message?: string | undefined;
}

/** Adds the link that brings the same words to WhatsApp, where it is answered and there are words to begin with. */
export async function withChat<T extends ContactRequest>(request: T) {
  const { whatsapp } = (await getContentFile('contact')).details;
  const { subject, message } = request;
  const chat =
    whatsapp && message
      ? { label: whatsapp.label, href: chatAddress(whatsapp.value, `${subject}\n${message}`) }
      : undefined;
  return { ...request, chat };
}
