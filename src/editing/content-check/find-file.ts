import { readdir } from 'node:fs/promises';
import { join, posix, relative, sep } from 'node:path';
import { findNearName } from '../../schemas/near-name.ts';

/** A file or folder of content/, by its path from there, with forward slashes. */
export interface Entry {
  path: string;
  isFolder: boolean;
}

// Files that systems and editors leave behind: .DS_Store, Thumbs.db, ~$nota.docx, nota.md~, .nota.md.swp.
const LEFT_BY_PROGRAMS = /^(?:\.|~\$|Thumbs\.db$|desktop\.ini$)|~$/i;
const PICTURE = /\.(?:jpe?g|png|webp|avif|svg)$/i;

/** Everything under a folder, sorted; symbolic links are not followed, so that none makes a cycle. */
export const listEntries = async (folder: string): Promise<Entry[]> => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  return entries
    .map((entry) => ({
      path: relative(folder, join(entry.parentPath, entry.name)).replaceAll(sep, '/'),
      isFolder: entry.isDirectory(),
    }))
    .filter(({ path }) => !path.split('/').some((name) => LEFT_BY_PROGRAMS.test(name)))
    .sort((a, b) => (a.path < b.path ? -1 : 1));
};

/**
 * Looks a picture of content/ up by its path from the project's root, compared as it is written: a Mac forgives `Fotos/` for
 * `fotos/`, a web server does not.
 *
 * @returns whether it is there, or else the path from the root of the one that may have been meant
 */
export const findFile = async (
  root: string,
  file: string,
): Promise<{ isThere: boolean; nearFile?: string | undefined }> => {
  const entries = await listEntries(join(root, 'content'));
  const files = entries.flatMap(({ path, isFolder }) => (isFolder ? [] : `content/${path}`));
  if (files.includes(file)) return { isThere: true };
  const pictures = files.filter((path) => PICTURE.test(path));
  const near = findNearName(
    posix.basename(file),
    pictures.map((path) => posix.basename(path)),
  );
  return { isThere: false, nearFile: pictures.find((path) => posix.basename(path) === near) };
};
