/** `npm run new:exhibition -- "Título"`: writes a new exhibition and says what to do next. */
import { existsSync } from 'node:fs';
import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { CONTENT_FOLDERS } from '../schemas/content-files.ts';
import { exhibitionSchema } from '../schemas/exhibition.ts';
import { describeSize, PICTURE_RULES } from '../schemas/picture-field.ts';
import { findNextNumber, TAKEN_NAMES, UNWRITTEN } from './content-check/check-exhibitions.ts';
import { toSlug } from './content-check/markdown-files.ts';
import { type JsonSchema, readJsonSchema } from './content-form/form-config.ts';
import { writeMarkdown } from './content-form/serialize.ts';

const FOLDER = CONTENT_FOLDERS.exhibitions.folder;
/** In characters: systems take no file with a name of more than 255 bytes, and nobody reads such a path. */
const LONGEST_NAME = 80;
const USAGE = `Escribe el título entre comillas, con al menos una letra o un número:

  npm run new:exhibition -- "Dos: la segunda"`;
const HEAD = `# Lo que empieza con # es una explicación: no se publica y se puede borrar.
# Un campo con # delante es opcional: para usarlo, quita el #. Los tres speaker van juntos.
# Los textos van entre comillas " "; si llevan comillas por dentro, usa « ». Más ayuda: content/LEEME.md`;
const ESSAY = `${UNWRITTEN}: el ensayo, que se lee además de la tarjeta. Son párrafos separados por una línea en blanco, sin HTML.

${UNWRITTEN}: otro párrafo, con *cursiva*, **negrita** o [un enlace](https://example.com).
`;
/** A plain picture in the colour of concrete, until there is a photograph. The check refuses it in a published exhibition. */
const PICTURE = 'por-escribir.jpg';

const paintPicture = (): Promise<Buffer> => {
  const { width, height } = PICTURE_RULES.exhibition;
  return sharp({ create: { width, height, channels: 3, background: '#b4b3ad' } })
    .jpeg()
    .toBuffer();
};

const readExample = ({ examples }: JsonSchema): unknown => examples?.[0];

/** A group with the example of each of its fields. */
const writeExample = ({ properties = {} }: JsonSchema) =>
  Object.fromEntries(
    Object.entries(properties).map(([name, field]) => [name, readExample(field as JsonSchema)]),
  );

/** A file that the check accepts, with every field of the schema, its description and its example. */
const writeExhibition = (id: number, title: string): string => {
  const { properties = {}, required = [] } = readJsonSchema(exhibitionSchema);
  const known = { id, title, date: UNWRITTEN, image: `./${PICTURE}`, draft: true };
  // Other lists come later, as LEEME.md explains: there is nothing to show before the exhibition hangs.
  const activities = [writeExample((properties.activities as JsonSchema).items as JsonSchema)];
  const isText = (name: string) => !/array|boolean/.test(String((properties[name] as JsonSchema).type));
  const texts = Object.keys(properties).filter(isText);
  const unwritten = Object.fromEntries(texts.map((name) => [name, UNWRITTEN]));
  return writeMarkdown({ ...unwritten, ...known, activities, body: ESSAY })
    .replace(/^(\w+):(?: .*|(?:\n .*)+)$/gm, (lines, name: string) => {
      const field = properties[name] as JsonSchema;
      const example = JSON.stringify(readExample(field));
      const isUsed = required.includes(name) || name in known;
      const help = `${field.description ?? ''}.${example ? ` Por ejemplo: ${example}` : ''}`;
      return `\n# ${help}\n${isUsed ? lines : lines.replace(/^/gm, '#')}`;
    })
    .replace('---\n', `---\n${HEAD}\n`);
};

/** Writes the draft of a new exhibition and a picture to begin with, never over a file, and says what to do next; throws an Error in Spanish for a bad title. */
export const createExhibition = async (root: string, title: string): Promise<string> => {
  const folder = join(root, FOLDER);
  await mkdir(folder, { recursive: true });
  if (!/[\p{L}\p{N}]/u.test(title)) throw new Error(USAGE);
  const number = await findNextNumber(root);
  // A title in another script, 光の家, has nothing of which a path is made.
  const name = toSlug(title).slice(0, LONGEST_NAME).replace(/-$/, '') || `exhibicion-${number}`;
  const taken = (await readdir(folder)).map((file) => file.replace(/\.[^.]*$/, '').toLowerCase());
  if ([...TAKEN_NAMES, ...taken].includes(name))
    throw new Error(`El nombre «${name}» ya está ocupado. Usa otro título; después puedes cambiarlo.`);
  const file = `${FOLDER}/${name}.md`;
  // The picture first: an open `npm run dev` would otherwise say for a moment that it is missing.
  if (!existsSync(join(folder, PICTURE))) await writeFile(join(folder, PICTURE), await paintPicture());
  await writeFile(join(root, file), writeExhibition(number, title), { flag: 'wx' });
  return `${file}, con el número ${number}. Es un borrador: nadie lo ve todavía.

Qué sigue:
1. Pon tu foto en ${FOLDER}, un JPG de ${describeSize('exhibition')}, y su nombre en image.
2. Abre ${file} y cambia todo lo que dice «${UNWRITTEN}». Cada línea trae su explicación.
   Con opens y closes cambia sola de Próximas a Actual y a Pasadas.
3. Para verla, ejecuta npm run dev y borra la línea draft: true.
4. Para publicarla: npm run check:content y npm run build (content/LEEME.md, «Verlo y publicarlo»).`;
};

if (import.meta.main)
  try {
    // An unquoted title arrives as several arguments.
    const title = process.argv.slice(2).join(' ').trim();
    console.log(`✓ ${await createExhibition(join(import.meta.dirname, '..', '..'), title)}`);
  } catch (failure) {
    console.error(`✗ ${failure instanceof Error ? failure.message : String(failure)}`);
    process.exitCode = 1;
  }
