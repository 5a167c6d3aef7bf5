import { fieldGroup } from './field-group.ts';
import { description, tabTitle, text } from './text.ts';

/** Schema of content/pages/home.json: title and description of the home page. */
export const homePageSchema = fieldGroup({
  title: tabTitle('Talleres y conciertos en Guadalajara'),
  description: description('La descripción en los buscadores'),
});

/** Schema of content/pages/ficha.json: the texts of the printable fact sheet /ficha. */
export const factSheetPageSchema = fieldGroup({
  title: tabTitle('Ficha'),
  description: description('La descripción en los buscadores'),
  link: text('El enlace a la hoja: en Detalles, en el menú y en el pie', 'Ficha técnica'),
  heading: text('El título de la página: no se imprime'),
  lead: text('La entrada: no se imprime'),
  offer: text('Lo que se lee bajo el lugar, junto a la cifra grande', 'En obra negra, en venta'),
  note: text('La nota al pie: si hay plantas'),
});

/** Fields of /plantas, and the label of the link to it. */
const plansPageFields = {
  title: tabTitle('El sol en la planta'),
  description: description('La descripción en los buscadores'),
  link: text('El enlace a la página: bajo las plantas, en la hoja y en las exhibiciones que lo piden'),
  heading: text('El título de la página'),
  lead: text('La entrada'),
  note: text('La nota al pie: cómo se calculó y qué no cuenta'),
};

/** Schema of content/pages/plantas.json, with separate texts for plans without sunlight. */
export const plansPageSchema = fieldGroup({
  ...plansPageFields,
  withoutLight: fieldGroup(plansPageFields).describe(
    'Lo mismo, donde ninguna planta tiene `light`: no habla del sol',
  ),
});
