import { parseFrontmatter } from '@astrojs/internal-helpers/frontmatter';
import { defineCollection } from 'astro:content';
import { file, glob, type Loader, type LoaderContext } from 'astro/loaders';
import { z } from 'astro/zod';
import { existsSync, readFileSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { DEFAULT_LANGUAGE } from './languages.ts';
import { CONTENT_FILES, CONTENT_FOLDERS } from './schemas/content-files.ts';
import { readJsonSchema, toWordsSchema } from './schemas/json-schema.ts';
import type { MakePictureField } from './schemas/picture-field.ts';
import { originalOf, putOver, translatedJson, TRANSLATIONS } from './schemas/translation.ts';

// Some editors on Windows begin a file with U+FEFF, which `trim` removes.
const parseJson = (text: string): unknown => JSON.parse(text.trim());

/**
 * Astro's `file()` for a JSON file that is one entry in each language of content/, by the name of the language. Under its own
 * name Astro would describe a list of entries.
 */
const oneEntry = (path: string): Loader => ({
  name: 'one-entry',
  load: async (context) => {
    const inRoot = (name: string) => new URL(name, context.config.root);
    const parser = (text: string) => {
      const original = parseJson(text);
      const languages = TRANSLATIONS.filter((language) =>
        existsSync(inRoot(translatedJson(CONTENT_FILES.site.file, language))),
      );
      const entries = languages.map((language) => {
        const words = inRoot(translatedJson(path, language));
        const translated = existsSync(words) ? parseJson(readFileSync(words, 'utf8')) : undefined;
        return [language, putOver(original, translated)];
      });
      return Object.fromEntries([[DEFAULT_LANGUAGE, original], ...entries]) as Record<string, never>;
    };
    const loader = file(path, { parser });
    await loader.load(context);
    const { watcher, ...again } = context;
    watcher?.on('change', (changed) => {
      if (changed.endsWith(`/${path.replace('content/', '')}`)) void loader.load(again);
    });
  },
});

/** Astro's `glob()` for a folder of Markdown files: a file in another language has the fields of the one in Spanish below its own. */
const oneForEachFile = (folder: string): Loader => {
  const loader = glob({
    base: folder,
    pattern: '*.md',
    generateId: ({ entry }) => entry.replace(/\.md$/, ''),
  });
  const parseOver =
    (context: LoaderContext): LoaderContext['parseData'] =>
    async (entry) => {
      const original = originalOf(entry.filePath ?? '');
      if (original === undefined) return context.parseData(entry);
      const { frontmatter } = parseFrontmatter(await readFile(original, 'utf8'));
      return context.parseData({ ...entry, data: putOver(frontmatter, entry.data) as typeof entry.data });
    };
  return { ...loader, load: (context) => loader.load({ ...context, parseData: parseOver(context) }) };
};

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

/** The names of the files of a folder in other languages, which are read with those in Spanish. */
const listTranslated = (folder: string): Loader => ({
  name: 'translated',
  load: async ({ config, store }) => {
    const names = await readdir(new URL(folder, config.root));
    store.clear();
    for (const id of names.filter(originalOf)) store.set({ id, data: {}, filePath: `${folder}/${id}` });
  },
});

const files = Object.entries(CONTENT_FILES).map(
  ([name, { file: path, schema }]) => [name, toCollection(oneEntry(path), schema)] as const,
);
const folders = Object.entries(CONTENT_FOLDERS).map(
  ([name, { folder, schema }]) => [name, toCollection(oneForEachFile(folder), schema)] as const,
);
/** For VS Code alone, which else would miss in each file in another language what Spanish has once. Of two collections Astro takes the last. */
const words = Object.entries(CONTENT_FOLDERS).map(([name, { folder, schema }]) => {
  const help = z.looseObject({}).meta(toWordsSchema(readJsonSchema(schema)));
  return [`${name}Words`, toCollection(listTranslated(folder), () => help)] as const;
});

/**
 * The fields of each file are those of the `schema` that has its name, of which Astro makes the types of entries. Astro keeps
 * parsed entries when only a schema changes; `--force`, as a build has it, reads them again.
 */
export const collections = Object.fromEntries<unknown>([
  ...files,
  ...folders,
  ...words,
]) as typeof CONTENT_FILES & typeof CONTENT_FOLDERS;
