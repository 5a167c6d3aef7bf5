import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { fill } from '../../fill.ts';
import { EXHIBITIONS_FOLDER } from '../../schemas/content-files.ts';
import { PICTURE_RULES } from '../../schemas/picture-field.ts';
import { PLACEHOLDER, readExhibitions, readId, TAKEN_NAMES } from '../content-check/check-exhibitions.ts';
import { toSlug } from '../content-check/file-names.ts';

const LONGEST_CHARACTERS = 60;
/** An exhibition that the check accepts, with every field explained. */
const TEMPLATE = join(import.meta.dirname, 'template.md');

/** Why an exhibition can't be begun with this title, as a finished Spanish sentence. */
export class TitleRefused extends Error {}

/** An empty frame of the colour of concrete until there is a photograph. */
const paintSamplePicture = (): Promise<Buffer> => {
  const { width, height } = PICTURE_RULES.exhibition;
  const frame = sharp({ create: { width, height, channels: 3, background: '#b4b3ad' } });
  // The content check recognizes the sample texts by these words.
  const exif = { IFD0: { ImageDescription: PLACEHOLDER } };
  return frame.jpeg().withExif(exif).toBuffer();
};

/** The name of an exhibition's files, without ending: its title as an address, cut after a whole word. */
export const nameExhibition = (title: string): string => {
  const slug = toSlug(title);
  if (slug.length <= LONGEST_CHARACTERS) return slug;
  const cut = slug.slice(0, LONGEST_CHARACTERS + 1);
  return cut.includes('-') ? cut.slice(0, cut.lastIndexOf('-')) : cut.slice(0, LONGEST_CHARACTERS);
};

/**
 * Writes the Markdown file of a new exhibition, a draft with the next number, and its sample picture. Never writes over a
 * file.
 *
 * @returns the files seen from the root
 * @throws TitleRefused when no file can have the name that the title makes
 */
export const createExhibition = async (
  root: string,
  title: string,
): Promise<{ id: number; file: string; picture: string }> => {
  const folder = join(root, EXHIBITIONS_FOLDER);
  await mkdir(folder, { recursive: true });
  const name = nameExhibition(title);
  if (name === '') throw new TitleRefused('El título necesita al menos una letra o un número.');
  const taken = (await readdir(folder)).map((file) => file.replace(/\.[^.]*$/, '').toLowerCase());
  if ([...Object.keys(TAKEN_NAMES), ...taken].includes(name))
    throw new TitleRefused(
      `El nombre «${name}» ya está ocupado. Usa otro título; después puedes cambiarlo en el archivo.`,
    );
  const ids = (await readExhibitions(root)).map((exhibition) => readId(exhibition) ?? 0);
  const id = Math.max(0, ...ids) + 1;
  const [file, picture] = ['md', 'jpg'].map((ending) => `${EXHIBITIONS_FOLDER}/${name}.${ending}`) as [
    string,
    string,
  ];
  // The picture first: an open `npm run dev` would otherwise say for a moment that it is missing.
  await writeFile(join(root, picture), await paintSamplePicture(), { flag: 'wx' });
  // JSON's quotes are YAML's too, whatever the title holds.
  const text = fill(await readFile(TEMPLATE, 'utf8'), { id, name, title: JSON.stringify(title) });
  await writeFile(join(root, file), text, { flag: 'wx' });
  return { id, file, picture };
};
