import { existsSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { glob, type Loader } from 'astro/loaders';
import { EXHIBITIONS_FOLDER } from '../../schemas/documents.ts';
import { findBrokenFiles } from './broken-files.ts';
import { checkExhibitions } from './check-exhibitions.ts';
import { listExhibitionFiles } from './list-exhibition-files.ts';

type Context = Parameters<Loader['load']>[0];

/** A draft stays out of the store: Astro publishes the pictures of whatever is in it, shown or not. */
const withoutDrafts = (store: Context['store']): Context['store'] => ({
  ...store,
  set: (entry) => {
    if (entry.data.draft !== true) return store.set(entry);
    store.delete(entry.id);
    return false;
  },
});

const load = ({ store, ...context }: Context, pattern: string | string[]): Promise<void> =>
  glob({ base: EXHIBITIONS_FOLDER, pattern }).load({ ...context, store: withoutDrafts(store) });

/** Reads the files without an error and leaves what is known of the others as it is. */
const loadSound = async ({ watcher: _watcher, ...context }: Context): Promise<void> => {
  const root = fileURLToPath(context.config.root);
  const [{ files }, isBroken] = await Promise.all([
    listExhibitionFiles(root),
    findBrokenFiles(context, () => checkExhibitions(root)),
  ]);
  const sound = files.filter((file) => !isBroken(file));
  if (sound.length === 0) return;
  const isKept = (id: string): boolean => {
    const { filePath = '', assetImports = [] } = context.store.get(id) ?? {};
    // Without its picture an exhibition would take the whole page with it.
    const pictures = assetImports.map((path) => join(root, dirname(filePath), path));
    return isBroken(filePath) && pictures.every((path) => existsSync(path));
  };
  // Astro deletes every entry among these keys that it does not read again.
  const keys = (): string[] => context.store.keys().filter((id) => !isKept(id));
  await load(
    { ...context, store: { ...context.store, keys } },
    sound.map((file) => basename(file)),
  );
};

/**
 * Gives Astro the Markdown files of content/exhibitions. In `astro dev` a file with an error, or a missing folder, leaves
 * the last good entries where they are, so that the page below the editor's mistake still stands; elsewhere it throws.
 * When to read again is for `src/editing/content-check-integration.ts` to say.
 */
export const exhibitionLoader = (): Loader => ({
  name: 'exhibitions',
  load: async (context) => {
    if (!context.watcher) {
      await load(context, '*.md');
      return;
    }
    try {
      await loadSound(context);
    } catch (error) {
      // A file may have changed since it was checked; the next look at it comes with that change.
      context.logger.error(String(error));
    }
  },
});
