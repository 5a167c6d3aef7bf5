import type { ImageMetadata } from 'astro';
import { z } from 'astro/zod';
import { altText } from './alt-text.ts';
import { exhibitionStatus } from './exhibition-status.ts';
import { fieldGroup } from './field-group.ts';
import { explainMismatch } from './found-value.ts';
import type { PictureField } from './picture-field.ts';
import { secureAddress } from './secure-address.ts';
import { text } from './text.ts';

/** A guest who talks about the exhibition. */
export interface Speaker {
  avatar: ImageMetadata;
  name: string;
  role: string;
}

/** The fields of a guest: all three or none. */
export const SPEAKER_FIELDS = ['speakerAvatar', 'speakerName', 'speakerRole'] as const;

// Room for a date as number, 20270206, and within what every program counts exactly.
const HIGHEST_ID = 999_999_999;

const exhibitionId = () => {
  const error = ({ input }: { input?: unknown }): string =>
    explainMismatch(input, 'un número entero que ninguna otra exhibición tenga, por ejemplo 8');
  const range = ({ input }: { input?: unknown }): string =>
    explainMismatch(input, `un número del 1 al ${HIGHEST_ID}, por ejemplo 8`);
  return z
    .int({ error: (issue) => (issue.code === 'too_big' ? range(issue) : error(issue)) })
    .min(1, { error: range, abort: true })
    .max(HIGHEST_ID, { error: range })
    .describe('El número que la ordena: el más alto va primero');
};

const fields = (picture: PictureField) =>
  fieldGroup({
    id: exhibitionId(),
    title: text({ help: 'El título', example: 'Cielo raso' }),
    artist: text({ help: 'Quién la hizo', example: 'Ofelia Barrientos Coy y Taller Segundo Piso' }),
    date: text({ help: 'La fecha, como quieras que se lea', example: '6 de febrero – 27 de abril de 2025' }),
    status: exhibitionStatus(),
    image: picture('exhibition').describe('La fotografía'),
    imageAlt: altText(),
    description: text({
      help: 'Una o dos frases para la tarjeta',
      example: 'Doce voces y cuatro aros de neón.',
    }),
    speakerAvatar: picture('speaker').optional().describe('El retrato de quien conversa'),
    speakerName: text({ help: 'Su nombre', example: 'Iker Balderas Nío' }).optional(),
    speakerRole: text({ help: 'Su oficio', example: 'Escultor' }).optional(),
    videoLink: secureAddress({
      help: 'La dirección del video',
      example: 'https://example.com/video/cielo-raso',
    }).optional(),
    draft: z
      .boolean({ error: ({ input }) => explainMismatch(input, 'true o false, sin comillas') })
      .default(false)
      .describe('Borrador: true mientras no deba publicarse'),
  });

type Frontmatter = z.infer<ReturnType<typeof fields>>;

/** One exhibition, as the page uses it. */
export type ExhibitionEntry = Omit<Frontmatter, (typeof SPEAKER_FIELDS)[number]> & { speaker?: Speaker };

const toEntry = ({ speakerAvatar, speakerName, speakerRole, ...entry }: Frontmatter): ExhibitionEntry =>
  speakerAvatar !== undefined && speakerName !== undefined && speakerRole !== undefined
    ? { ...entry, speaker: { avatar: speakerAvatar, name: speakerName, role: speakerRole } }
    : entry;

const isFilled = (data: unknown, name: string): boolean =>
  typeof data === 'object' && data !== null && Reflect.get(data, name) !== undefined;

const explainMissingSpeakerField = (name: string): string =>
  `Falta este campo. Una persona que conversa lleva los tres: ${SPEAKER_FIELDS.join(', ')}. ` +
  `Escribe «${name}» o borra los otros.`;

/**
 * The front matter of content/exhibitions/*.md (specification 3, Exhibition), with the three speaker fields joined
 * into one `speaker`. The rule "all three or none" runs even when another field is wrong, so that one check tells all.
 */
export const exhibitionSchema = (picture: PictureField) =>
  SPEAKER_FIELDS.reduce(
    (schema, name) =>
      schema.refine(
        (data) => isFilled(data, name) || !SPEAKER_FIELDS.some((other) => isFilled(data, other)),
        {
          path: [name],
          error: explainMissingSpeakerField(name),
          when: () => true,
        },
      ),
    fields(picture),
  ).transform(toEntry);
