import type { ImageMetadata } from 'astro';
import type { z } from 'astro/zod';
import { fieldGroup, listField, sampleFlag, booleanField } from './field-group.ts';
import { numberFieldUpTo } from './number.ts';
import { type CreateImageField, imageField, type SchemaFactory } from './image-field.ts';
import { altTextField, translatedTextField, nameField } from './text.ts';

const viewpoint = fieldGroup({
  plan: nameField('En qué planta está: el id de una de plans.json', 'planta-baja'),
  x: numberFieldUpTo(100, 'Qué tan a la derecha, en porcentaje del dibujo', 'el porcentaje de su ancho'),
  y: numberFieldUpTo(100, 'Qué tan abajo, en porcentaje del dibujo', 'el porcentaje de su alto'),
  direction: numberFieldUpTo(
    360,
    'Hacia dónde mira, en grados desde arriba',
    '0 mira arriba, 90 a la derecha',
  ),
  from: translatedTextField(
    'Desde dónde, con artículo, para lectores de pantalla: sin él, el nombre de la planta',
    'el salón',
  ).optional(),
}).describe('Desde dónde se tomó');

const createGalleryImageFields = (createImage: CreateImageField) =>
  fieldGroup({
    image: imageField(createImage, 'gallery', 'La fotografía'),
    alt: altTextField(),
    caption: translatedTextField('El pie que se lee bajo la foto', 'La escalera, por la mañana'),
    isProject: booleanField(
      'Visualización: true si no existe todavía, y el pie y la planta lo dicen solos',
      false,
    ),
    view: viewpoint.optional(),
    sample: sampleFlag,
  });

export type PhotoFields = z.infer<ReturnType<typeof createGalleryImageFields>>;

/** Creates a field for the path of a gallery image, from which the alternative text is read. */
export const galleryImageField = (createImage: CreateImageField, label: string): z.ZodType<ImageMetadata> =>
  imageField(createImage, 'gallery', `${label}: una de la galería, con su ruta`, true);

/** Creates the schema of content/gallery/gallery.json: the images of the property, in the order of the carousel. */
export const gallerySchema: SchemaFactory<PhotoFields[]> = (createImage) =>
  listField(createGalleryImageFields(createImage), 'Las fotografías del carrusel, en orden');
