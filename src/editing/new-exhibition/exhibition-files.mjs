import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { listExhibitionFiles } from '../content-check/list-exhibition-files.ts';
import { readMarkdown } from '../content-check/read-markdown.ts';
import { nameExhibition } from './exhibition-name.mjs';
import { writeExhibitionText } from './exhibition-text.mjs';
import { paintSamplePicture } from './sample-picture.mjs';

const FOLDER = 'content/exhibitions';

/**
 * Writes the Markdown file of a new exhibition, with the next number, and its sample picture. Never writes over a file.
 *
 * @param {string} root the project's folder
 * @param {string} title one line, not empty
 * @returns {Promise<{ id: number, name: string, file: string, picture: string }>} the files seen from the root
 */
export async function createExhibition(root, title) {
  await mkdir(join(root, FOLDER), { recursive: true });
  const id = Math.max(0, ...(await readIds(root))) + 1;
  const taken = (await readdir(join(root, FOLDER))).map((file) => file.replace(/\.[^.]*$/, '').toLowerCase());
  const name = nameExhibition(title, id, taken);
  const file = `${FOLDER}/${name}.md`;
  const picture = `${FOLDER}/${name}.jpg`;
  // The picture first: an open `npm run dev` would otherwise say for a moment that it is missing.
  await writeFile(join(root, picture), await paintSamplePicture(), { flag: 'wx' });
  await writeFile(join(root, file), writeExhibitionText({ id, title, name }), { flag: 'wx' });
  return { id, name, file, picture };
}

/**
 * The numbers in use; a file that can't be read has none to tell.
 *
 * @param {string} root
 * @returns {Promise<number[]>}
 */
async function readIds(root) {
  const { files } = await listExhibitionFiles(root);
  const read = await Promise.all(files.map((file) => readMarkdown(root, file)));
  return read.flatMap((result) => {
    const data = 'source' in result ? result.source.frontmatter?.data : undefined;
    const id = data && typeof data === 'object' && 'id' in data ? data.id : undefined;
    return typeof id === 'number' && Number.isSafeInteger(id) ? [id] : [];
  });
}
