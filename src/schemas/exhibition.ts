import type { ImageMetadata } from 'astro';
import { z } from 'astro/zod';
import { exhibitionActivities } from './activities.ts';
import { furtherImagesField, worksField, validateWorks, imageCreditField } from './exhibition-images.ts';
import { MISSING_FIELD } from './error-map.ts';
import { exhibitionStatusField } from './exhibition-status.ts';
import {
  booleanField,
  type FieldGroup,
  fieldGroup,
  optionalListField,
  sampleFlag,
  WITHOUT_UNKNOWN_FIELDS,
} from './field-group.ts';
import { type CreateImageField, imageField, type SchemaFactory } from './image-field.ts';
import { getDate } from './untyped.ts';
import { altTextField, descriptionField, nameField, translatedTextField, titleField } from './text.ts';
import { TRANSLATION_ONLY_META } from './text-field.ts';
import { dateField, previousNamesField, httpsUrlField } from './text-formats.ts';

const SPEAKER_FIELDS = ['speakerName', 'speakerRole'] as const;
const SPEAKER_PORTRAIT = 'speakerAvatar';

/** Creates the schema of the front matter of a translated exhibition, which has no fields. */
export const exhibitionTranslationSchema = (): FieldGroup => fieldGroup({});

const createExhibitionFields = (createImage: CreateImageField) =>
  fieldGroup({
    id: z.int().min(1).meta({
      description: 'El número que la ordena: el más alto va primero',
      errorMessage: 'Se espera un número entero que ninguna otra exhibición tenga, por ejemplo 8.',
    }),
    title: titleField('El título', 'Dos: la segunda'),
    gloss: translatedTextField('Lo que quiere decir el título: solo en otro idioma', 'Two: The Second')
      .meta(TRANSLATION_ONLY_META)
      .optional(),
    artist: translatedTextField('Quién la hizo', 'Ana Lucero y Taller Norte'),
    date: translatedTextField(
      'La fecha, como quieras que se lea: solo si falta opens o closes; con los dos se leen esos días, y date solo si los nombra, como en «Concierto · 18 de octubre de 2025»',
      '6 de febrero – 27 de abril de 2027',
    ).optional(),
    opens: dateField('El día en que abre', '2027-02-06').optional(),
    closes: dateField('El último día en que se ve', '2027-04-27').optional(),
    status: exhibitionStatusField().optional(),
    image: imageField(createImage, 'exhibition', 'La fotografía'),
    imageAlt: altTextField(),
    imageCredit: imageCreditField('De quién es la fotografía'),
    description: descriptionField(
      'Una o dos frases para la tarjeta',
      'Dos series de dibujos, una frente a la otra.',
    ),
    speakerAvatar: imageField(createImage, 'speaker', 'El retrato de quien conversa, si lo hay').optional(),
    speakerName: nameField('Su nombre', 'Ana Lucero').optional(),
    speakerRole: translatedTextField('Su oficio', 'Pintora').optional(),
    videoLink: httpsUrlField('La dirección del video', 'https://example.com/video').optional(),
    access: optionalListField(
      fieldGroup({
        label: translatedTextField('De qué se trata', 'Sonido'),
        value: translatedTextField('Cómo es, en un renglón', 'Continuo y moderado; hay tapones a la entrada'),
      }),
      'Lo que pide de quien la visita: luz, sonido, asientos, suelo',
    ).default([]),
    activities: exhibitionActivities,
    pictures: furtherImagesField(createImage),
    works: worksField(createImage),
    press: booleanField(
      'Carpeta de prensa: true para que el sitio haga un ZIP con sus fotografías y su texto',
      false,
    ),
    linksToPlans: booleanField(
      'Trata de la luz de la casa: true, y su página dibuja el sol de cada hora y lleva a /plantas',
      false,
    ),
    formerly: previousNamesField(),
    sample: sampleFlag,
    draft: booleanField('Borrador: true mientras no deba publicarse', false),
  });

type Frontmatter = z.infer<ReturnType<typeof createExhibitionFields>>;

/** Parsed exhibition. `id` is the sort number; the `id` of Astro's entry is the slug. */
export type ExhibitionFields = Omit<
  Frontmatter,
  (typeof SPEAKER_FIELDS)[number] | typeof SPEAKER_PORTRAIT
> & {
  speaker: { avatar: ImageMetadata | undefined; name: string; role: string } | undefined;
};

const joinSpeaker = ({
  speakerAvatar: avatar,
  speakerName: name,
  speakerRole: role,
  ...fields
}: Frontmatter): ExhibitionFields => ({
  ...fields,
  speaker: name && role ? { avatar, name, role } : undefined,
});

/** Requires `opens`, or else `date` and `status`. Requires `closes` to be on or after `opens`, and both name and role of a speaker. */
const validateDependentFields = (data: unknown, context: z.RefinementCtx): void => {
  const fields = Object(data) as Record<string, unknown>;
  const addIssue = (name: string, message: string) =>
    context.addIssue({ code: 'custom', path: [name], message });
  const getMissing = (names: readonly string[]) => names.filter((name) => fields[name] === undefined);
  const { opens, draft } = fields;
  const requiredWithoutOpens = draft === true ? ['date'] : ['date', 'status'];
  for (const name of opens === undefined ? getMissing(requiredWithoutOpens) : [])
    addIssue(name, `${MISSING_FIELD} Escríbelo, o los días de los que sale solo: opens y closes.`);
  // An invalid date is undefined here. The schema of the field reports it.
  const [first, last] = ['opens', 'closes'].map((name) => getDate(data, name));
  if (first !== undefined && last !== undefined && last < first)
    addIssue(
      'closes',
      `Se encontró "${last}", que es antes de opens: "${first}". Se espera ese día o uno posterior.`,
    );
  const missing = getMissing(SPEAKER_FIELDS);
  if (missing.length === SPEAKER_FIELDS.length && fields[SPEAKER_PORTRAIT] === undefined) return;
  for (const name of missing)
    addIssue(
      name,
      `${MISSING_FIELD} Una persona que conversa lleva ${SPEAKER_FIELDS.join(' y ')}. Escribe «${name}» o borra los otros campos «speaker…».`,
    );
};

/** Creates the schema of the front matter of content/exhibitions/*.md. Merges the speaker's fields into `speaker`. */
export const exhibitionSchema: SchemaFactory<ExhibitionFields> = (createImage) =>
  createExhibitionFields(createImage)
    .check(z.superRefine(validateDependentFields, WITHOUT_UNKNOWN_FIELDS))
    .check(z.superRefine(validateWorks, WITHOUT_UNKNOWN_FIELDS))
    .transform(joinSpeaker);
