import type { z } from 'astro/zod';
import { contactFact, emailContact, phoneContact, whatsappContact } from './contact-way.ts';
import { fieldGroup } from './field-group.ts';
import { messageDelivery } from './message-delivery.ts';
import { notice } from './notice.ts';
import { text } from './text.ts';

const formField = () =>
  fieldGroup({
    label: text('El nombre del campo'),
    placeholder: text('El texto gris dentro del campo'),
    missing: text('Lo que se lee si queda vacío'),
  });

const form = () =>
  fieldGroup({
    fields: fieldGroup({
      name: formField().describe('Nombre'),
      email: fieldGroup({
        ...formField().shape,
        invalid: text('Lo que se lee si no parece un correo'),
      }).describe('Correo'),
      subject: formField().describe('Asunto'),
      message: formField().describe('Mensaje'),
    }).describe('Los cuatro campos'),
    submit: text('El botón'),
    submitting: text('El botón mientras envía'),
    withoutScript: text('Lo que se lee sin JavaScript, antes del correo'),
    failure: text('Lo que queda junto al botón cuando falló, antes del correo'),
    retry: text('El botón que vuelve a enviar cuando falló'),
    offline: text('Por qué falló: sin internet'),
    mailCut: text('Donde se corta un mensaje que no cabe entero en un correo'),
    delivery: messageDelivery().describe('Solo si los mensajes se envían a un servicio'),
    logMessage: text('Lo que se anota en la consola del navegador'),
    notices: fieldGroup({
      sent: notice().describe('Cuando se envió'),
      failed: notice().describe('Cuando falló'),
    }).describe('Los avisos'),
  });

/** Beside the button, before anything is sent: what the message is used for, and where the whole notice is. */
const privacy = () =>
  fieldGroup({
    text: text('Para qué se usan los datos'),
    link: text('El enlace al aviso de privacidad'),
  });

const details = () =>
  fieldGroup({
    hours: contactFact().describe('El horario'),
    phone: phoneContact().describe('El teléfono'),
    whatsapp: whatsappContact().optional().describe('WhatsApp, si se atiende'),
    email: emailContact().describe('El correo'),
    location: contactFact().describe('La ubicación'),
  });

/** content/sections/contact.json: the form and the contact details. */
export const contactSchema = () =>
  fieldGroup({
    heading: text('El título de la sección'),
    lead: text('La entrada'),
    form: form().describe('El formulario'),
    privacy: privacy().describe('La línea bajo el botón'),
    details: details().describe('Los datos de contacto'),
  });

export type Contact = z.infer<ReturnType<typeof contactSchema>>;
