import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Loader } from 'astro/loaders';
import { findBrokenFiles } from './broken-files.ts';
import { checkDocument } from './check-document.ts';

type Document = Parameters<typeof checkDocument>[1];

/**
 * Gives Astro one JSON file of content/ as a collection of one entry, `document`. In `astro dev` a file with an error leaves
 * the last good entry where it is, so that the page below the editor's mistake still stands; elsewhere it throws.
 * When to read again is for `src/editing/content-check-integration.ts` to say.
 */
export const documentLoader = (document: Document): Loader => ({
  name: 'content-document',
  load: async (context) => {
    const { config, store, watcher, logger } = context;
    const root = fileURLToPath(config.root);
    const filePath = join(root, document.file);
    try {
      if (watcher) {
        const isBroken = await findBrokenFiles(context, () => checkDocument(root, document));
        if (isBroken(document.file)) return;
      }
      const parsed: unknown = JSON.parse(await readFile(filePath, 'utf8'));
      const data = await context.parseData({
        id: 'document',
        data: parsed as Record<string, unknown>,
        filePath,
      });
      store.set({ id: 'document', data, filePath: document.file });
    } catch (error) {
      // The file may have changed since it was checked; the next look at it comes with that change.
      if (!watcher) throw error;
      logger.error(String(error));
    }
  },
});
