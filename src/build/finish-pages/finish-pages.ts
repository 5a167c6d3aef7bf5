import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { moveIslandLoader, removeIslandIds } from './islands.ts';
import { keepOwnHashes } from './own-hashes.ts';
import { listFiles, refuseMetadata, removeUnnamedFiles } from './published-files.ts';

/**
 * The steps that finish what Astro has built, in their order. Each throws when it no longer finds what it changes: another
 * version of Astro may print it otherwise.
 */
export function finishPages(): AstroIntegration {
  return {
    name: 'finish-pages',
    hooks: {
      'astro:build:done': async ({ dir, logger }) => {
        const dist = fileURLToPath(dir);
        for (const file of (await listFiles(dist)).filter((name) => name.endsWith('.html'))) {
          const html = await readFile(join(dist, file), 'utf8');
          await writeFile(join(dist, file), finishPage(html, file, dist));
        }
        // The pages name the loader of islands by now.
        const unnamed = await removeUnnamedFiles(dist);
        await refuseMetadata(dist, await listFiles(dist));
        logger.info(`${unnamed} files that nothing names are gone`);
      },
    },
  };
}

/** @throws Error that names the page */
export function finishPage(html: string, file: string, dist: string): string {
  try {
    const loaded = moveIslandLoader(removeIslandIds(html), dist);
    // Without the hash of the loader, which is a file from here on.
    const finished = keepOwnHashes(loaded);
    return finished;
  } catch (error) {
    throw new Error(`finish-pages: ${file}: ${(error as Error).message}`, { cause: error });
  }
}
