import { readdir } from 'node:fs/promises';
import { join } from 'node:path';

// Files that systems and editors leave behind: .DS_Store, Thumbs.db, ~$nota.docx, nota.md~, .nota.md.swp.
const LEFT_BY_PROGRAMS = /^(?:\.|~\$|Thumbs\.db$|desktop\.ini$)|~$/i;

/**
 * Every file under a folder, by its path from there with forward slashes, sorted; a symbolic link is not followed, as `readdir`
 * does with `recursive` from Node 26 on, so that none makes a cycle.
 */
export async function listFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => []);
  const paths = entries
    .filter(({ name }) => !LEFT_BY_PROGRAMS.test(name))
    .map(async (entry) => {
      const below = entry.isDirectory() ? await listFiles(join(folder, entry.name)) : undefined;
      return below?.map((path) => `${entry.name}/${path}`) ?? [entry.name];
    });
  return (await Promise.all(paths)).flat().sort();
}
