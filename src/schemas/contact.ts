import type { z } from 'astro/zod';
import { fieldGroup, list } from './field-group.ts';
import { emailAddress, longText, mobileNumber, phoneNumber, text, toPhoneUri } from './text.ts';

const detail = <Value extends z.ZodType>(value: Value) => fieldGroup({ value });

const phoneContact = () =>
  fieldGroup({
    ...detail(phoneNumber('El teléfono con su clave de país', '+52 55 1234 5678')).shape,
    note: text('Para quién más es este teléfono', 'También para vecinos.').optional(),
  }).transform((phone) => ({ ...phone, href: toPhoneUri(phone.value) }));

const whatsappContact = () =>
  fieldGroup({
    label: text('El nombre del dato'),
    ...detail(mobileNumber('El número de WhatsApp con su clave de país', '+52 55 1234 5678')).shape,
    message: text('El mensaje que ya va escrito: la persona lo puede cambiar antes de enviarlo'),
  });

const emailContact = () =>
  detail(emailAddress('El correo electrónico', 'hola@example.com')).transform((email) => ({
    ...email,
    href: `mailto:${email.value}`,
  }));

/** Creates the schema of content/sections/contact.json: the form and the contact details. */
export const contactSchema = () =>
  fieldGroup({
    heading: text('El título de la sección'),
    lead: longText('La entrada'),
    form: fieldGroup({
      topics: fieldGroup({
        label: text('La línea antes de ellos'),
        items: list(
          fieldGroup({
            label: text('El texto del enlace', 'Comprar'),
            subject: text('El asunto que deja escrito', 'Comprar'),
          }),
          'Los asuntos, en orden',
        ),
      }).describe('Los asuntos que se eligen con un toque, antes del campo'),
    }).describe('El formulario'),
    privacy: fieldGroup({
      text: longText('Para qué se usan los datos'),
      link: text('El enlace al aviso de privacidad'),
    }).describe('La línea bajo el botón'),
    details: fieldGroup({
      phone: phoneContact().describe('El teléfono'),
      whatsapp: whatsappContact().optional().describe('WhatsApp, si se atiende'),
      email: emailContact().describe('El correo'),
      location: detail(text('El dato')).describe('La ubicación'),
    }).describe('Los datos de contacto'),
  });

export type Contact = z.infer<ReturnType<typeof contactSchema>>;
