import { STAND_IN } from '../content-check/check-stand-ins.ts';
import { listExhibitionFields } from '../content-check/exhibition-fields.ts';
import { PICTURE_RULES } from '../content-check/picture-rules.ts';

const HEAD = [
  'Lo que empieza con # es una explicación: no se publica y se puede borrar.',
  'Los textos van entre comillas " "; si llevan comillas por dentro, usa « ». Más ayuda: content/LEEME.md',
];
const ESSAY_HELP = [
  'Debajo de la línea --- va el ensayo: párrafos separados por una línea en blanco, sin HTML.',
  'Se puede usar *cursiva*, **negrita**, [un enlace](https://example.com) y #### Título.',
];
const ESSAY = `${STAND_IN}: el ensayo. Se lee al tocar «Ver detalles».

${STAND_IN}: otro párrafo. Entre los dos va una línea en blanco.
`;

/** @type {Record<string, string>} what a schema can't know of a field: how to work with it */
const ADVICE = {
  id: 'Ninguna otra exhibición tiene este.',
  status: 'Para pasarla a otra pestaña se cambia solo esta palabra.',
  image: 'Está en esta misma carpeta: pon la tuya con el mismo nombre.',
  speakerAvatar: 'Si alguien conversa en ella, quita el # a las tres líneas speaker: van las tres o ninguna.',
  videoLink: 'Si tiene video, quita el # a la línea.',
  draft: 'Para publicarla, borra la línea.',
};

/** @typedef {import('../content-check/exhibition-fields.ts').ExhibitionField} Field */
/** @typedef {{ id: number, title: string, name: string }} NewExhibition */

/**
 * A complete Markdown file that the content check accepts, with each field of the schema in its order, explained.
 *
 * @param {NewExhibition} exhibition
 * @returns {string}
 */
export function writeExhibitionText(exhibition) {
  const fields = listExhibitionFields().map((field) =>
    [...comment(explainField(field)), writeField(field, exhibition)].join('\n'),
  );
  const head = [comment(...HEAD).join('\n'), ...fields, comment(...ESSAY_HELP).join('\n')];
  return `---\n${head.join('\n\n')}\n---\n\n${ESSAY}`;
}

/** @param {readonly string[]} lines */
function comment(...lines) {
  return lines.map((line) => `# ${line}`);
}

/** @param {Field} field */
function explainField({ name, help, example, picture }) {
  const { width, height, frame } = picture ? PICTURE_RULES[picture] : {};
  return [
    `${help}.`,
    ...(picture ? [`Mide ${width} × ${height} px o más, en forma ${frame ?? 'libre'}.`] : []),
    ...(ADVICE[name] ? [ADVICE[name]] : []),
    ...(example ? [`Por ejemplo: "${example}"`] : []),
  ].join(' ');
}

/**
 * @param {Field} field
 * @param {NewExhibition} exhibition
 */
function writeField({ name, example, picture, isOptional }, exhibition) {
  /** @type {Record<string, string>} */
  const own = {
    id: String(exhibition.id),
    // JSON's quotes are YAML's too, whatever the title holds.
    title: JSON.stringify(exhibition.title),
    status: 'proxima',
    image: `"./${exhibition.name}.jpg"`,
    draft: 'true',
  };
  const value = own[name];
  if (value !== undefined) return `${name}: ${value}`;
  if (!isOptional) return `${name}: "${STAND_IN}"`;
  // No space after the sign: without it, the line is right as it stands.
  return `#${name}: "${picture ? './retrato.jpg' : (example ?? STAND_IN)}"`;
}
