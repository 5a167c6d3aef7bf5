import { fieldGroup } from './field-group.ts';
import { longText, text } from './text.ts';

/** content/pages/home.json: what the browser tab and search engines show. */
export const homePageSchema = () =>
  fieldGroup({
    title: text('El título en la pestaña del navegador', 'Casa Roble | Guadalajara'),
    description: longText('La descripción en los buscadores'),
  });
