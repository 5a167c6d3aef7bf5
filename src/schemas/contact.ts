import type { z } from 'astro/zod';
import { fieldGroup, listField } from './field-group.ts';
import { multilineTextField, translatedTextField } from './text.ts';
import { textField } from './text-field.ts';
import { emailField } from './text-formats.ts';

/** Mexican number: ten digits after the country code. The prefix 1 of mobile numbers is obsolete and optional. */
const MEXICAN_PHONE = String.raw`[ ().-]*52(?:[ ().-]*1)?[ ().-]*[2-9](?:[ ().-]*\d){9}`;
/** Plus sign and 8 to 15 digits (ITU E.164) with optional separators. */
const PHONE = String.raw`^\+(?:${MEXICAN_PHONE}|(?![ ().-]*52)(?:[ ().-]*\d){8,15})`;
const EXPECTED_PHONE =
  'un teléfono con + y su clave de país, solo números y espacios, de México con diez números';
const PHONE_EXAMPLE = '+52 55 1234 5678';

/** Converts a telephone number to a URI: `tel:+525512345678;ext=105` (RFC 3966). */
function toPhoneUri(phone: string): string {
  const [number = '', extension] = phone.split('ext.').map((part) => part.replace(/\D/g, ''));
  return `tel:+${number}${extension ? `;ext=${extension}` : ''}`;
}

const detailField = <Value extends z.ZodType>(value: Value) => fieldGroup({ value });

const phoneContact = fieldGroup({
  value: textField({
    pattern: new RegExp(String.raw`${PHONE}(?:,? ext\. \d{1,6})?$`),
    expected: `${EXPECTED_PHONE}, y su extensión si la hay: ext. 105`,
    description: 'El teléfono con su clave de país',
    example: PHONE_EXAMPLE,
  }),
  note: translatedTextField('Para quién más es este teléfono', 'También para vecinos.').optional(),
}).transform((phone) => ({ ...phone, href: toPhoneUri(phone.value) }));

const whatsappContact = fieldGroup({
  label: translatedTextField('El nombre del dato'),
  value: textField({
    pattern: new RegExp(`${PHONE}$`),
    expected: EXPECTED_PHONE,
    description: 'El número de WhatsApp con su clave de país',
    example: PHONE_EXAMPLE,
  }),
  message: translatedTextField('El mensaje que ya va escrito: la persona lo puede cambiar antes de enviarlo'),
});

const emailContact = detailField(emailField('El correo electrónico', 'hola@example.com')).transform(
  (email) => ({
    ...email,
    href: `mailto:${email.value}`,
  }),
);

/** Schema of content/sections/contact.json: the form and the contact details. */
export const contactSchema = fieldGroup({
  heading: translatedTextField('El título de la sección'),
  lead: multilineTextField('La entrada'),
  form: fieldGroup({
    topics: fieldGroup({
      label: translatedTextField('La línea antes de ellos'),
      items: listField(
        fieldGroup({
          label: translatedTextField('El texto del enlace', 'Comprar'),
          subject: translatedTextField('El asunto que deja escrito', 'Comprar'),
        }),
        'Los asuntos, en orden',
      ),
    }).describe('Los asuntos que se eligen con un toque, antes del campo'),
  }).describe('El formulario'),
  privacy: fieldGroup({
    text: multilineTextField('Para qué se usan los datos'),
    link: translatedTextField('El enlace al aviso de privacidad'),
  }).describe('La línea bajo el botón'),
  details: fieldGroup({
    phone: phoneContact.describe('El teléfono'),
    whatsapp: whatsappContact.optional().describe('WhatsApp, si se atiende'),
    email: emailContact.describe('El correo'),
    location: detailField(translatedTextField('El dato')).describe('La ubicación'),
  }).describe('Los datos de contacto'),
});

export type Contact = z.infer<typeof contactSchema>;
