import { fieldGroup } from './field-group.ts';
import { template, text } from './text.ts';

/** content/pages/ficha.json: the few words of /ficha that no other file has. */
export const sheetPageSchema = () =>
  fieldGroup({
    title: text('El título en la pestaña del navegador', 'Ficha | Casa Roble'),
    description: text({ label: 'La descripción en los buscadores', widget: 'text' }),
    link: text({ label: 'El enlace a la hoja', help: 'en Detalles y en el pie' }, 'La casa en una hoja'),
    heading: text('El título de la página: no se imprime'),
    lead: text('La entrada: no se imprime'),
    offer: text('Lo que se lee bajo el lugar, junto a la cifra grande', 'En obra negra, en venta'),
    site: text('El nombre de la dirección del sitio, entre los datos de contacto'),
    note: text({ label: 'La nota al pie', help: 'si hay plantas' }),
    day: template({ label: 'De cuándo son los datos', help: '{day} es el día en que se publicó' }, 'day'),
  });
