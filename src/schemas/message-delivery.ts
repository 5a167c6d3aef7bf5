import { fieldGroup } from './field-group.ts';
import { template } from './template.ts';
import { text } from './text.ts';

/** Words of the contact form that only a site with an endpoint needs (README, messages that arrive). */
export const messageDelivery = () =>
  fieldGroup({
    trap: text({
      help: 'El nombre de un campo oculto que solo llenan los programas que mandan basura',
      example: 'Deja este campo vacío',
    }),
    refused: text({
      help: 'Bajo un campo que el servicio no aceptó sin decir por qué',
      example: 'El servicio no aceptó este dato.',
    }),
    causes: fieldGroup({
      unreachable: text({
        help: 'Por qué falló: la conexión se cortó',
        example: 'No llegamos al servicio de mensajes, o la conexión se cortó.',
      }),
      timeout: text({
        help: 'Por qué falló: diez segundos sin respuesta',
        example: 'El servicio de mensajes tardó demasiado en responder.',
      }),
      busy: text({
        help: 'Por qué falló: demasiados mensajes',
        example: 'El servicio recibió demasiados mensajes seguidos.',
      }),
      wait: template({
        help: 'Por qué falló: demasiados mensajes, y cuánto pide esperar el servicio',
        example: 'El servicio recibió demasiados mensajes seguidos y pide esperar {wait}.',
      }),
      fields: text({
        help: 'Por qué falló: hay campos que el servicio no aceptó',
        example: 'Hay datos que el servicio no aceptó: están marcados arriba.',
      }),
      rejected: text({
        help: 'Por qué falló: el servicio no quiso el mensaje',
        example: 'El servicio de mensajes no lo aceptó.',
      }),
      service: text({
        help: 'Por qué falló: el servicio contesta algo que no es una respuesta',
        example: 'El servicio de mensajes no está respondiendo bien.',
      }),
    }).describe('Las causas'),
  });
