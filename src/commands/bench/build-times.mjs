import { appendFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { buildCopy, copyProject } from './project-copy.mjs';
import { removeTemporaryFolder } from './temporary-folder.mjs';

/**
 * Builds a copy of the project twice: with empty caches, and again after one essay has grown by a sentence.
 *
 * @returns {Promise<{ cold: number, warm: number }>} seconds
 */
export async function measureBuilds() {
  const copy = copyProject();
  try {
    const cold = await buildCopy(copy);
    const folder = join(copy, 'content', 'exhibitions');
    const essay = readdirSync(folder).find((name) => name.endsWith('.md')) ?? '';
    appendFileSync(join(folder, essay), '\nLa sala cierra cuando se va el sol.\n');
    return { cold, warm: await buildCopy(copy) };
  } finally {
    removeTemporaryFolder(copy);
  }
}
