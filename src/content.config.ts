import { defineCollection } from 'astro:content';
import type { Loader, LoaderContext } from 'astro/loaders';
import { z } from 'astro/zod';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { type Content, type ContentFile, readContent } from './content/read-content.ts';
import type { Locale } from './i18n/locales.ts';
import type { SitePage } from './queries/page-list.ts';
import { CONTENT_FILES, CONTENT_FOLDERS } from './schemas/content-files.ts';
import { type CreateSchema, getFields, getJsonSchema } from './schemas/json-schema.ts';
import { getField } from './schemas/untyped.ts';
import { getMissingTranslations } from './schemas/translation.ts';

type Entry = Parameters<LoaderContext['store']['set']>[0];

let currentRead: Promise<Content> | undefined;
/** Reads content/ once for all collections, which Astro loads concurrently. */
function readContentOnce(root: string): Promise<Content> {
  currentRead ??= readContent(root).finally(() => {
    currentRead = undefined;
  });
  return currentRead;
}

/**
 * Creates a loader that replaces all entries of a collection. It has no watcher: in `astro dev` the content check reloads the collections
 * after a change, so a file that can't be read doesn't stop `astro dev`.
 */
const createLoader = (
  name: string,
  toEntries: (content: Content, context: LoaderContext) => Promise<Entry[]>,
): Loader => ({
  name,
  load: async (context) => {
    try {
      const entries = await toEntries(await readContentOnce(fileURLToPath(context.config.root)), context);
      context.store.clear();
      for (const entry of entries) context.store.set(entry);
    } catch (error) {
      if (!context.watcher) throw error;
      context.logger.debug(String(error));
    }
  },
});

const toEntry = async (
  { file, source, essay }: ContentFile,
  id: string,
  context: LoaderContext,
): Promise<Entry> => {
  const filePath = join(fileURLToPath(context.config.root), file);
  const data = await context.parseData({ id, data: Object(source?.data) as Entry['data'], filePath });
  if (essay === undefined) return { id, data, filePath: file };
  const rendered = await context.renderMarkdown(essay, { fileURL: pathToFileURL(filePath) });
  return {
    id,
    data,
    body: essay,
    filePath: file,
    rendered,
    assetImports: rendered.metadata?.imagePaths ?? [],
  };
};

const loadFiles = (
  isInCollection: (file: ContentFile) => boolean,
  toId: (file: ContentFile) => string,
): Loader =>
  createLoader('content', ({ versions }, context) =>
    Promise.all(
      versions.flatMap(({ files }) =>
        files.filter(isInCollection).map((file) => toEntry(file, toId(file), context)),
      ),
    ),
  );

const createCollection = (loader: Loader, schema: CreateSchema) =>
  defineCollection({ loader, schema: ({ image }) => schema(image) });

const files = Object.entries(CONTENT_FILES).map(([name, { schema }]) => {
  const loader = loadFiles(
    (file) => file.kind === 'data' && file.name === name,
    ({ locale }) => locale,
  );
  return [name, createCollection(loader, schema)] as const;
});
const folders = Object.entries(CONTENT_FOLDERS).map(([folder, { schema }]) => {
  const loader = loadFiles(
    (file) => file.kind !== 'data' && file.folder === folder,
    ({ locale, name }) => `${locale}/${name}`,
  );
  return [folder, createCollection(loader, schema)] as const;
});

/**
 * Collections of translated pages, which lack required fields, for completion in VS Code. If a file is in several collections, Astro uses
 * the schema of the last collection.
 */
const translations = Object.entries(CONTENT_FOLDERS).map(([folder, { schema }]) => {
  const loader = createLoader('translations', ({ versions }) =>
    Promise.resolve(
      versions
        .flatMap(({ files }) => files)
        .filter((file) => file.kind === 'translatedPage' && file.folder === folder && file.translation)
        .map(({ file, locale, name }) => ({ id: `${locale}/${name}`, data: {}, filePath: file })),
    ),
  );
  const optionalSchema = z.looseObject({}).meta({ ...getJsonSchema(schema), required: [] });
  return [`${folder}Words`, createCollection(loader, () => optionalSchema)] as const;
});

/** Collection with one entry: all pages, in the order of the sitemap. */
const pages = defineCollection({
  loader: createLoader('pages', ({ pages }) => Promise.resolve([{ id: 'all', data: { pages } }])),
  schema: z.object({ pages: z.custom<SitePage[]>() }),
});

/** Returns the texts that pages in a locale show in the default language. */
const getFallbackTexts = ({ sourceFiles }: Content, locale: Locale): string[] => {
  const data = sourceFiles.map(({ schema, source }) => [getJsonSchema(schema), source?.data] as const);
  const translated = new Set(
    data.flatMap((file) => getFields(...file).map(({ value }) => getField(value, locale))),
  );
  const texts = data.flatMap((file) => getMissingTranslations(...file, locale).map(({ text }) => text));
  // A text may also be the translation of another field.
  return texts.filter((text) => !translated.has(text));
};
const untranslated = defineCollection({
  loader: createLoader('untranslated', (content) =>
    Promise.resolve(
      content.locales
        .slice(1)
        .map((locale) => ({ id: locale, data: { texts: getFallbackTexts(content, locale) } })),
    ),
  ),
  schema: z.object({ texts: z.array(z.string()) }),
});

/** All collections. The type maps each name to its `schema`, from which Astro infers the types of entries. */
export const collections = Object.fromEntries<unknown>([
  ...files,
  ...folders,
  ...translations,
  ['pages', pages],
  ['untranslated', untranslated],
]) as typeof CONTENT_FILES &
  typeof CONTENT_FOLDERS & { pages: typeof pages; untranslated: typeof untranslated };
