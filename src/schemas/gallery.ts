import { fieldGroup, list } from './field-group.ts';
import { describePicture, type PictureField } from './picture-field.ts';
import { altText, text } from './text.ts';

const GALLERY_PICTURE_COUNT = 20;

const galleryPicture = (picture: PictureField) =>
  fieldGroup({
    image: describePicture(picture, 'gallery', 'La fotografía'),
    alt: altText(),
    caption: text('El pie que se lee bajo la foto', 'La escalera al roof garden'),
  });

/** content/gallery/gallery.json: the pictures of the property, in show order. */
export const gallerySchema = (picture: PictureField) =>
  list(galleryPicture(picture), 'Las fotografías del carrusel, en orden', GALLERY_PICTURE_COUNT);
