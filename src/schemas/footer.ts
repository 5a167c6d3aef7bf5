import { choice, fieldGroup, list, sampleMark } from './field-group.ts';
import { template, text } from './text.ts';

/** A link to a section of the home page, of `sections`: the `id` of each, with what editors call it. */
export const sectionLink = (sections: Readonly<Record<string, string>>) =>
  fieldGroup({
    label: text('El texto del enlace', 'Propiedad'),
    section: choice('La sección a la que lleva', sections),
  });

/** content/sections/footer.json. */
export const footerSchema = (sections: Readonly<Record<string, string>>) =>
  fieldGroup({
    navigationLabel: text('El nombre de la navegación, para lectores de pantalla'),
    links: list(sectionLink(sections), 'Los enlaces, en orden'),
    copyright: template('La línea legal: {year} es el año en curso', 'year'),
    place: text('El lugar, a la derecha'),
    sample: sampleMark(),
  });
