import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { EXHIBITIONS_FOLDER } from '../../schemas/documents.ts';
import { makeFrontMatterSchema } from './front-matter-schema.ts';
import { printJson } from './schema-files.ts';

// Not `exhibitions`: under that name Astro writes a schema of its own, without help for people.
const NAME = 'exhibicion';

const listMarkdown = async (folder: string): Promise<string[]> => {
  try {
    return (await readdir(folder)).filter((name) => name.endsWith('.md')).sort();
  } catch {
    // A missing folder is a mistake that the content check tells.
    return [];
  }
};

/**
 * Writes what the Astro extension of VS Code reads to help inside front matter: a schema, and which file it is for.
 * Astro can write both (`experimental.contentIntellisense`), but leaves out files made while `astro dev` runs
 * (withastro/astro#16442) and folders with a space or an accent in their path.
 *
 * @param root the project's folder
 */
export const writeFrontMatterHelp = async (root: string): Promise<void> => {
  const content = join(root, EXHIBITIONS_FOLDER);
  const files = (await listMarkdown(content)).map((name) => pathToFileURL(join(content, name)).href);
  // The extension compares addresses in this form.
  const entries = Object.fromEntries(files.map((file) => [decodeURIComponent(file).toLowerCase(), NAME]));
  const manifest = { collections: [{ hasSchema: true, name: NAME }], entries };
  const folder = join(root, '.astro', 'collections');
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, `${NAME}.schema.json`), printJson(makeFrontMatterSchema()));
  await writeFile(join(folder, 'collections.json'), printJson(manifest));
};
