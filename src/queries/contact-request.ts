import { chatAddress } from '../schemas/contact.ts';
import { getContentFile } from './content-file.ts';

/** Adds the link that brings the same words to WhatsApp, where it is answered and there are words to begin with. */
export async function withChat<T extends { subject: string; message?: string | undefined }>(request: T) {
  const { whatsapp } = (await getContentFile('contact')).details;
  const { subject, message } = request;
  const chat =
    whatsapp && message
      ? { label: whatsapp.label, href: chatAddress(whatsapp.value, `${subject}\n${message}`) }
      : undefined;
  return { ...request, chat };
}
