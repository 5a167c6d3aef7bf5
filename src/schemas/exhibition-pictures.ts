import { z } from 'astro/zod';
import { fieldGroup, optionalList } from './field-group.ts';
import { pictureField, type CreatePictureField, toRelativePath } from './picture-field.ts';
import { getField, getList, getText } from './untyped.ts';
import { altText, combinePatterns, caption, TRANSLATION_ONLY_META, name, PLAIN_TEXT, text, createTextField, title } from './text.ts';

const MOST_PICTURES = 24;

/** A year, or the first and the last. */
export const EXACT_YEARS = /^[12]\d{3}(?:–[12]\d{3})?$/;

const isPossible = (years: string): boolean => {
  if (!EXACT_YEARS.test(years)) return !/^[\d.,]+$/.test(years);
  const [from = 0, to = from] = years.split('–').map(Number);
  return from <= to;
};

/** Nobody types the dash of "2019–2021"; in YAML one year is a number. */
const toYears = (value: unknown): unknown =>
  typeof value === 'string' || typeof value === 'number'
    ? String(value).replace(/^(\d{4})\s*[-‐‑–—]\s*(\d{4})$/, '$1–$2')
    : value;

/** "2026", "2019–2021", or whatever is known of it: "ca. 1968", "s/f". */
const yearsOfWork = () => {
  const shape = createTextField(PLAIN_TEXT, 'un año, o dos con el menor primero, o lo que se sepa (ca. 1968, s/f)')(
    'El año',
    '2019–2021',
  ).refine(isPossible);
  return z.preprocess(toYears, shape.meta({ type: ['string', 'integer'] }));
};

const credit = createTextField(
  combinePatterns(/^(?!\s*(?:[Ff]oto(?:graf[ií]a|s)?|FOTO|[Pp]hoto)\s*:)/u, PLAIN_TEXT),
  'un nombre, sin «Foto:», que la página ya escribe',
);

/** Whose a photograph is. */
export const pictureCredit = (label: string) => credit(label, 'Ana Lucero').optional();

/** The photographs of an exhibition beside its main one, in show order. */
export const exhibitionPictures = (createPicture: CreatePictureField) =>
  optionalList(
    fieldGroup({
      image: pictureField(createPicture, 'section', 'La fotografía'),
      alt: altText(),
      caption: caption(
        'El pie: lo que va entre asteriscos, *así*, o _así_, se lee en cursiva',
        '*Marea*, de Ana Lucero',
      ).optional(),
      credit: pictureCredit('De quién es la imagen'),
    }),
    `Más fotografías, en orden: hasta ${MOST_PICTURES}`,
    MOST_PICTURES,
  ).default([]);

/** The works of an exhibition, in list order. */
export const exhibitionWorks = (createPicture: CreatePictureField) =>
  optionalList(
    fieldGroup({
      title: title('El título de la obra', 'Marea'),
      gloss: text('Lo que quiere decir ese título: solo en otro idioma', 'Tide')
        .meta(TRANSLATION_ONLY_META)
        .optional(),
      artist: name('Quién la hizo: si no es quien hizo la exhibición', 'Ana Lucero').optional(),
      year: yearsOfWork(),
      medium: text('La técnica', 'grafito sobre papel'),
      size: text('Las medidas', '70 × 100 cm').optional(),
      picture: pictureField(createPicture, 'section', 'La fotografía de pictures en la que se ve', true).optional(),
    }),
    'Las obras, en orden',
  ).default([]);

/** The path of a picture that Astro has yet to find, or the file of one that it found. */
const nameOf = (picture: unknown): string => getText(createPicture, 'src') || getText([toRelativePath(createPicture)], 0);

/** Checks across both lists, also run when another field is wrong: a work is seen in a picture that is there. */
export const validateWorks = (data: unknown, context: z.RefinementCtx): void => {
  const pictures = getList(data, 'pictures').map((createPicture) => nameOf(getField(createPicture, 'image')));
  for (const [index, work] of getList(data, 'works').entries()) {
    const name = nameOf(getField(work, 'picture'));
    if (name !== '' && !pictures.includes(name))
      context.addIssue({
        code: 'custom',
        path: ['works', index, 'picture'],
        message: `Se encontró "${name}", que no está en pictures. Se espera la ruta de una de sus fotografías, escrita igual.`,
      });
  }
};
