import { fieldGroup } from './field-group.ts';
import { languageTag, longText, template, text } from './text.ts';

/** content/pages/not-found.json: the page of an unknown path. */
export const notFoundPageSchema = () =>
  fieldGroup({
    title: text('El título en la pestaña del navegador'),
    figure: text('La cifra grande', '404'),
    heading: text('El título de la página'),
    headingLanguage: languageTag('El idioma de ese título', 'en'),
    text: longText('El párrafo'),
    homeLink: text('El botón de regreso'),
    logMessage: text('Lo que se anota en la consola del navegador'),
    moved: fieldGroup({
      notice: text('Lo que se lee un instante'),
      link: template('El enlace: {title} es el título de la página', 'title'),
    })
      .describe('Una dirección de antes, que lleva a la de ahora (formerly)')
      .optional(),
  });
