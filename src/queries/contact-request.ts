import { chatLink } from '../schemas/contact.ts';
import { getContentFile } from './content-file.ts';

/** Adds a link that opens WhatsApp with the same subject and message, if the site has a WhatsApp number and there is a message. */
export async function withChat<T extends { subject: string; message?: string | undefined }>(request: T) {
  const { whatsapp } = (await getContentFile('contact')).details;
  const { subject, message } = request;
  const chat =
    whatsapp && message
      ? { label: whatsapp.label, href: chatLink(whatsapp.value, `${subject}\n${message}`) }
      : undefined;
  return { ...request, chat };
}
