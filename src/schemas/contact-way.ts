import { fieldGroup } from './field-group.ts';
import { emailAddress, phoneNumber, text } from './text.ts';

const label = () => text('El nombre del dato');

/** A fact that is only read: opening hours, place. */
export const contactFact = () => fieldGroup({ label: label(), value: text('El dato') });

const digitsOf = (phone: string): string => phone.replace(/\D/g, '');

/** A telephone, printed as written; its link dials the digits only. */
export const phoneContact = () =>
  fieldGroup({
    label: label(),
    value: phoneNumber('El teléfono con su clave de país', '+52 55 0000 2200'),
  }).transform((phone) => ({ ...phone, href: `tel:+${digitsOf(phone.value)}` }));

/** A WhatsApp number, printed as written; its link opens a chat with the message already there, for the visitor to send. */
export const whatsappContact = () =>
  fieldGroup({
    label: label(),
    value: phoneNumber('El número de WhatsApp con su clave de país', '+52 55 0000 2200'),
    message: text('El mensaje que ya va escrito; la persona lo puede cambiar antes de enviarlo'),
  }).transform((chat) => ({
    ...chat,
    href: `https://wa.me/${digitsOf(chat.value)}?text=${encodeURIComponent(chat.message)}`,
  }));

/** An e-mail address, printed as written, with its link. */
export const emailContact = () =>
  fieldGroup({
    label: label(),
    value: emailAddress('El correo electrónico', 'contacto@example.com'),
  }).transform((email) => ({ ...email, href: `mailto:${email.value}` }));
