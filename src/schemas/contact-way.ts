import { fieldGroup } from './field-group.ts';
import { quote } from './found-value.ts';
import { text, type FieldHelp } from './text.ts';

const label = (example: string) => text({ help: 'El nombre del dato', example });

const shapedText = ({ help, example }: FieldHelp, shape: RegExp) =>
  text({ help, example }).regex(shape, {
    error: ({ input }) => `Se encontró ${quote(String(input))}. Se espera algo como "${example}".`,
  });

/** A fact that is only read: opening hours, place. */
export const contactFact = (labelExample: string, example: string) =>
  fieldGroup({ label: label(labelExample), value: text({ help: 'El dato', example }) });

const phoneNumber = (help: string) =>
  // A plus sign and 8 to 15 digits (ITU E.164), with any spacing between them.
  shapedText({ help, example: '+52 55 0000 2200' }, /^\+(?:[\s().-]*\d){8,15}$/);

const digitsOf = (phone: string): string => phone.replace(/\D/g, '');

/** A telephone, printed as written; its link dials the digits only. */
export const phoneContact = () =>
  fieldGroup({
    label: label('Teléfono'),
    value: phoneNumber('El teléfono con su clave de país'),
  }).transform((phone) => ({ ...phone, href: `tel:+${digitsOf(phone.value)}` }));

/** A WhatsApp number, printed as written; its link opens a chat with the message already there, for the visitor to send. */
export const whatsappContact = () =>
  fieldGroup({
    label: label('WhatsApp'),
    value: phoneNumber('El número de WhatsApp con su clave de país'),
    message: text({
      help: 'El mensaje que ya va escrito; la persona lo puede cambiar antes de enviarlo',
      example: 'Hola. Me interesa Penthouse 2200.',
    }),
  }).transform((chat) => ({
    ...chat,
    href: `https://wa.me/${digitsOf(chat.value)}?text=${encodeURIComponent(chat.message)}`,
  }));

/** One e-mail address without accents, and none of the signs that would add to what its link does. */
export const emailAddress = (field: FieldHelp) =>
  shapedText(field, /^[\w+-]+(?:\.[\w+-]+)*@(?:[A-Za-z\d-]+\.)+[A-Za-z]{2,}$/);

/** An e-mail address, printed as written, with its link. */
export const emailContact = () =>
  fieldGroup({
    label: label('Correo'),
    value: emailAddress({ help: 'El correo electrónico', example: 'contacto@example.com' }),
  }).transform((email) => ({ ...email, href: `mailto:${email.value}` }));
