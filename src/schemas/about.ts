import { fieldGroup, list, sampleMark } from './field-group.ts';
import { describePicture, type PictureField } from './picture-field.ts';
import { altText, longText, text } from './text.ts';

const STAT_COUNT = 3;

/** content/sections/about.json: the story and the three figures. */
export const aboutSchema = (picture: PictureField) =>
  fieldGroup({
    heading: text('El título de la sección'),
    image: describePicture(picture, 'section', 'La fotografía junto al texto'),
    imageAlt: altText(),
    paragraphs: list(longText('Un párrafo'), 'Los párrafos, en orden'),
    stats: list(
      fieldGroup({
        label: text('Qué cuenta la cifra', 'Artistas'),
        value: text('La cifra', '40+'),
      }),
      'Las cifras, en orden',
      STAT_COUNT,
    ),
    sample: sampleMark(),
  });
