import type { z } from 'astro/zod';
import { exhibitionContactRequest } from './contact-request.ts';
import { fieldGroup } from './field-group.ts';
import { template } from './template.ts';
import { text } from './text.ts';

/** The words of `/exhibiciones/<slug>`. */
const page = () =>
  fieldGroup({
    title: template({
      help: 'El título en la pestaña del navegador; {title} es el de la exhibición',
      example: '{title} | Penthouse 2200',
    }),
    back: text({
      help: 'El enlace de vuelta al inicio; la flecha la pone la página',
      example: 'Exhibiciones',
    }),
    artist: text({ help: 'La palabra sobre quién la hizo', example: 'Artista' }),
    date: text({ help: 'La palabra sobre la fecha', example: 'Fechas' }),
    status: text({ help: 'La palabra sobre el estado', example: 'Estado' }),
    speaker: text({ help: 'La línea sobre la persona que conversa', example: 'Conversa con el público' }),
    visit: exhibitionContactRequest().describe('El botón, solo en la exhibición actual'),
    others: text({
      help: 'El nombre de los enlaces del final, para lectores de pantalla',
      example: 'Otras exhibiciones',
    }),
    previous: text({ help: 'La línea sobre la anterior', example: 'Exhibición anterior' }),
    next: text({ help: 'La línea sobre la siguiente', example: 'Exhibición siguiente' }),
    all: text({
      help: 'El enlace a la lista; la flecha la pone la página',
      example: 'Todas las exhibiciones',
    }),
  });

/** The words of `/exhibiciones`. */
const list = () =>
  fieldGroup({
    title: text({ help: 'El título en la pestaña del navegador', example: 'Exhibiciones | Penthouse 2200' }),
    description: text({
      help: 'La descripción en los buscadores',
      example: 'Las exhibiciones de Penthouse 2200, año por año.',
    }),
    heading: text({ help: 'El título de la página', example: 'Todo lo que pasa aquí.' }),
    lead: text({
      help: 'La entrada; que siga siendo cierta cuando haya más',
      example: 'Cada una se piensa para esta obra, y ninguna vuelve a verse aquí.',
    }),
  });

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
    detailsLink: text({
      help: 'El enlace de cada tarjeta a su página; la flecha la pone la página',
      example: 'Ver detalles',
    }),
    allLink: template({
      help: 'El enlace a la lista bajo las doce más nuevas de una pestaña; {count} es cuántas hay',
      example: 'Ver todas ({count})',
    }),
    videoLink: text({ help: 'El enlace al video; la flecha la pone la página', example: 'Ver Video' }),
    newTabNote: text({
      help: 'El aviso del enlace, para lectores de pantalla',
      example: 'Se abre en otra pestaña',
    }),
    statuses: fieldGroup({
      past: text({ help: 'El estado de una que ya pasó', example: 'Pasada' }),
      current: text({ help: 'El estado de la que está abierta', example: 'Actual' }),
      upcoming: text({ help: 'El estado de una que viene', example: 'Próxima' }),
    }).describe('El estado, en la página de cada exhibición y en la lista'),
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
    page: page().describe('La página de cada exhibición'),
    list: list().describe('/exhibiciones, la lista de todas'),
  });

export type ExhibitionsSection = z.infer<ReturnType<typeof exhibitionsSectionSchema>>;
