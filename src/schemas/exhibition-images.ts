import { z } from 'astro/zod';
import { fieldGroup, optionalListField } from './field-group.ts';
import { type CreateImageField, imageField, type SchemaFactory, toRelativePath } from './image-field.ts';
import { getField, getList, getText } from './untyped.ts';
import { altTextField, captionField, nameField, translatedTextField, titleField } from './text.ts';
import { combinePatterns, PLAIN_TEXT, textField, TRANSLATION_ONLY_META } from './text-field.ts';

const MAX_PICTURES = 24;

/** A year, or a range of years with an en dash. */
export const EXACT_YEARS = /^[12]\d{3}(?:–[12]\d{3})?$/;

const isValidYears = (years: string): boolean => {
  if (!EXACT_YEARS.test(years)) return !/^[\d.,]+$/.test(years);
  const [from = 0, to] = years.split('–').map(Number);
  return to === undefined || from <= to;
};

/** Normalizes years: any dash becomes an en dash, and the number that YAML reads for a single year becomes a string. */
const normalizeYears = (value: unknown): unknown =>
  typeof value === 'string' || typeof value === 'number'
    ? String(value).replace(/^(\d{4})\s*[-‐‑–—]\s*(\d{4})$/, '$1–$2')
    : value;

/** Year of a work: "2026", "2019–2021", "ca. 1968", "s/f" (no date). */
const yearsOfWork = z.preprocess(
  normalizeYears,
  textField({
    pattern: PLAIN_TEXT,
    expected: 'un año, o dos con el menor primero, o lo que se sepa (ca. 1968, s/f)',
    description: 'El año',
    example: '2019–2021',
  })
    .refine(isValidYears)
    .meta({ type: ['string', 'integer'] }),
);

const CREDIT = combinePatterns(/^(?!\s*(?:[Ff]oto(?:graf[ií]a|s)?|FOTO|[Pp]hoto)\s*:)/u, PLAIN_TEXT);

/** Creates the optional field for the author of a photograph. */
export const imageCreditField = (description: string): z.ZodOptional<z.ZodString> =>
  textField({
    pattern: CREDIT,
    expected: 'un nombre, sin «Foto:», que la página ya escribe',
    description,
    example: 'Ana Lucero',
  }).optional();

const createFurtherImageFields = (createImage: CreateImageField) =>
  fieldGroup({
    image: imageField(createImage, 'section', 'La fotografía'),
    alt: altTextField(),
    caption: captionField(
      'El pie: lo que va entre asteriscos, *así*, o _así_, se lee en cursiva',
      '*Marea*, de Ana Lucero',
    ).optional(),
    credit: imageCreditField('De quién es la imagen'),
  });

export type FurtherImageFields = z.infer<ReturnType<typeof createFurtherImageFields>>;

/** Creates the list of further photographs of an exhibition, in the order of the page. */
export const furtherImagesField: SchemaFactory<FurtherImageFields[]> = (createImage) =>
  optionalListField(
    createFurtherImageFields(createImage),
    `Más fotografías, en orden: hasta ${MAX_PICTURES}`,
    MAX_PICTURES,
  ).default([]);

const createWorkFields = (createImage: CreateImageField) =>
  fieldGroup({
    title: titleField('El título de la obra', 'Marea'),
    gloss: translatedTextField('Lo que quiere decir ese título: solo en otro idioma', 'Tide')
      .meta(TRANSLATION_ONLY_META)
      .optional(),
    artist: nameField('Quién la hizo: si no es quien hizo la exhibición', 'Ana Lucero').optional(),
    year: yearsOfWork,
    medium: translatedTextField('La técnica', 'grafito sobre papel'),
    size: translatedTextField('Las medidas', '70 × 100 cm').optional(),
    picture: imageField(createImage, 'section', 'La fotografía de pictures en la que se ve', true).optional(),
  });

export type WorkFields = z.infer<ReturnType<typeof createWorkFields>>;

/** Creates the list of works of an exhibition, in the order of the page. */
export const worksField: SchemaFactory<WorkFields[]> = (createImage) =>
  optionalListField(createWorkFields(createImage), 'Las obras, en orden').default([]);

/** Returns the identifier of an image: the `src` of resolved image metadata, or else the relative path. */
const getImageId = (picture: unknown): string =>
  getText(picture, 'src') || getText([toRelativePath(picture)], 0);

/** Reports works whose image isn't in `pictures`. */
export const validateWorks = (data: unknown, context: z.RefinementCtx): void => {
  const pictures = getList(data, 'pictures').map((picture) => getImageId(getField(picture, 'image')));
  // Skip the check if an image is invalid or repeated. That image has its own error, and may be the image of the work.
  if (pictures.includes('') || new Set(pictures).size < pictures.length) return;
  for (const [index, work] of getList(data, 'works').entries()) {
    const id = getImageId(getField(work, 'picture'));
    if (id !== '' && !pictures.includes(id))
      context.addIssue({
        code: 'custom',
        path: ['works', index, 'picture'],
        message: `Se encontró "${id}", que no está en pictures. Se espera la ruta de una de sus fotografías, escrita igual.`,
      });
  }
};
