import { parseFrontmatter } from '@astrojs/internal-helpers/frontmatter';
import { defineCollection } from 'astro:content';
import { file, glob, type Loader, type LoaderContext } from 'astro/loaders';
import type { z } from 'astro/zod';
import { readFile } from 'node:fs/promises';
import { LANGUAGES } from './languages.ts';
import { CONTENT_FILES, CONTENT_FOLDERS } from './schemas/content-files.ts';
import { type JsonSchema, readJsonSchema } from './schemas/json-schema.ts';
import type { MakePictureField } from './schemas/picture-field.ts';
import { hasLanguage, inLanguage, languageOfFile, originalOf } from './schemas/translation.ts';

/**
 * A loader that reads all of its files each time, since a page in another language follows from two of them. It has no watcher: in dev the
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

/** A JSON file as one entry in each language that it has a text in, by the name of the language. */
const oneForEachLanguage = (path: string, schema: JsonSchema): Loader =>
  loadWhole('one-for-each-language', async (context) => {
    const parser = (text: string) => {
      const written = parseJson(text);
      const languages = LANGUAGES.filter((language) => hasLanguage(schema, written, language));
      return Object.fromEntries(
        languages.map((language) => [language, inLanguage(schema, written, language) as Data]),
      );
    };
    await file(path, { parser }).load(context);
  });

/** Each Markdown file of a folder as one entry, by its name without `.md`: one in another language has the fields of the Spanish one in it, and its own. */
const oneForEachFile = (folder: string, schema: JsonSchema): Loader =>
  loadWhole('one-for-each-file', async (context) => {
    const readFields = async (path: string) => parseFrontmatter(await readFile(path, 'utf8')).frontmatter;
    const parseData: LoaderContext['parseData'] = async ({ data, filePath = '', ...entry }) => {
      const original = originalOf(filePath);
      const written = original ? await readFields(original) : data;
      const fields = inLanguage(schema, written, languageOfFile(filePath)) as Data;
      return context.parseData({
        ...entry,
        filePath,
        data: (original ? { ...fields, ...data } : fields) as typeof data,
      });
    };
    const generateId = ({ entry }: { entry: string }) => entry.replace(/\.md$/, '');
    await glob({ pattern: '*.md', base: folder, generateId }).load({ ...context, parseData });
  });

const toCollection = (loader: Loader, schema: (picture: MakePictureField) => z.ZodType) =>
  defineCollection({ loader, schema: ({ image }) => schema(image) });

const files = Object.entries(CONTENT_FILES).map(
  ([name, { file: path, schema }]) =>
    [name, toCollection(oneForEachLanguage(path, readJsonSchema(schema)), schema)] as const,
);
const folders = Object.entries(CONTENT_FOLDERS).map(
  ([name, { folder, schema }]) =>
    [name, toCollection(oneForEachFile(folder, readJsonSchema(schema)), schema)] as const,
);
/** The fields of each file are those of the `schema` that has its name, of which Astro makes the types of entries. */
export const collections = Object.fromEntries<unknown>([...files, ...folders]) as typeof CONTENT_FILES &
  typeof CONTENT_FOLDERS;
