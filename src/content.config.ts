import { defineCollection } from 'astro:content';
import type { Loader, LoaderContext } from 'astro/loaders';
import { z } from 'astro/zod';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { type Content, type ContentFile, readContent } from './content/read-content.ts';
import type { Locale } from './i18n/locales.ts';
import type { SitePage } from './queries/list-pages.ts';
import { CONTENT_FILES, CONTENT_FOLDERS } from './schemas/content-files.ts';
import { listFields, readJsonSchema } from './schemas/json-schema.ts';
import type { CreatePictureField } from './schemas/picture-field.ts';
import { getField } from './schemas/untyped.ts';
import { listUntranslated } from './schemas/translation.ts';

/** What a loader puts into the store. */
type Entry = Parameters<LoaderContext['store']['set']>[0];

let reading: Promise<Content> | undefined;
/** What content/ holds now: collections are loaded side by side, and read it once. */
const readOnce = (root: string): Promise<Content> =>
  (reading ??= readContent(root).finally(() => (reading = undefined)));

/**
 * A loader of entries that it reads anew each time. It has no watcher: in dev the content check asks for it after each change of
 * content/, once no file is half-written (`src/editing/content-check-integration.ts`), and shows on every page what is wrong in a file
 * that can't be read, which must not end `astro dev`.
 */
const loadFrom = (
  name: string,
  toEntries: (content: Content, context: LoaderContext) => Promise<Entry[]>,
): Loader => ({
  name,
  load: async (context) => {
    try {
      const entries = await toEntries(await readOnce(fileURLToPath(context.config.root)), context);
      context.store.clear();
      for (const entry of entries) context.store.set(entry);
    } catch (error) {
      if (!context.watcher) throw error;
      context.logger.debug(String(error));
    }
  },
});

/** A file as Astro keeps it, its text as HTML. */
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

/** The files of a collection, each as one entry for each language that it is read in. */
const loadFiles = (isOf: (file: ContentFile) => boolean, toId: (file: ContentFile) => string): Loader =>
  loadFrom('content', ({ versions }, context) =>
    Promise.all(
      versions.flatMap(({ files }) => files.filter(isOf).map((file) => toEntry(file, toId(file), context))),
    ),
  );

const toCollection = (loader: Loader, schema: (picture: CreatePictureField) => z.ZodType) =>
  defineCollection({ loader, schema: ({ image }) => schema(image) });

const files = Object.entries(CONTENT_FILES).map(([name, { schema }]) => {
  const isOf = (file: ContentFile) => !file.folder && file.name === name;
  return [
    name,
    toCollection(
      loadFiles(isOf, ({ locale }) => locale),
      schema,
    ),
  ] as const;
});
const folders = Object.entries(CONTENT_FOLDERS).map(([folder, { schema }]) => {
  const isOf = (file: ContentFile) => file.folder === folder;
  return [
    folder,
    toCollection(
      loadFiles(isOf, ({ locale, name }) => `${locale}/${name}`),
      schema,
    ),
  ] as const;
});

/** For VS Code alone, which else would miss in a page's file in another language what its Spanish one has. Of two collections Astro takes the last. */
const translations = Object.entries(CONTENT_FOLDERS).map(([folder, { schema }]) => {
  const loader = loadFrom('translations', ({ versions }) =>
    Promise.resolve(
      versions
        .flatMap(({ files }) => files.filter((file) => file.folder === folder && file.own))
        .map(({ file, locale, name }) => ({ id: `${locale}/${name}`, data: {}, filePath: file })),
    ),
  );
  const help = z.looseObject({}).meta({ ...readJsonSchema(schema), required: [] });
  return [`${folder}Words`, toCollection(loader, () => help)] as const;
});

/** The list of all pages, in the order of the sitemap, as one entry. */
const pages = defineCollection({
  loader: loadFrom('pages', ({ pages }) => Promise.resolve([{ id: 'all', data: { pages } }])),
  schema: z.object({ pages: z.custom<SitePage[]>() }),
});

/** The texts that pages in a language other than the default one show untranslated. */
const listUntranslatedTexts = ({ written }: Content, locale: Locale): string[] => {
  const data = written.map(({ schema, source }) => [readJsonSchema(schema), source?.data] as const);
  const translated = new Set(
    data.flatMap((file) => listFields(...file).map(({ value }) => getField(value, locale))),
  );
  const texts = data.flatMap((file) => listUntranslated(...file, locale).map(({ text }) => text));
  // What one field has in Spanish alone may be the translation of another.
  return texts.filter((text) => !translated.has(text));
};
const untranslated = defineCollection({
  loader: loadFrom('untranslated', (content) =>
    Promise.resolve(
      content.languages
        .slice(1)
        .map((locale) => ({ id: locale, data: { texts: listUntranslatedTexts(content, locale) } })),
    ),
  ),
  schema: z.object({ texts: z.array(z.string()) }),
});

/** The fields of each file are those of the `schema` that has its name, of which Astro makes the types of entries. */
export const collections = Object.fromEntries<unknown>([
  ...files,
  ...folders,
  ...translations,
  ['pages', pages],
  ['untranslated', untranslated],
]) as typeof CONTENT_FILES &
  typeof CONTENT_FOLDERS & { pages: typeof pages; untranslated: typeof untranslated };
