import type { z } from 'astro/zod';
import { contactFact, emailContact, phoneContact, whatsappContact } from './contact-way.ts';
import { fieldGroup } from './field-group.ts';
import { messageDelivery } from './message-delivery.ts';
import { notice } from './notice.ts';
import { text } from './text.ts';

interface FormFieldExample {
  label: string;
  placeholder: string;
  missing: string;
}

const formField = ({ label, placeholder, missing }: FormFieldExample) =>
  fieldGroup({
    label: text({ help: 'El nombre del campo', example: label }),
    placeholder: text({ help: 'El texto gris dentro del campo', example: placeholder }),
    missing: text({ help: 'Lo que se lee si queda vacío', example: missing }),
  });

const emailField = () =>
  fieldGroup({
    ...formField({
      label: 'Correo electrónico',
      placeholder: 'Tu correo electrónico',
      missing: 'Escribe tu correo.',
    }).shape,
    invalid: text({
      help: 'Lo que se lee si no parece un correo',
      example: 'Escribe un correo válido, por ejemplo nombre@correo.com.',
    }),
  });

const form = () =>
  fieldGroup({
    fields: fieldGroup({
      name: formField({ label: 'Nombre', placeholder: 'Tu nombre', missing: 'Escribe tu nombre.' }).describe(
        'Nombre',
      ),
      email: emailField().describe('Correo'),
      subject: formField({ label: 'Asunto', placeholder: 'Asunto', missing: 'Escribe un asunto.' }).describe(
        'Asunto',
      ),
      message: formField({
        label: 'Mensaje',
        placeholder: 'Tu mensaje',
        missing: 'Escribe tu mensaje.',
      }).describe('Mensaje'),
    }).describe('Los cuatro campos'),
    submit: text({ help: 'El botón', example: 'Enviar mensaje' }),
    submitting: text({ help: 'El botón mientras envía', example: 'Enviando...' }),
    withoutScript: text({
      help: 'Lo que se lee sin JavaScript, antes del correo',
      example: 'Este formulario necesita JavaScript. Escríbenos a',
    }),
    failure: text({
      help: 'Lo que queda junto al botón cuando falló, antes del correo',
      example: 'El mensaje no salió y sigue aquí. Inténtalo otra vez o escríbenos a',
    }),
    retry: text({ help: 'El botón que vuelve a enviar cuando falló', example: 'Reintentar' }),
    offline: text({ help: 'Por qué falló: sin internet', example: 'No hay conexión a internet.' }),
    mailCut: text({
      help: 'Donde se corta un mensaje que no cabe entero en un correo',
      example: '[Hasta aquí cupo. El resto sigue en el formulario.]',
    }),
    delivery: messageDelivery().describe('Solo si los mensajes se envían a un servicio'),
    logMessage: text({
      help: 'Lo que se anota en la consola del navegador',
      example: 'Mensaje de contacto:',
    }),
    notices: fieldGroup({
      sent: notice('Mensaje enviado', 'Hemos recibido tu mensaje.').describe('Cuando se envió'),
      failed: notice('Error', 'No se pudo enviar el mensaje.').describe('Cuando falló'),
    }).describe('Los avisos'),
  });

/** Beside the button, before anything is sent: what the message is used for, and where the whole notice is. */
const privacy = () =>
  fieldGroup({
    text: text({ help: 'Para qué se usan los datos', example: 'Usamos tus datos solo para responderte.' }),
    link: text({ help: 'El enlace al aviso de privacidad', example: 'Aviso de privacidad' }),
  });

const details = () =>
  fieldGroup({
    hours: contactFact('Horario', 'Jueves a domingo, con cita previa').describe('El horario'),
    phone: phoneContact().describe('El teléfono'),
    whatsapp: whatsappContact().optional().describe('WhatsApp, si se atiende'),
    email: emailContact().describe('El correo'),
    location: contactFact('Ubicación', 'Ciudad de México.').describe('La ubicación'),
  });

/** content/sections/contact.json: the form and the contact details (specification 2, home page 7; 5; 8). */
export const contactSchema = () =>
  fieldGroup({
    heading: text({ help: 'El título de la sección', example: 'Ven a verlo vacío.' }),
    lead: text({ help: 'La entrada', example: 'Te respondemos con día y hora.' }),
    form: form().describe('El formulario'),
    privacy: privacy().describe('La línea bajo el botón'),
    details: details().describe('Los datos de contacto'),
  });

export type Contact = z.infer<ReturnType<typeof contactSchema>>;
