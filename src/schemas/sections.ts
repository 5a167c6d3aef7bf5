import type { z } from 'astro/zod';
import { fieldGroup, listField, optionalListField, sampleFlag } from './field-group.ts';
import { galleryPictureReference } from './gallery.ts';
import { type CreatePictureField, pictureField, type SchemaFactory } from './picture-field.ts';
import { altTextField, multilineTextField, translatedTextField } from './text.ts';

const heroFields = (createPicture: CreatePictureField) =>
  fieldGroup({
    size: translatedTextField('La cifra grande', '1,500m²'),
    heading: translatedTextField('El título de la página, que también es el lema al pie de todas'),
    text: multilineTextField('El párrafo bajo el título'),
    image: pictureField(
      createPicture,
      'hero',
      'La fotografía de la portada: arriba oscura, con el motivo al centro; si arriba es clara, empieza debajo de la cifra',
    ),
    imageAlt: altTextField(),
    propertyLink: translatedTextField('El botón que baja a Propiedad'),
    exhibitionsLink: translatedTextField('El botón que baja a Exhibiciones'),
    sample: sampleFlag,
  });

type Hero = z.infer<ReturnType<typeof heroFields>>;

/** Creates the schema of content/sections/hero.json. */
export const heroSchema: SchemaFactory<Hero> = (createPicture) => heroFields(createPicture);

const aboutFields = (createPicture: CreatePictureField) =>
  fieldGroup({
    heading: translatedTextField('El título de la sección'),
    photograph: galleryPictureReference(createPicture, 'La fotografía junto al texto'),
    paragraphs: listField(multilineTextField('Un párrafo'), 'Los párrafos, en orden'),
    stats: listField(
      fieldGroup({
        label: translatedTextField('Qué cuenta la cifra', 'Artistas'),
        value: translatedTextField('La cifra', '40+'),
      }),
      'Las cifras, en orden',
    ),
    sample: sampleFlag,
  });

type About = z.infer<ReturnType<typeof aboutFields>>;

/** Creates the schema of content/sections/about.json. */
export const aboutSchema: SchemaFactory<About> = (createPicture) => aboutFields(createPicture);

const comparisonFields = (createPicture: CreatePictureField) =>
  fieldGroup({
    title: translatedTextField('El lugar', 'La sala'),
    today: pictureField(createPicture, 'gallery', 'La fotografía de hoy'),
    todayAlt: altTextField(),
    project: galleryPictureReference(createPicture, 'La visualización, desde la misma cámara'),
    sample: sampleFlag,
  });

const visionFields = (createPicture: CreatePictureField) =>
  fieldGroup({
    badge: translatedTextField('La insignia sobre la foto', '20m de fachada'),
    heading: translatedTextField('El título de la sección'),
    photograph: galleryPictureReference(createPicture, 'La fotografía'),
    paragraphs: listField(multilineTextField('Un párrafo'), 'Los párrafos, en orden'),
    pairs: fieldGroup({
      heading: translatedTextField('El título'),
      items: optionalListField(
        comparisonFields(createPicture),
        'Los lugares, en orden: sin ninguno, no aparece nada',
      ),
    })
      .describe('El mismo lugar dos veces')
      .optional(),
  });

type Vision = z.infer<ReturnType<typeof visionFields>>;

/** Creates the schema of content/sections/vision.json, with the before/after comparisons in `pairs`. */
export const visionSchema: SchemaFactory<Vision> = (createPicture) => visionFields(createPicture);
