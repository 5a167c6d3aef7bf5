import { fieldGroup } from './field-group.ts';
import {
  descriptionField,
  multilineTextField,
  messageOpeningField,
  documentTitleField,
  translatedTextField,
} from './text.ts';

/** Button that links an exhibition to the contact form. */
const visit = fieldGroup({
  label: translatedTextField('El texto del botón'),
  message: messageOpeningField(),
});

/** Schema of content/sections/exhibitions.json: the texts around the exhibitions. */
export const exhibitionsSectionSchema = fieldGroup({
  heading: translatedTextField('El título de la sección'),
  lead: multilineTextField('La entrada'),
  proposal: fieldGroup({
    text: translatedTextField('La línea antes del botón'),
    label: translatedTextField('El texto del botón'),
    subject: translatedTextField('El asunto que deja escrito en el formulario'),
  }).describe('La invitación al final de la sección'),
  page: fieldGroup({
    visit: visit.describe('El botón, si no ha terminado'),
  }).describe('La página de cada exhibición'),
  list: fieldGroup({
    title: documentTitleField(),
    description: descriptionField('La descripción en los buscadores'),
    heading: translatedTextField('El título de la página'),
    lead: multilineTextField('La entrada: que siga siendo cierta cuando haya más'),
  }).describe('/exhibiciones, la lista de todas'),
});
