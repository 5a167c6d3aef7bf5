import type { z } from 'astro/zod';
import { fieldGroup, list, optionalList, sampleFlag } from './field-group.ts';
import { galleryPictureReference } from './gallery.ts';
import { type CreatePictureField, pictureField, type SchemaFactory } from './picture-field.ts';
import { altText, longText, text } from './text.ts';

const heroFile = (createPicture: CreatePictureField) =>
  fieldGroup({
    size: text('La cifra grande', '1,500m²'),
    heading: text('El título de la página, que también es el lema al pie de todas'),
    text: longText('El párrafo bajo el título'),
    image: pictureField(
      createPicture,
      'hero',
      'La fotografía de la portada: arriba oscura, con el motivo al centro; si arriba es clara, empieza debajo de la cifra',
    ),
    imageAlt: altText(),
    propertyLink: text('El botón que baja a Propiedad'),
    exhibitionsLink: text('El botón que baja a Exhibiciones'),
    sample: sampleFlag,
  });

type Hero = z.infer<ReturnType<typeof heroFile>>;

/** Creates the schema of content/sections/hero.json. */
export const heroSchema: SchemaFactory<Hero> = (createPicture) => heroFile(createPicture);

const aboutFile = (createPicture: CreatePictureField) =>
  fieldGroup({
    heading: text('El título de la sección'),
    photograph: galleryPictureReference(createPicture, 'La fotografía junto al texto'),
    paragraphs: list(longText('Un párrafo'), 'Los párrafos, en orden'),
    stats: list(
      fieldGroup({
        label: text('Qué cuenta la cifra', 'Artistas'),
        value: text('La cifra', '40+'),
      }),
      'Las cifras, en orden',
    ),
    sample: sampleFlag,
  });

type About = z.infer<ReturnType<typeof aboutFile>>;

/** Creates the schema of content/sections/about.json. */
export const aboutSchema: SchemaFactory<About> = (createPicture) => aboutFile(createPicture);

const comparison = (createPicture: CreatePictureField) =>
  fieldGroup({
    title: text('El lugar', 'La sala'),
    today: pictureField(createPicture, 'gallery', 'La fotografía de hoy'),
    todayAlt: altText(),
    project: galleryPictureReference(createPicture, 'La visualización, desde la misma cámara'),
    sample: sampleFlag,
  });

const visionFile = (createPicture: CreatePictureField) =>
  fieldGroup({
    badge: text('La insignia sobre la foto', '20m de fachada'),
    heading: text('El título de la sección'),
    photograph: galleryPictureReference(createPicture, 'La fotografía'),
    paragraphs: list(longText('Un párrafo'), 'Los párrafos, en orden'),
    pairs: fieldGroup({
      heading: text('El título'),
      items: optionalList(comparison(createPicture), 'Los lugares, en orden: sin ninguno, no aparece nada'),
    })
      .describe('El mismo lugar dos veces')
      .optional(),
  });

type Vision = z.infer<ReturnType<typeof visionFile>>;

/** Creates the schema of content/sections/vision.json, with the before/after comparisons in `pairs`. */
export const visionSchema: SchemaFactory<Vision> = (createPicture) => visionFile(createPicture);
