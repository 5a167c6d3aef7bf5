import { fieldGroup } from './field-group.ts';
import { template, text } from './text.ts';

/** Words of the contact form that only a site with an endpoint needs. */
export const messageDelivery = () =>
  fieldGroup({
    honeypot: text('El nombre de un campo oculto que solo llenan los programas que mandan basura'),
    refused: text('Bajo un campo que el servicio no aceptó sin decir por qué'),
    causes: fieldGroup({
      unreachable: text('Por qué falló: la conexión se cortó'),
      timeout: text('Por qué falló: diez segundos sin respuesta'),
      busy: text('Por qué falló: demasiados mensajes'),
      wait: template('Por qué falló: demasiados mensajes, y cuánto pide esperar el servicio', 'wait'),
      fields: text('Por qué falló: hay campos que el servicio no aceptó'),
      rejected: text('Por qué falló: el servicio no quiso el mensaje'),
      service: text('Por qué falló: el servicio contesta algo que no es una respuesta'),
    }).describe('Las causas'),
  });
