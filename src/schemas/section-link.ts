import { choice, fieldGroup } from './field-group.ts';
import { text } from './text.ts';

/** A link to a section of the home page, of `sections`: the `id` of each, with what editors call it. */
export const sectionLink = (sections: Readonly<Record<string, string>>) =>
  fieldGroup({
    label: text('El texto del enlace', 'Propiedad'),
    section: choice('La sección a la que lleva', sections),
  });
