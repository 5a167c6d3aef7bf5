import { fieldGroup, list } from './field-group.ts';
import { describePicture, type PictureField } from './picture-field.ts';
import { altText, text } from './text.ts';

/** content/sections/vision.json: the badge and the vision. */
export const visionSchema = (picture: PictureField) =>
  fieldGroup({
    badge: text('La insignia sobre la foto', '40m de frente'),
    heading: text('El título de la sección'),
    image: describePicture(picture, 'section', 'La fotografía'),
    imageAlt: altText(),
    paragraphs: list(text({ label: 'Un párrafo', widget: 'text' }), 'Los párrafos, en orden'),
  });
