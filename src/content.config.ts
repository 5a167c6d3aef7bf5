import { parseFrontmatter } from '@astrojs/internal-helpers/frontmatter';
import { defineCollection } from 'astro:content';
import type { Loader, LoaderContext } from 'astro/loaders';
import { z } from 'astro/zod';
import { existsSync } from 'node:fs';
import { glob, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { DEFAULT_LANGUAGE, type Language, LANGUAGES } from './languages.ts';
import { CONTENT_FILES, CONTENT_FOLDERS } from './schemas/content-files.ts';
import { readJsonSchema, toWordsSchema } from './schemas/json-schema.ts';
import type { MakePictureField } from './schemas/picture-field.ts';
import { originalOf, putOver, translatedJson } from './schemas/translation.ts';

/** What a loader puts into the store for a file. */
type Entry = Parameters<LoaderContext['store']['set']>[0];

/**
 * A loader that reads its files whole each time. It has no watcher: in dev the content check asks for it after each change of
 * content/, once no file is half-written (`src/editing/content-check-integration.ts`).
 */
const readWhole = (name: string, readEntries: (context: LoaderContext) => Promise<Entry[]>): Loader => ({
  name,
  load: async (context) => {
    const entries = await readEntries(context);
    context.store.clear();
    for (const entry of entries) context.store.set(entry);
  },
});

// Some editors on Windows begin a file with U+FEFF, which `trim` removes.
const readJson = async (file: URL): Promise<unknown> => JSON.parse((await readFile(file, 'utf8')).trim());

/** A JSON file as one entry in each language of content/, by the name of the language. */
const oneInEachLanguage = (filePath: string): Loader =>
  readWhole('one-in-each-language', async (context) => {
    const inRoot = (file: string) => new URL(file, context.config.root);
    const original = await readJson(inRoot(filePath));
    const languages = LANGUAGES.filter(
      (language) =>
        language === DEFAULT_LANGUAGE ||
        existsSync(inRoot(translatedJson(CONTENT_FILES.site.file, language))),
    );
    const toEntry = async (id: Language): Promise<Entry> => {
      const words = inRoot(translatedJson(filePath, id));
      const isTranslated = id !== DEFAULT_LANGUAGE && existsSync(words);
      const data = putOver(original, isTranslated ? await readJson(words) : undefined) as Entry['data'];
      const path = fileURLToPath(inRoot(filePath));
      return { id, data: await context.parseData({ id, data, filePath: path }), filePath };
    };
    return Promise.all(languages.map(toEntry));
  });

const listMarkdown = async (folder: URL): Promise<string[]> =>
  (await Array.fromAsync(glob('*.md', { cwd: folder }))).sort();

/** An empty front matter, without which one would be looked for in an essay that begins with `---`. */
const NO_FIELDS = '---\n---\n';

/** Each Markdown file of a folder as one entry: one in another language has the fields of the one in Spanish below its own. */
const oneForEachFile = (folder: string): Loader =>
  readWhole('one-for-each-file', async (context) => {
    const base = new URL(`${folder}/`, context.config.root);
    const inFolder = (name: string) => new URL(encodeURIComponent(name), base);
    const read = async (name: string) => parseFrontmatter(await readFile(inFolder(name), 'utf8'));
    const toEntry = async (name: string): Promise<Entry> => {
      const fileURL = inFolder(name);
      const { frontmatter, content } = await read(name);
      const original = originalOf(name);
      const fields =
        original === undefined ? frontmatter : putOver((await read(original)).frontmatter, frontmatter);
      const id = name.replace(/\.md$/, '');
      const data = await context.parseData({
        id,
        data: fields as Entry['data'],
        filePath: fileURLToPath(fileURL),
      });
      const body = content.trim();
      const rendered = await context.renderMarkdown(NO_FIELDS + body, { fileURL });
      const assetImports = rendered.metadata?.imagePaths ?? [];
      return { id, data, body, filePath: `${folder}/${name}`, rendered, assetImports };
    };
    return Promise.all((await listMarkdown(base)).map(toEntry));
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

/** The names of the files of a folder in other languages, which are read with those in Spanish. */
const listTranslated = (folder: string): Loader =>
  readWhole('translated', async (context) => {
    const names = await listMarkdown(new URL(folder, context.config.root));
    return names.filter(originalOf).map((id) => ({ id, data: {}, filePath: `${folder}/${id}` }));
  });

const files = Object.entries(CONTENT_FILES).map(
  ([name, { file: path, schema }]) => [name, toCollection(oneInEachLanguage(path), schema)] as const,
);
const folders = Object.entries(CONTENT_FOLDERS).map(
  ([name, { folder, schema }]) => [name, toCollection(oneForEachFile(folder), schema)] as const,
);
/** For VS Code alone, which else would miss in each file in another language what Spanish has once. Of two collections Astro takes the last. */
const words = Object.entries(CONTENT_FOLDERS).map(([name, { folder, schema }]) => {
  const help = z.looseObject({}).meta(toWordsSchema(readJsonSchema(schema)));
  return [`${name}Words`, toCollection(listTranslated(folder), () => help)] as const;
});

/** Which JSON files have words in which language, `en/sheetPage`: an entry of theirs has those in Spanish below its own. */
const written = defineCollection({
  loader: readWhole('written', ({ config }) => {
    const entries = Object.entries(CONTENT_FILES).flatMap(([name, { file }]) =>
      LANGUAGES.filter(
        (language) =>
          language === DEFAULT_LANGUAGE || existsSync(new URL(translatedJson(file, language), config.root)),
      ).map((language) => ({ id: `${language}/${name}`, data: {} })),
    );
    return Promise.resolve(entries);
  }),
  schema: z.object({}),
});

/** The fields of each file are those of the `schema` that has its name, of which Astro makes the types of entries. */
export const collections = Object.fromEntries<unknown>([
  ...files,
  ...folders,
  ...words,
  ['written', written],
]) as typeof CONTENT_FILES & typeof CONTENT_FOLDERS & { written: typeof written };
