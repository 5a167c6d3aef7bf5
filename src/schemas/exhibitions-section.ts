import type { z } from 'astro/zod';
import { exhibitionContactRequest } from './contact-request.ts';
import { fieldGroup } from './field-group.ts';
import { text } from './text.ts';

/** content/sections/exhibitions.json: the words around the exhibitions (specification 2, exhibitions section). */
export const exhibitionsSectionSchema = () =>
  fieldGroup({
    heading: text({ help: 'El título de la sección', example: 'Obra nueva en obra negra.' }),
    lead: text({ help: 'La entrada', example: 'Cada exhibición se piensa para el lugar tal como está.' }),
    tabsLabel: text({
      help: 'El nombre de las pestañas, para lectores de pantalla',
      example: 'Exhibiciones por fecha',
    }),
    tabs: fieldGroup({
      past: text({ help: 'La pestaña de las que ya pasaron', example: 'Pasadas' }),
      current: text({ help: 'La pestaña de la que está abierta', example: 'Actual' }),
      upcoming: text({ help: 'La pestaña de las que vienen', example: 'Próximas' }),
    }).describe('Las tres pestañas'),
    emptyTab: text({
      help: 'Lo que se lee en una pestaña sin exhibiciones',
      example: 'Por ahora no hay exhibiciones en esta lista.',
    }),
    detailsButton: text({
      help: 'El botón de cada tarjeta; la flecha la pone la página',
      example: 'Ver detalles',
    }),
    videoLink: text({ help: 'El enlace al video; la flecha la pone la página', example: 'Ver Video' }),
    newTabNote: text({
      help: 'El aviso del enlace, para lectores de pantalla',
      example: 'Se abre en otra pestaña',
    }),
    details: fieldGroup({
      close: text({ help: 'El botón que cierra el panel', example: 'Cerrar detalles' }),
      speaker: text({ help: 'La línea sobre la persona que conversa', example: 'Conversa' }),
      visit: exhibitionContactRequest().describe('El botón del panel, solo en la exhibición actual'),
    }).describe('El panel con el ensayo'),
    proposal: fieldGroup({
      text: text({
        help: 'La línea antes del botón',
        example: '¿Tienes una pieza que necesita 2,200 metros?',
      }),
      label: text({ help: 'El texto del botón', example: 'Enviar Propuesta de Exhibición' }),
      subject: text({
        help: 'El asunto que deja escrito en el formulario',
        example: 'Propuesta de exhibición',
      }),
    }).describe('La invitación al final de la sección'),
  });

export type ExhibitionsSection = z.infer<ReturnType<typeof exhibitionsSectionSchema>>;
