import { fieldGroup, sampleMark } from './field-group.ts';
import { describePicture, type PictureField } from './picture-field.ts';
import { altText, longText, text } from './text.ts';

/** content/sections/hero.json: the first screen. */
export const heroSchema = (picture: PictureField) =>
  fieldGroup({
    size: text('La cifra grande', '1,500m²'),
    heading: text('El título de la página, que también es el lema al pie de todas'),
    text: longText('El párrafo bajo el título'),
    image: describePicture(picture, 'hero', 'La fotografía de fondo, con el motivo lejos de la izquierda'),
    imageAlt: altText(),
    propertyLink: text('El botón que baja a Propiedad'),
    exhibitionsLink: text('El botón que baja a Exhibiciones'),
    sample: sampleMark(),
  });
