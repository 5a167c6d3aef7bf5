/** `npm run new:exhibition -- "Título"`: writes a new exhibition and says what to do next. */
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { fill } from '../../fill.ts';
import { EXHIBITIONS_FOLDER } from '../../schemas/content-files.ts';
import { describeSize, PICTURE_RULES } from '../../schemas/picture-field.ts';
import { findNextNumber, TAKEN_NAMES, UNWRITTEN } from '../content-check/check-exhibitions.ts';
import { toSlug } from '../content-check/file-names.ts';

/** An exhibition that the check accepts, with every field explained. */
const TEMPLATE = join(import.meta.dirname, 'template.md');
const USAGE = `Escribe el título entre comillas, con al menos una letra o un número:

  npm run new:exhibition -- "Dos: la segunda"`;

/** An empty frame of the colour of concrete until there is a photograph. */
const paintSamplePicture = (): Promise<Buffer> => {
  const { width, height } = PICTURE_RULES.exhibition;
  const frame = sharp({ create: { width, height, channels: 3, background: '#b4b3ad' } });
  // The content check recognizes the sample texts by these words.
  const exif = { IFD0: { ImageDescription: UNWRITTEN } };
  return frame.jpeg().withExif(exif).toBuffer();
};

/**
 * Writes the Markdown file of a new exhibition, a draft with the next number, and its sample picture. Never writes over a
 * file.
 *
 * @returns what to do next, in Spanish; or, where no file can have the name that the title makes, why
 */
export const createExhibition = async (
  root: string,
  title: string,
): Promise<{ created?: string; refused?: string }> => {
  const folder = join(root, EXHIBITIONS_FOLDER);
  await mkdir(folder, { recursive: true });
  const name = toSlug(title);
  if (name === '') return { refused: USAGE };
  const taken = (await readdir(folder)).map((file) => file.replace(/\.[^.]*$/, '').toLowerCase());
  if ([...TAKEN_NAMES, ...taken].includes(name))
    return {
      refused: `El nombre «${name}» ya está ocupado. Usa otro título; después puedes cambiarlo en el archivo.`,
    };
  const id = await findNextNumber(root);
  const file = `${EXHIBITIONS_FOLDER}/${name}.md`;
  const picture = `${EXHIBITIONS_FOLDER}/${name}.jpg`;
  // The picture first: an open `npm run dev` would otherwise say for a moment that it is missing.
  await writeFile(join(root, picture), await paintSamplePicture(), { flag: 'wx' });
  // JSON's quotes are YAML's too, whatever the title holds.
  const text = fill(await readFile(TEMPLATE, 'utf8'), { id, name, title: JSON.stringify(title) });
  await writeFile(join(root, file), text, { flag: 'wx' });
  return {
    created: `${file}, con el número ${id}. Es un borrador: nadie lo ve todavía.

Qué sigue:
1. Pon tu foto en lugar de ${picture}, con ese mismo nombre: JPG de ${describeSize('exhibition')}.
2. Abre ${file} y cambia todo lo que dice «${UNWRITTEN}». Cada línea trae su explicación.
3. Para verla, ejecuta npm run dev y borra la línea draft: true. Está en la pestaña Próximas.
4. Para publicarla: npm run check:content y npm run build (content/LEEME.md, «Verlo y publicarlo»).
Para pasarla después a Actual o a Pasadas, cambia la palabra de status: actual, pasada.`,
  };
};

if (import.meta.main) {
  // An unquoted title arrives as several arguments.
  const title = process.argv.slice(2).join(' ').trim();
  const { created, refused } = await createExhibition(join(import.meta.dirname, '..', '..', '..'), title);
  if (created !== undefined) console.log(`✓ ${created}`);
  else {
    console.error(`✗ ${refused}`);
    process.exitCode = 1;
  }
}
