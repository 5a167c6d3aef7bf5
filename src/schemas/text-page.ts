import { z } from 'astro/zod';
import { fieldGroup, list, sampleMark, yesOrNo } from './field-group.ts';
import type { PictureField } from './picture-field.ts';
import { shareCard } from './site.ts';
import { formerNames, languageTag, messageOpening, template, text } from './text.ts';

const fact = () =>
  fieldGroup({
    label: text('El nombre del dato', 'Qué traer'),
    value: text('El dato, en un renglón', 'Ropa cómoda'),
    link: text({ label: 'A dónde lleva', help: 'solo si lleva a otra página' }, '/#contact').optional(),
  });

/** The front matter of content/pages/*.md, each of which is a page: `visita.md` is `/visita`. */
export const textPageSchema = (picture: PictureField) =>
  fieldGroup({
    title: text('El título en la pestaña del navegador', 'Talleres | Casa Roble'),
    description: text({ label: 'La descripción en los buscadores', widget: 'text' }),
    language: languageTag(
      { label: 'El idioma, si no es el del sitio', help: 'la página es entonces el inicio en ese idioma' },
      'en',
    ).optional(),
    share: shareCard(picture).optional(),
    heading: text('El título de la página', 'Talleres los sábados'),
    lead: text({ label: 'La entrada', widget: 'text' }).optional(),
    leadWhenSending: template(
      {
        label: 'La entrada cuando el formulario envía',
        help: '{service} es el servicio que recibe los mensajes',
        widget: 'text',
      },
      'service',
    ).optional(),
    factsHeading: text({
      label: 'El título de los datos',
      help: 'solo para lectores de pantalla',
    }).optional(),
    facts: list(fact(), 'Los datos, en orden').optional(),
    action: fieldGroup({
      label: text('El texto del botón'),
      subject: text('El asunto que deja escrito en el formulario'),
      message: messageOpening(),
    })
      .describe('El botón al final, que lleva al formulario')
      .optional(),
    isIndexed: yesOrNo({ label: 'Buscadores', help: 'false si no deben mostrarla' }, true),
    inFooter: fieldGroup({
      label: text('El texto del enlace', 'Talleres'),
      order: z.int().min(1).meta({
        description: 'Su lugar entre los enlaces: el 1 va primero',
        errorMessage: 'Se espera un número entero, por ejemplo 3.',
      }),
    })
      .describe('Su enlace en el pie de página')
      .optional(),
    formerly: formerNames(),
    sample: sampleMark(),
  });
