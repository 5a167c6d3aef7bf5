import { defineCollection } from 'astro:content';
import { file, glob, type Loader } from 'astro/loaders';
import type { z } from 'astro/zod';
import { DEFAULT_LANGUAGE } from './languages.ts';
import { CONTENT_FILES, CONTENT_FOLDERS } from './schemas/content-files.ts';
import type { MakePictureField } from './schemas/picture-field.ts';

/** Astro's `file()` for a JSON file that is one entry, by its language. Under its own name Astro would describe a list of entries. */
const oneEntry = (path: string): Loader => ({
  // Some editors on Windows begin a file with U+FEFF, which `trim` removes.
  ...file(path, {
    parser: (text) => ({ [DEFAULT_LANGUAGE]: JSON.parse(text.trim()) as Record<string, unknown> }),
  }),
  name: 'one-entry',
});

/** A file that can't be read must not end `astro dev`: the content check (`src/editing/`) shows its errors on every page. */
const reportInDev = ({ load, ...loader }: Loader): Loader => ({
  ...loader,
  load: async (context) => {
    try {
      await load(context);
    } catch (error) {
      if (!context.watcher) throw error;
      context.logger.debug(String(error));
    }
  },
});

const toCollection = (loader: Loader, schema: (picture: MakePictureField) => z.ZodType) =>
  defineCollection({ loader: reportInDev(loader), schema: ({ image }) => schema(image) });

const files = Object.entries(CONTENT_FILES).map(
  ([name, { file: path, schema }]) => [name, toCollection(oneEntry(path), schema)] as const,
);
const folders = Object.entries(CONTENT_FOLDERS).map(
  ([name, { folder, schema }]) =>
    [name, toCollection(glob({ base: folder, pattern: '*.md' }), schema)] as const,
);

/**
 * The fields of each file are those of the `schema` that has its name, of which Astro makes the types of entries. Astro keeps
 * parsed entries when only a schema changes; `--force`, as a build has it, reads them again.
 */
export const collections = Object.fromEntries<unknown>([...files, ...folders]) as typeof CONTENT_FILES &
  typeof CONTENT_FOLDERS;
