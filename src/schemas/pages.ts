import { fieldGroup } from './field-group.ts';
import { descriptionField, documentTitleField, translatedTextField } from './text.ts';

/** Schema of content/pages/home.json: title and description of the home page. */
export const homePageSchema = fieldGroup({
  title: documentTitleField('Talleres y conciertos en Guadalajara'),
  description: descriptionField('La descripción en los buscadores'),
});

/** Schema of content/pages/ficha.json: the texts of the printable fact sheet /ficha. */
export const factSheetPageSchema = fieldGroup({
  title: documentTitleField('Ficha'),
  description: descriptionField('La descripción en los buscadores'),
  link: translatedTextField('El enlace a la hoja: en Detalles, en el menú y en el pie', 'Ficha técnica'),
  heading: translatedTextField('El título de la página: no se imprime'),
  lead: translatedTextField('La entrada: no se imprime'),
  offer: translatedTextField(
    'Lo que se lee bajo el lugar, junto a la cifra grande',
    'En obra negra, en venta',
  ),
  note: translatedTextField('La nota al pie: si hay plantas'),
});

/** Fields of /plantas, and the label of the link to it. */
const plansPageFields = {
  title: documentTitleField('El sol en la planta'),
  description: descriptionField('La descripción en los buscadores'),
  link: translatedTextField(
    'El enlace a la página: bajo las plantas, en la hoja y en las exhibiciones que lo piden',
  ),
  heading: translatedTextField('El título de la página'),
  lead: translatedTextField('La entrada'),
  note: translatedTextField('La nota al pie: cómo se calculó y qué no cuenta'),
};

/** Schema of content/pages/plantas.json, with separate texts for plans without sunlight. */
export const plansPageSchema = fieldGroup({
  ...plansPageFields,
  withoutLight: fieldGroup(plansPageFields).describe(
    'Lo mismo, donde ninguna planta tiene `light`: no habla del sol',
  ),
});
