import type { ImageMetadata } from 'astro';
import { z } from 'astro/zod';
import { exhibitionStatus } from './exhibition-status.ts';
import { describeField, fieldGroup, sampleMark, yesOrNo } from './field-group.ts';
import { describePicture, type PictureField } from './picture-field.ts';
import { altText, day, secureAddress, text } from './text.ts';

/** A guest who talks about the exhibition. */
export interface Speaker {
  avatar: ImageMetadata;
  name: string;
  role: string;
}

/** The fields of a guest: all three or none. */
const SPEAKER_FIELDS = ['speakerAvatar', 'speakerName', 'speakerRole'] as const;

/** What an editor may write above an essay, field by field. */
const exhibitionFields = (picture: PictureField) =>
  fieldGroup({
    id: z
      .int()
      .min(1)
      .meta({
        ...describeField({ label: 'El número que la ordena', help: 'el más alto va primero' }),
        errorMessage: 'Se espera un número entero que ninguna otra exhibición tenga, por ejemplo 8.',
      }),
    title: text('El título', 'Dos: la segunda'),
    artist: text('Quién la hizo', 'Ana Lucero y Taller Norte'),
    date: text('La fecha, como quieras que se lea', '6 de febrero – 27 de abril de 2027'),
    opens: day('El día en que abre, para calendarios y buscadores', '2027-02-06').optional(),
    closes: day('El último día en que se ve', '2027-04-27').optional(),
    status: exhibitionStatus(),
    image: describePicture(picture, 'exhibition', 'La fotografía'),
    imageAlt: altText(),
    description: text(
      { label: 'Una o dos frases para la tarjeta', widget: 'text' },
      'Dos series de dibujos, una frente a la otra.',
    ),
    speakerAvatar: describePicture(picture, 'speaker', 'El retrato de quien conversa').optional(),
    speakerName: text('Su nombre', 'Ana Lucero').optional(),
    speakerRole: text('Su oficio', 'Pintora').optional(),
    videoLink: secureAddress('La dirección del video', 'https://example.com/video').optional(),
    sample: sampleMark(),
    draft: yesOrNo({ label: 'Borrador', help: 'true mientras no deba publicarse' }, false),
  });

type Frontmatter = z.infer<ReturnType<typeof exhibitionFields>>;

/** `number` in place of `id`, by which Astro calls the name of the file, and one `speaker`. */
const toEntry = ({ id: number, speakerAvatar, speakerName, speakerRole, ...fields }: Frontmatter) => {
  const speaker: Speaker | undefined =
    speakerAvatar && speakerName && speakerRole
      ? { avatar: speakerAvatar, name: speakerName, role: speakerRole }
      : undefined;
  return { ...fields, number, speaker };
};

/** One exhibition, as the page uses it. */
export type ExhibitionEntry = ReturnType<typeof toEntry>;

/** Checks across fields, also run when another field is wrong: all three of a speaker or none, and `closes` not before `opens`. */
const judgeTogether = (data: unknown, context: z.RefinementCtx): void => {
  const read = (name: string): unknown => Reflect.get(Object(data) as object, name);
  const [opens, closes] = [read('opens'), read('closes')];
  if (typeof opens === 'string' && typeof closes === 'string' && closes < opens)
    context.addIssue({
      code: 'custom',
      path: ['closes'],
      message: `Se encontró "${closes}", que es antes de opens: "${opens}". Se espera ese día o uno posterior.`,
    });
  const missing = SPEAKER_FIELDS.filter((name) => read(name) === undefined);
  if (missing.length === SPEAKER_FIELDS.length) return;
  for (const name of missing)
    context.addIssue({
      code: 'custom',
      path: [name],
      message: `Falta este campo. Una persona que conversa lleva los tres: ${SPEAKER_FIELDS.join(', ')}. Escribe «${name}» o borra los otros.`,
    });
};

/** The front matter of content/exhibitions/*.md. */
export const exhibitionSchema = (picture: PictureField) =>
  exhibitionFields(picture)
    .check(z.superRefine(judgeTogether, { when: () => true }))
    .transform(toEntry);
