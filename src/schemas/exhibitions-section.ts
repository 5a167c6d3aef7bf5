import type { z } from 'astro/zod';
import { exhibitionContactRequest } from './contact-request.ts';
import { fieldGroup } from './field-group.ts';
import { template } from './template.ts';
import { text } from './text.ts';

const archiveLink = () =>
  fieldGroup({
    one: text({
      help: 'El enlace cuando falta una sola; la flecha la pone la página',
      example: 'Ver la anterior',
    }),
    many: template({
      help: 'El enlace cuando faltan varias; {count} es cuántas',
      example: 'Ver las {count} anteriores',
    }),
  });

const archivePages = () =>
  fieldGroup({
    label: text({
      help: 'El nombre de estos enlaces, para lectores de pantalla',
      example: 'Páginas de exhibiciones anteriores',
    }),
    previous: text({ help: 'El enlace a exhibiciones más nuevas', example: 'Más recientes' }),
    next: text({ help: 'El enlace a exhibiciones más viejas', example: 'Más antiguas' }),
    position: template({ help: 'Qué página se ve', example: 'Página {n} de {total}' }),
  });

const archive = () =>
  fieldGroup({
    link: archiveLink().describe('El enlace bajo las doce pasadas más nuevas'),
    title: text({
      help: 'El título en la pestaña del navegador',
      example: 'Exhibiciones anteriores | Penthouse 2200',
    }),
    laterTitle: template({
      help: 'El título desde la segunda página; {n} es su número',
      example: 'Exhibiciones anteriores, página {n} | Penthouse 2200',
    }),
    description: text({
      help: 'La descripción en los buscadores',
      example: 'Las exhibiciones anteriores de Penthouse 2200, con su texto completo.',
    }),
    heading: text({ help: 'El título de la página', example: 'Lo que ya se desmontó.' }),
    lead: text({
      help: 'La entrada',
      example: 'Cuando termina una exhibición, la planta vuelve a quedar vacía.',
    }),
    listHeading: text({ help: 'El título de la lista', example: 'De la más nueva a la más antigua' }),
    pages: archivePages().describe('Los enlaces para recorrer un archivo largo'),
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
    archive: archive().describe('/exhibiciones, donde están las pasadas que no caben en el inicio'),
  });

export type ExhibitionsSection = z.infer<ReturnType<typeof exhibitionsSectionSchema>>;
