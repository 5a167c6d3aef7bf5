import type { z } from 'astro/zod';
import { fieldGroup } from './field-group.ts';
import { languageTag } from './language-tag.ts';
import { text } from './text.ts';

/** content/pages/not-found.json: the page of an unknown address (specification 2; 8). */
export const notFoundPageSchema = () =>
  fieldGroup({
    title: text({
      help: 'El título en la pestaña del navegador',
      example: 'Página no encontrada | Penthouse 2200',
    }),
    figure: text({ help: 'La cifra grande', example: '404' }),
    heading: text({ help: 'El título de la página', example: 'Oops! Page not found' }),
    headingLanguage: languageTag({ help: 'El idioma de ese título', example: 'en' }),
    text: text({ help: 'El párrafo', example: 'La dirección cambió o nunca existió.' }),
    homeLink: text({ help: 'El botón de regreso', example: 'Volver al inicio' }),
    logMessage: text({
      help: 'Lo que se anota en la consola del navegador',
      example: 'Página no encontrada:',
    }),
  });

export type NotFoundPage = z.infer<ReturnType<typeof notFoundPageSchema>>;
