import { fieldGroup, list, sampleMark } from './field-group.ts';
import { sectionLink } from './section-link.ts';
import { template, text } from './text.ts';

/** content/sections/footer.json. */
export const footerSchema = (sections: Readonly<Record<string, string>>) =>
  fieldGroup({
    navigationLabel: text('El nombre de la navegación, para lectores de pantalla'),
    links: list(sectionLink(sections), 'Los enlaces, en orden'),
    copyright: template({ label: 'La línea legal', help: '{year} es el año en curso' }, 'year'),
    place: text('El lugar, a la derecha'),
    sample: sampleMark(),
  });
