import { fieldGroup } from './field-group.ts';
import { description, longText, messageOpening, tabTitle, text } from './text.ts';

/** Button that links an exhibition to the contact form. */
const visit = fieldGroup({
  label: text('El texto del botón'),
  message: messageOpening(),
});

/** Schema of content/sections/exhibitions.json: the texts around the exhibitions. */
export const exhibitionsSectionSchema = fieldGroup({
  heading: text('El título de la sección'),
  lead: longText('La entrada'),
  proposal: fieldGroup({
    text: text('La línea antes del botón'),
    label: text('El texto del botón'),
    subject: text('El asunto que deja escrito en el formulario'),
  }).describe('La invitación al final de la sección'),
  page: fieldGroup({
    visit: visit.describe('El botón, si no ha terminado'),
  }).describe('La página de cada exhibición'),
  list: fieldGroup({
    title: tabTitle(),
    description: description('La descripción en los buscadores'),
    heading: text('El título de la página'),
    lead: longText('La entrada: que siga siendo cierta cuando haya más'),
  }).describe('/exhibiciones, la lista de todas'),
});
