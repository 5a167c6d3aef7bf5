import type { Dirent } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import { join, posix } from 'node:path';
import { findNearName } from '../../schemas/near-name.ts';

/** A file or folder of content/, by its path from there, with forward slashes. */
export interface Entry {
  path: string;
  isFolder: boolean;
}

// What programs leave beside the files of people: .DS_Store, Thumbs.db, ~$nota.docx, nota.md~, .nota.md.swp.
const LEFT_BY_PROGRAMS = /^(?:\.|~\$|Thumbs\.db$|desktop\.ini$)|~$/i;
const PICTURE = /\.(?:jpe?g|png|webp|avif|svg)$/i;

const readEntries = async (folder: string): Promise<Dirent[]> => {
  try {
    return await readdir(folder, { withFileTypes: true });
  } catch {
    return [];
  }
};

/** Everything under a folder, sorted; links are taken for files, so that one that leads back up ends nowhere. */
export const listEntries = async (folder: string): Promise<Entry[]> => {
  const entries = (await readEntries(folder)).filter(({ name }) => !LEFT_BY_PROGRAMS.test(name));
  const found = await Promise.all(
    entries.map(async (entry): Promise<Entry[]> => {
      if (!entry.isDirectory()) return [{ path: entry.name, isFolder: false }];
      const inside = await listEntries(join(folder, entry.name));
      return [
        { path: entry.name, isFolder: true },
        ...inside.map(({ path, isFolder }) => ({ path: `${entry.name}/${path}`, isFolder })),
      ];
    }),
  );
  return found.flat().sort((a, b) => (a.path < b.path ? -1 : 1));
};

const readNames = async (folder: string): Promise<string[]> =>
  (await readEntries(folder)).map(({ name }) => name.normalize('NFC'));

/** Every name on the way is compared as it is written: a Mac forgives `Fotos/` for `fotos/`, a web server does not. */
const isThere = async (root: string, file: string): Promise<boolean> => {
  const names = file.normalize('NFC').split('/');
  const found = await Promise.all(
    names.map(async (name, index) => (await readNames(join(root, ...names.slice(0, index)))).includes(name)),
  );
  if (found.includes(false)) return false;
  // A link that leads nowhere has a name and no content.
  return stat(join(root, file)).then(
    (entry) => entry.isFile(),
    () => false,
  );
};

/**
 * Looks a picture of content/ up by its exact path from the project's root.
 *
 * @returns whether it is there, or else the path from the root of the one that may have been meant
 */
export const findFile = async (
  root: string,
  file: string,
): Promise<{ isThere: boolean; nearFile?: string | undefined }> => {
  if (await isThere(root, file)) return { isThere: true };
  const folder = posix.dirname(file);
  const inFolder = (await readNames(join(root, folder))).filter((name) => PICTURE.test(name));
  const nearName = findNearName(posix.basename(file), inFolder);
  // A link that leads nowhere has the very name that is asked for.
  if (nearName !== undefined && (nearName !== posix.basename(file) || /[^ -~]/.test(nearName)))
    return { isThere: false, nearFile: `${folder}/${nearName}` };
  const name = `/${posix.basename(file).toLowerCase()}`;
  const elsewhere = (await listEntries(join(root, 'content')))
    .map(({ path }) => `content/${path}`)
    .find((path) => path.toLowerCase().endsWith(name) && path !== file);
  return { isThere: false, nearFile: elsewhere };
};
