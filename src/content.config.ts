import { parseFrontmatter } from '@astrojs/internal-helpers/frontmatter';
import { defineCollection } from 'astro:content';
import { file, glob, type Loader, type LoaderContext } from 'astro/loaders';
import { z } from 'astro/zod';
import { existsSync, globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { DEFAULT_LANGUAGE } from './languages.ts';
import { CONTENT_FILES, CONTENT_FOLDERS } from './schemas/content-files.ts';
import { readJsonSchema, toWordsSchema } from './schemas/json-schema.ts';
import type { MakePictureField } from './schemas/picture-field.ts';
import { originalOf, overlay, translatedJson, TRANSLATIONS } from './schemas/translation.ts';

/**
 * A loader that reads all of its files each time, since a translation follows from two of them. It has no watcher: in dev the
 * content check asks for it after each change of content/, once no file is half-written (`src/editing/content-check-integration.ts`),
 * and shows on every page what is wrong in a file that can't be read, which must not end `astro dev`.
 */
const loadWhole = (name: string, load: (context: LoaderContext) => Promise<void>): Loader => ({
  name,
  load: async ({ watcher, ...context }) => {
    context.store.clear();
    try {
      await load(context);
    } catch (error) {
      if (!watcher) throw error;
      context.logger.debug(String(error));
    }
  },
});

/** What a file holds, valid or not: its schema says. */
type Data = Record<string, unknown>;

// Some editors on Windows begin a file with U+FEFF, which `trim` removes.
const parseJson = (text: string) => JSON.parse(text.trim()) as Data;

/** A JSON file as one entry in each language that it is written in, by the name of the language: a translation lies over what Spanish has. */
const oneForEachLanguage = (path: string): Loader =>
  loadWhole('one-for-each-language', async (context) => {
    const parser = async (text: string) => {
      const original = parseJson(text);
      const entries: Record<string, Data> = { [DEFAULT_LANGUAGE]: original };
      for (const language of TRANSLATIONS) {
        const translation = new URL(translatedJson(path, language), context.config.root);
        if (existsSync(translation))
          entries[language] = overlay(original, parseJson(await readFile(translation, 'utf8'))) as Data;
      }
      return entries;
    };
    await file(path, { parser }).load(context);
  });

/** Each Markdown file of a folder as one entry, by its name without `.md`: the fields of a translation lie over those that Spanish has. */
const oneForEachFile = (folder: string): Loader =>
  loadWhole('one-for-each-file', async (context) => {
    const readFields = async (path: string) => parseFrontmatter(await readFile(path, 'utf8')).frontmatter;
    const parseData: LoaderContext['parseData'] = async ({ data, filePath = '', ...entry }) => {
      const original = originalOf(filePath);
      const fields = original ? (overlay(await readFields(original), data) as typeof data) : data;
      return context.parseData({ ...entry, filePath, data: fields });
    };
    const generateId = ({ entry }: { entry: string }) => entry.replace(/\.md$/, '');
    await glob({ pattern: '*.md', base: folder, generateId }).load({ ...context, parseData });
  });

/** The names alone of the translations in a folder. */
const oneForEachTranslation = (folder: string): Loader =>
  loadWhole('one-for-each-translation', ({ config, store }) => {
    const cwd = fileURLToPath(new URL(folder, config.root));
    for (const id of globSync('*.md', { cwd }).filter(originalOf))
      store.set({ id, data: {}, filePath: `${folder}/${id}` });
    return Promise.resolve();
  });

const toCollection = (loader: Loader, schema: (picture: MakePictureField) => z.ZodType) =>
  defineCollection({ loader, schema: ({ image }) => schema(image) });

const files = Object.entries(CONTENT_FILES).map(
  ([name, { file: path, schema }]) => [name, toCollection(oneForEachLanguage(path), schema)] as const,
);
const folders = Object.entries(CONTENT_FOLDERS).map(
  ([name, { folder, schema }]) => [name, toCollection(oneForEachFile(folder), schema)] as const,
);
/** For VS Code alone, which else would miss in each translation what Spanish has once. Of two collections Astro takes the last. */
const translations = Object.entries(CONTENT_FOLDERS).map(([name, { folder, schema }]) => {
  const help = z.looseObject({}).meta(toWordsSchema(readJsonSchema(schema)));
  return [`${name}Words`, toCollection(oneForEachTranslation(folder), () => help)] as const;
});

/** The fields of each file are those of the `schema` that has its name, of which Astro makes the types of entries. */
export const collections = Object.fromEntries<unknown>([
  ...files,
  ...folders,
  ...translations,
]) as typeof CONTENT_FILES & typeof CONTENT_FOLDERS;
