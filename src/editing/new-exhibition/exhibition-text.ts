import type { ImageMetadata } from 'astro';
import { z } from 'astro/zod';
import { exhibitionSchema } from '../../schemas/exhibition.ts';
import { PLACEHOLDER } from '../content-check/check-exhibitions.ts';

/** The new exhibition; `name` is that of its files, without extension. */
export interface NewExhibition {
  id: number;
  title: string;
  name: string;
}

/** A field of an exhibition as an editor meets it. */
interface ExhibitionField {
  name: string;
  help: string;
  example: string | undefined;
  isOptional: boolean;
}

const HEAD = `# Lo que empieza con # es una explicación: no se publica y se puede borrar.
# Los textos van entre comillas " "; si llevan comillas por dentro, usa « ». Más ayuda: content/LEEME.md`;
const ESSAY_HELP = `# Debajo de la línea --- va el ensayo: párrafos separados por una línea en blanco, sin HTML.
# Se puede usar *cursiva*, **negrita**, [un enlace](https://example.com) y #### Título.`;
const ESSAY = `${PLACEHOLDER}: el ensayo. Es lo que se lee además de la tarjeta.

${PLACEHOLDER}: otro párrafo. Entre los dos va una línea en blanco.
`;

/** Advice on a field that isn't part of its schema. */
const ADVICE: Record<string, string> = {
  id: 'Ninguna otra exhibición tiene este.',
  opens: 'Año, mes y día. Si ya se sabe, quita el # a la línea: va en la página del día y en el calendario.',
  closes: 'Año, mes y día. Si dura un día, el mismo que opens.',
  status: 'Para pasarla a otra pestaña se cambia solo esta palabra.',
  image: 'Está en esta misma carpeta: pon la tuya con el mismo nombre.',
  speakerAvatar: 'Si alguien conversa en ella, quita el # a las tres líneas speaker: van las tres o ninguna.',
  videoLink: 'Si tiene video, quita el # a la línea.',
  draft: 'Para publicarla, borra la línea.',
};

/** Every field of an exhibition in the order of its schema. */
export const listExhibitionFields = (): ExhibitionField[] => {
  const schema = exhibitionSchema(() => z.custom<ImageMetadata>());
  const { properties = {}, required = [] } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
  return Object.entries(properties).flatMap(([name, field]) => {
    if (typeof field === 'boolean') return [];
    const [example]: unknown[] = field.examples ?? [];
    return {
      name,
      help: field.description ?? '',
      example: typeof example === 'string' ? example : undefined,
      isOptional: !required.includes(name),
    };
  });
};

const explainField = ({ name, help, example }: ExhibitionField): string =>
  [
    `# ${help}.`,
    ...(ADVICE[name] === undefined ? [] : [ADVICE[name]]),
    ...(example === undefined ? [] : [`Por ejemplo: "${example}"`]),
  ].join(' ');

const writeField = ({ name, example, isOptional }: ExhibitionField, exhibition: NewExhibition): string => {
  const own: Record<string, string> = {
    id: String(exhibition.id),
    // JSON's quotes are YAML's too, whatever the title holds.
    title: JSON.stringify(exhibition.title),
    status: 'proxima',
    image: `"./${exhibition.name}.jpg"`,
    draft: 'true',
  };
  if (own[name] !== undefined) return `${name}: ${own[name]}`;
  if (!isOptional) return `${name}: "${PLACEHOLDER}"`;
  // No space after the sign: without it, the line is right as it stands. A name and a role still have to be written.
  return `#${name}: "${example && /[/\d]/.test(example) ? example : PLACEHOLDER}"`;
};

/** A complete Markdown file that the content check accepts, with each field of the schema in its order, explained. */
export const writeExhibitionText = (exhibition: NewExhibition): string => {
  const fields = listExhibitionFields().map(
    (field) => `${explainField(field)}\n${writeField(field, exhibition)}`,
  );
  return `---\n${[HEAD, ...fields, ESSAY_HELP].join('\n\n')}\n---\n\n${ESSAY}`;
};
