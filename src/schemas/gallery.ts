import type { z } from 'astro/zod';
import { altText } from './alt-text.ts';
import { fieldGroup } from './field-group.ts';
import { list } from './list.ts';
import type { PictureField } from './picture-field.ts';
import { text } from './text.ts';

/** Pictures in the carousel (specification 2, property section). */
export const GALLERY_PICTURE_COUNT = 20;

const galleryPicture = (picture: PictureField) =>
  fieldGroup({
    image: picture('gallery').describe('La fotografía'),
    alt: altText(),
    caption: text({ help: 'El pie que se lee bajo la foto', example: 'La escalera al roof garden' }),
  });

/** content/gallery/gallery.json: the pictures of the property, in show order. */
export const gallerySchema = (picture: PictureField) =>
  list(galleryPicture(picture), {
    help: 'Las fotografías del carrusel, en orden',
    count: GALLERY_PICTURE_COUNT,
  });

export type GalleryPicture = z.infer<ReturnType<typeof galleryPicture>>;
