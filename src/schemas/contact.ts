import type { z } from 'astro/zod';
import { fieldGroup, list } from './field-group.ts';
import {
  emailAddress,
  longText,
  mobileNumber,
  phoneNumber,
  template,
  text,
  toastText,
  toPhoneUri,
} from './text.ts';

const formField = () =>
  fieldGroup({
    label: text('El nombre del campo'),
    placeholder: text('El texto gris dentro del campo'),
    missing: text('Lo que se lee si queda vacío'),
  });

const cause = (what: string) => longText(`Por qué falló: ${what}`);

/** A contact detail, printed as written. */
const detail = <Value extends z.ZodType>(value: Value) =>
  fieldGroup({ label: text('El nombre del dato'), value });

const phoneContact = () =>
  detail(phoneNumber('El teléfono con su clave de país', '+52 55 1234 5678')).transform((phone) => ({
    ...phone,
    href: toPhoneUri(phone.value),
  }));

const whatsappContact = () =>
  fieldGroup({
    ...detail(mobileNumber('El número de WhatsApp con su clave de país', '+52 55 1234 5678')).shape,
    message: text('El mensaje que ya va escrito: la persona lo puede cambiar antes de enviarlo'),
  });

const emailContact = () =>
  detail(emailAddress('El correo electrónico', 'hola@example.com')).transform((email) => ({
    ...email,
    href: `mailto:${email.value}`,
  }));

/** content/sections/contact.json: the form and the contact details. */
export const contactSchema = () =>
  fieldGroup({
    heading: text('El título de la sección'),
    lead: longText('La entrada'),
    form: fieldGroup({
      fields: fieldGroup({
        name: formField().describe('Nombre'),
        email: fieldGroup({
          ...formField().shape,
          invalid: text('Lo que se lee si no parece un correo'),
        }).describe('Correo'),
        subject: formField().describe('Asunto'),
        message: formField().describe('Mensaje'),
      }).describe('Los cuatro campos'),
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
      kept: template(
        'Lo que se lee junto a un asunto o mensaje propio, que se queda cuando se elige otra cosa: {text} es lo elegido',
        'text',
      ),
      submit: text('El botón'),
      submitting: text('El botón mientras envía'),
      withoutScript: text('Lo que se lee sin JavaScript, antes del correo'),
      withoutConnection: text(
        'Lo que se lee si el formulario no llegó porque no hay conexión, antes del correo',
      ),
      broken: text('Lo que se lee si el formulario falló, antes del correo'),
      sent: text('Lo que queda junto al botón cuando se envió'),
      failure: text('Lo que queda junto al botón cuando falló, antes del correo'),
      offline: cause('sin internet'),
      mailCut: text('Donde se corta un mensaje que no cabe entero en un correo'),
      delivery: fieldGroup({
        honeypot: text('El nombre de un campo oculto que solo llenan los programas que mandan basura'),
        causes: fieldGroup({
          unreachable: cause('la conexión se cortó'),
          timeout: cause('diez segundos sin respuesta'),
          busy: cause('demasiados mensajes'),
          rejected: cause('el servicio no quiso el mensaje'),
          service: cause('el servicio contesta algo que no es una respuesta'),
        }).describe('Las causas'),
      }).describe('Solo si los mensajes se envían a un servicio'),
      logMessage: text('Lo que se anota en la consola del navegador'),
      notices: fieldGroup({
        sent: toastText().describe('Cuando se envió'),
        failed: toastText().describe('Cuando falló'),
      }).describe('Los avisos'),
    }).describe('El formulario'),
    /** Beside the button, before anything is sent: what the message is used for, and where the whole notice is. */
    privacy: fieldGroup({
      text: longText('Para qué se usan los datos'),
      link: text('El enlace al aviso de privacidad'),
    }).describe('La línea bajo el botón'),
    details: fieldGroup({
      hours: fieldGroup({ label: text('El nombre del dato') }).describe(
        'El horario: sus días y horas son los de visits.json',
      ),
      phone: phoneContact().describe('El teléfono'),
      whatsapp: whatsappContact().optional().describe('WhatsApp, si se atiende'),
      email: emailContact().describe('El correo'),
      location: detail(text('El dato')).describe('La ubicación'),
    }).describe('Los datos de contacto'),
  });

export type Contact = z.infer<ReturnType<typeof contactSchema>>;
