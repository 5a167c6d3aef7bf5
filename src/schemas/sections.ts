import type { z } from 'astro/zod';
import { fieldGroup, listField, optionalListField, sampleFlag } from './field-group.ts';
import { galleryImageField } from './gallery.ts';
import { type CreateImageField, imageField, type SchemaFactory } from './image-field.ts';
import { altTextField, multilineTextField, translatedTextField } from './text.ts';

const createHeroFields = (createImage: CreateImageField) =>
  fieldGroup({
    size: translatedTextField('La cifra grande', '1,500m²'),
    heading: translatedTextField('El título de la página, que también es el lema al pie de todas'),
    text: multilineTextField('El párrafo bajo el título'),
    image: imageField(
      createImage,
      'hero',
      'La fotografía de la portada: arriba oscura, con el motivo al centro; si arriba es clara, empieza debajo de la cifra',
    ),
    imageAlt: altTextField(),
    propertyLink: translatedTextField('El botón que baja a Propiedad'),
    exhibitionsLink: translatedTextField('El botón que baja a Exhibiciones'),
    sample: sampleFlag,
  });

type Hero = z.infer<ReturnType<typeof createHeroFields>>;

/** Creates the schema of content/sections/hero.json. */
export const heroSchema: SchemaFactory<Hero> = (createImage) => createHeroFields(createImage);

const createAboutFields = (createImage: CreateImageField) =>
  fieldGroup({
    heading: translatedTextField('El título de la sección'),
    photograph: galleryImageField(createImage, 'La fotografía junto al texto'),
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

type About = z.infer<ReturnType<typeof createAboutFields>>;

/** Creates the schema of content/sections/about.json. */
export const aboutSchema: SchemaFactory<About> = (createImage) => createAboutFields(createImage);

const createComparisonFields = (createImage: CreateImageField) =>
  fieldGroup({
    title: translatedTextField('El lugar', 'La sala'),
    today: imageField(createImage, 'gallery', 'La fotografía de hoy'),
    todayAlt: altTextField(),
    project: galleryImageField(createImage, 'La visualización, desde la misma cámara'),
    sample: sampleFlag,
  });

const createVisionFields = (createImage: CreateImageField) =>
  fieldGroup({
    badge: translatedTextField('La insignia sobre la foto', '20m de fachada'),
    heading: translatedTextField('El título de la sección'),
    photograph: galleryImageField(createImage, 'La fotografía'),
    paragraphs: listField(multilineTextField('Un párrafo'), 'Los párrafos, en orden'),
    pairs: fieldGroup({
      heading: translatedTextField('El título'),
      items: optionalListField(
        createComparisonFields(createImage),
        'Los lugares, en orden: sin ninguno, no aparece nada',
      ),
    })
      .describe('El mismo lugar dos veces')
      .optional(),
  });

type Vision = z.infer<ReturnType<typeof createVisionFields>>;

/** Creates the schema of content/sections/vision.json, with the before/after comparisons in `pairs`. */
export const visionSchema: SchemaFactory<Vision> = (createImage) => createVisionFields(createImage);
