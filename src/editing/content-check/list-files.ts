import { readdir } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';

// Files that systems and editors leave behind: .DS_Store, Thumbs.db, ~$nota.docx, nota.md~, .nota.md.swp.
const LEFT_BY_PROGRAMS = /^(?:\.|~\$|Thumbs\.db$|desktop\.ini$)|~$/i;

/**
 * Every file under a folder, by its path from there with forward slashes, sorted; a symbolic link is not followed, so that
 * none makes a cycle.
 */
export const listFiles = async (folder: string): Promise<string[]> => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  return entries
    .filter((entry) => !entry.isDirectory())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll(sep, '/'))
    .filter((path) => !path.split('/').some((name) => LEFT_BY_PROGRAMS.test(name)))
    .sort();
};
