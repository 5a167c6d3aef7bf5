import { readdir, stat } from 'node:fs/promises';
import { join, posix } from 'node:path';
import { findNearName } from '../../schemas/near-name.ts';
import { listEntries } from './list-entries.ts';

/** Whether a file is there under exactly that name, or else the one that may have been meant. */
export interface FoundFile {
  isThere: boolean;
  /** Path from the project's root. */
  nearFile?: string;
}

const PICTURE = /\.(jpe?g|png|webp|avif)$/i;

const readNames = async (folder: string): Promise<string[]> => {
  try {
    return (await readdir(folder)).map((name) => name.normalize('NFC'));
  } catch {
    return [];
  }
};

/** Every name on the way is compared as it is written: a Mac forgives `Fotos/` for `fotos/`, a web server does not. */
const isThere = async (root: string, file: string): Promise<boolean> => {
  const names = file.normalize('NFC').split('/');
  const found = await Promise.all(
    names.map(async (name, index) => (await readNames(join(root, ...names.slice(0, index)))).includes(name)),
  );
  if (found.includes(false)) return false;
  // A link that leads nowhere has a name and no content.
  return stat(join(root, file)).then(
    () => true,
    () => false,
  );
};

/** Looks a file of content/ up by its exact path from the project's root. */
export const findFile = async (root: string, file: string): Promise<FoundFile> => {
  if (await isThere(root, file)) return { isThere: true };
  const folder = posix.dirname(file);
  const inFolder = (await readNames(join(root, folder))).filter((name) => PICTURE.test(name));
  const nearName = findNearName(posix.basename(file), inFolder);
  if (nearName !== undefined && nearName !== posix.basename(file))
    return { isThere: false, nearFile: `${folder}/${nearName}` };
  const elsewhere = (await listEntries(join(root, 'content')))
    .map(({ path }) => `content/${path}`)
    .find((path) => path.toLowerCase().endsWith(`/${posix.basename(file).toLowerCase()}`) && path !== file);
  return elsewhere === undefined ? { isThere: false } : { isThere: false, nearFile: elsewhere };
};
