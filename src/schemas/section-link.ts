import { choice, fieldGroup } from './field-group.ts';
import { text } from './text.ts';

const SECTIONS = {
  property: 'La sección Propiedad',
  exhibitions: 'La sección Exhibiciones',
  about: 'La sección Acerca de',
  vision: 'La sección Visión',
  contact: 'La sección Contacto',
} as const;

/** The sections of the home page that an address can point at: `/#property`. */
export const SECTION_IDS = Object.keys(SECTIONS);

/** A link to a section of the home page. */
export const sectionLink = () =>
  fieldGroup({
    label: text('El texto del enlace', 'Propiedad'),
    section: choice('La sección a la que lleva', SECTIONS),
  });
