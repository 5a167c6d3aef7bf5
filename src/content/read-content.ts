import { posix } from 'node:path';
import type { z } from 'astro/zod';
import { DEFAULT_LOCALE, type Locale } from '../i18n/locales.ts';
import { PRIVACY_NOTICE } from '../i18n/paths.ts';
import { listPages, type SitePage } from '../queries/list-pages.ts';
import { comparePages, listNamedPages, toPageSource } from '../queries/page-sources.ts';
import { CONTENT_FILES, CONTENT_FOLDERS, OPTIONAL_SECTIONS } from '../schemas/content-files.ts';
import { readJsonSchema } from '../schemas/json-schema.ts';
import type { CreatePictureField } from '../schemas/picture-field.ts';
import { getField } from '../schemas/untyped.ts';
import {
  findRightName,
  hasLocale,
  getSiteLocales,
  getSourceFile,
  translatedMarkdown,
} from '../schemas/translation.ts';
import { type ContentSource, type SourceLocation, localizeSource } from './content-source.ts';
import { listContentFiles, readContentFile, type ReadFile } from './read-file.ts';

/** The folder of a page's Markdown file. */
export type Folder = keyof typeof CONTENT_FOLDERS;

/** A file of content/, as it is written or in a language. */
export interface ContentFile extends ReadFile {
  locale: Locale;
  schema: (picture: CreatePictureField) => z.ZodType;
  /** Of a JSON file its name in `CONTENT_FILES`; of a page that of its file in Spanish, `visita`. */
  name: string;
  folder?: Folder;
  /** Of a page in another language the fields that stand in its own file. */
  own?: ContentSource;
}

/** What content/ says in a language. */
export interface LocalizedContent {
  locale: Locale;
  files: readonly ContentFile[];
}

/** The kind of the pages of a folder. */
const KINDS = { exhibitions: 'exhibition', textPages: 'textPage' } as const satisfies Record<Folder, string>;
const FOLDERS = Object.keys(CONTENT_FOLDERS) as Folder[];

/** Whether a file is a page. `.MD` counts too, so that its name is reported. */
export const isPage = (file: string, folder: string, names: readonly string[] = []): boolean =>
  posix.dirname(file) === folder &&
  /\.md$/i.test(file) &&
  getSourceFile(file) === undefined &&
  findRightName(file, (name) => names.includes(name)) === undefined;

/** The data of a JSON file, valid or not. */
export const findSource = (
  { files }: Pick<LocalizedContent, 'files'>,
  name: keyof typeof CONTENT_FILES,
): ContentSource | undefined => files.find((file) => !file.folder && file.name === name)?.source;

/** The Markdown files of a folder. */
export const listFolder = ({ files }: Pick<LocalizedContent, 'files'>, folder: Folder): ContentFile[] =>
  files.filter((file) => file.folder === folder);

const readFolder = async (root: string, names: readonly string[], folder: Folder): Promise<ContentFile[]> => {
  const { folder: path, schema } = CONTENT_FOLDERS[folder];
  // The form leads to the privacy notice, which has to be there.
  const required = folder === 'textPages' ? [`${path}/${PRIVACY_NOTICE}.md`] : [];
  const files = [...new Set([...names.filter((file) => isPage(file, path, names)), ...required])];
  return Promise.all(
    files.map(async (file) => ({
      ...(await readContentFile(root, file)),
      ...{ folder, schema, locale: DEFAULT_LOCALE, name: posix.basename(file, '.md') },
    })),
  );
};

/** Every file of content/ as it is written in Spanish, without those that have the text of a page in another language. */
const readWritten = async (root: string, names: readonly string[]): Promise<ContentFile[]> => {
  const left = OPTIONAL_SECTIONS.map((name) => CONTENT_FILES[name].file).filter(
    (file) => !names.includes(file),
  );
  const json = Object.entries(CONTENT_FILES)
    .filter(([, { file }]) => !left.includes(file))
    .map(async ([name, { file, schema }]) => ({
      ...(await readContentFile(root, file)),
      ...{ name, schema, locale: DEFAULT_LOCALE },
    }));
  const folders = FOLDERS.map((folder) => readFolder(root, names, folder));
  return [...(await Promise.all(json)), ...(await Promise.all(folders)).flat()];
};

const pickLocale = (locale: Locale, written: ContentFile): ContentFile => {
  const { file, schema, source } = written;
  return {
    ...written,
    locale,
    ...(source && { source: localizeSource(locale, readJsonSchema(schema), file, source) }),
  };
};

/** A page in another language: the fields of its file in Spanish, and those of its own file. */
const readTranslated = async (root: string, locale: Locale, written: ContentFile): Promise<ContentFile> => {
  const file = translatedMarkdown(written.file, locale);
  const { source: own, ...read } = await readContentFile(root, file);
  const { source: view, ...rest } = pickLocale(locale, written);
  const page = { ...rest, ...read };
  if (!own || !view) return page;
  const data = { ...Object(view.data), ...Object(own.data) } as object;
  const isOwn = (path: readonly PropertyKey[]) => getField(own.data, path[0] ?? '') !== undefined;
  const getLocation = (path: readonly PropertyKey[]): SourceLocation =>
    isOwn(path)
      ? { file, line: own.getLine(path), path }
      : (view.getLocation?.(path) ?? { file: written.file, line: 1, path });
  const getLine = (path: readonly PropertyKey[]) => (isOwn(path) ? own : view).getLine(path);
  return { ...page, own, source: { data, getLine, getLocation } };
};

const readVersion = async (
  root: string,
  names: ReadonlySet<string>,
  locale: Locale,
  written: readonly ContentFile[],
): Promise<LocalizedContent> => {
  if (locale === DEFAULT_LOCALE) return { locale, files: written.map((file) => pickLocale(locale, file)) };
  // A file that says nothing in a language is read in Spanish.
  const there = written.filter(({ file, folder, schema, source }) =>
    folder
      ? names.has(translatedMarkdown(file, locale))
      : hasLocale(readJsonSchema(schema), source?.data, locale),
  );
  const files = there.map(async (file) =>
    file.folder ? await readTranslated(root, locale, file) : pickLocale(locale, file),
  );
  return { locale, files: await Promise.all(files) };
};

/** The pages that are made of all versions, in the order of the sitemap. */
const readPages = (written: readonly ContentFile[], versions: readonly LocalizedContent[]): SitePage[] => {
  const files = { files: written };
  const isThere = (name: keyof typeof CONTENT_FILES, locale: Locale): boolean =>
    hasLocale(readJsonSchema(CONTENT_FILES[name].schema), findSource(files, name)?.data, locale);
  const locales = versions.map(({ locale }) => locale);
  const named = listNamedPages(locales, isThere, findSource(files, 'plans')?.data);
  const markdown = FOLDERS.flatMap((folder) =>
    versions.flatMap((version) =>
      listFolder(version, folder).map(({ name, source }) =>
        toPageSource({ kind: KINDS[folder], locale: version.locale, name }, source?.data),
      ),
    ),
  );
  return listPages([...named, ...markdown].sort(comparePages));
};

/** The names of all files of content/, against which paths of pictures are checked: listed once, and not for each path. */
export const openContentFolder = async (root: string) => ({
  root,
  files: new Set(await listContentFiles(root)),
});
export type ContentFolder = Awaited<ReturnType<typeof openContentFolder>>;

/** Reads content/: its files as they are written, their versions in each language, Spanish first, and the pages that are made of them. */
export const readContent = async (root: string) => {
  const { files } = await openContentFolder(root);
  const written = await readWritten(root, [...files]);
  const locales = getSiteLocales(findSource({ files: written }, 'site')?.data);
  const versions = await Promise.all(locales.map((locale) => readVersion(root, files, locale, written)));
  const pages = readPages(written, versions);
  return { root, files, written, languages: locales, versions, pages };
};

/** What `readContent` reads. */
export type Content = Awaited<ReturnType<typeof readContent>>;

/** The page that is made of a Markdown file. */
export const findPage = (
  { pages }: Pick<Content, 'pages'>,
  { folder, locale, name }: ContentFile,
): SitePage | undefined =>
  pages.find((page) => folder && page.kind === KINDS[folder] && page.locale === locale && page.name === name);
