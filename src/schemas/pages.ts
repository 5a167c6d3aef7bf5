import { fieldGroup } from './field-group.ts';
import { languageTag, longText, template, text } from './text.ts';

/** content/pages/home.json: what the browser tab and search engines show. */
export const homePageSchema = () =>
  fieldGroup({
    title: text('El título en la pestaña del navegador', 'Casa Roble | Guadalajara'),
    description: longText('La descripción en los buscadores'),
  });

/** content/pages/ficha.json: the few texts of /ficha that no other file has. */
export const sheetPageSchema = () =>
  fieldGroup({
    title: text('El título en la pestaña del navegador', 'Ficha | Casa Roble'),
    description: longText('La descripción en los buscadores'),
    link: text('El enlace a la hoja: en Detalles y en el pie', 'La casa en una hoja'),
    heading: text('El título de la página: no se imprime'),
    lead: text('La entrada: no se imprime'),
    offer: text('Lo que se lee bajo el lugar, junto a la cifra grande', 'En obra negra, en venta'),
    site: text('El nombre de la dirección del sitio, entre los datos de contacto'),
    note: text('La nota al pie: si hay plantas'),
    day: template('De cuándo son los datos: {day} es el día en que se publicó', 'day'),
  });

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
