import { posix } from 'node:path';
import { DEFAULT_LOCALE, type Locale } from '../i18n/locales.ts';
import { PRIVACY_NOTICE } from '../i18n/paths.ts';
import { createPageList, type SitePage } from '../queries/page-list.ts';
import { comparePages, getNamedPageSources, toPageSource } from '../queries/page-sources.ts';
import { CONTENT_FILES, CONTENT_FOLDERS, OPTIONAL_SECTIONS } from '../schemas/content-files.ts';
import { type CreateSchema, getJsonSchema } from '../schemas/json-schema.ts';
import { getField } from '../schemas/untyped.ts';
import {
  findCorrectFileName,
  hasLocale,
  getLocalesOfSite,
  getSourceFile,
  getTranslationPath,
} from '../schemas/translation.ts';
import { type ContentSource, type SourceLocation, localizeSource } from './content-source.ts';
import { listContentFiles, readContentFile, type ReadFile } from './read-file.ts';

export type Folder = keyof typeof CONTENT_FOLDERS;

interface ContentFileBase extends ReadFile {
  locale: Locale;
  schema: CreateSchema;
}

interface DataFile extends ContentFileBase {
  kind: 'data';
  name: string;
}

interface OriginalPageFile extends ContentFileBase {
  kind: 'page';
  folder: Folder;
  name: string;
}

/** Markdown file of a translated page, merged with the fields of the original file. */
interface TranslatedPageFile extends ContentFileBase {
  kind: 'translatedPage';
  folder: Folder;
  name: string;
  /** Front matter of the translation only; undefined if one of the two files can't be read. */
  translation?: ContentSource;
}

export type PageFile = OriginalPageFile | TranslatedPageFile;

export type ContentFile = DataFile | PageFile;

export interface LocalizedContent {
  locale: Locale;
  files: readonly ContentFile[];
}

const PAGE_KINDS = { exhibitions: 'exhibition', textPages: 'textPage' } as const satisfies Record<
  Folder,
  string
>;
const FOLDERS = Object.keys(CONTENT_FOLDERS) as Folder[];

/** Returns whether a file is a page in the default locale. `.MD` counts too, so that the check reports the name. */
export const isPage = (file: string, folder: string, fileNames: readonly string[] = []): boolean =>
  posix.dirname(file) === folder &&
  /\.md$/i.test(file) &&
  getSourceFile(file) === undefined &&
  findCorrectFileName(file, (name) => fileNames.includes(name)) === undefined;

/** Finds the unvalidated data of a JSON file; undefined if the file can't be read. */
export const findSource = (
  { files }: Pick<LocalizedContent, 'files'>,
  name: keyof typeof CONTENT_FILES,
): ContentSource | undefined => files.find((file) => file.kind === 'data' && file.name === name)?.source;

/** Returns the Markdown files of a folder. */
export const getFolderFiles = ({ files }: Pick<LocalizedContent, 'files'>, folder: Folder): PageFile[] =>
  files.filter((file) => file.kind !== 'data').filter((file) => file.folder === folder);

const readDataFile = async (root: string, name: keyof typeof CONTENT_FILES): Promise<DataFile> => {
  const { file, schema } = CONTENT_FILES[name];
  return { kind: 'data', name, schema, locale: DEFAULT_LOCALE, ...(await readContentFile(root, file)) };
};

const readPageFile = async (root: string, file: string, folder: Folder): Promise<OriginalPageFile> => ({
  kind: 'page',
  folder,
  name: posix.basename(file, '.md'),
  schema: CONTENT_FOLDERS[folder].schema,
  locale: DEFAULT_LOCALE,
  ...(await readContentFile(root, file)),
});

const readFolder = async (
  root: string,
  fileNames: readonly string[],
  folder: Folder,
): Promise<OriginalPageFile[]> => {
  const path = CONTENT_FOLDERS[folder].folder;
  const pages = new Set(fileNames.filter((file) => isPage(file, path, fileNames)));
  // The contact form links to the privacy notice, so the notice is required.
  if (folder === 'textPages') pages.add(`${path}/${PRIVACY_NOTICE}.md`);
  return Promise.all([...pages].map((file) => readPageFile(root, file, folder)));
};

/** Reads the files of the default locale without localizing them, so they contain all translations. */
const readSourceFiles = async (
  root: string,
  fileNames: readonly string[],
): Promise<(DataFile | OriginalPageFile)[]> => {
  const isOmitted = (name: string): boolean =>
    OPTIONAL_SECTIONS.some((section) => section === name && !fileNames.includes(CONTENT_FILES[section].file));
  const names = (Object.keys(CONTENT_FILES) as (keyof typeof CONTENT_FILES)[]).filter(
    (name) => !isOmitted(name),
  );
  const dataFiles = await Promise.all(names.map((name) => readDataFile(root, name)));
  const folders = await Promise.all(FOLDERS.map((folder) => readFolder(root, fileNames, folder)));
  return [...dataFiles, ...folders.flat()];
};

const localizeFile = <File extends ContentFile>(locale: Locale, contentFile: File): File => {
  const { file, schema, source } = contentFile;
  if (!source) return { ...contentFile, locale };
  return { ...contentFile, locale, source: localizeSource(locale, getJsonSchema(schema), file, source) };
};

/** Merges the front matter of a translation into the localized front matter of its original file. */
const mergeSources = (
  file: string,
  translation: ContentSource,
  originalFile: string,
  original: ContentSource,
): ContentSource => {
  const isTranslated = (path: readonly PropertyKey[]): boolean =>
    getField(translation.data, path[0] ?? '') !== undefined;
  return {
    data: { ...Object(original.data), ...Object(translation.data) } as object,
    getLine: (path) => (isTranslated(path) ? translation : original).getLine(path),
    getLocation: (path): SourceLocation => {
      if (isTranslated(path)) return { file, line: translation.getLine(path), path };
      return original.getLocation?.(path) ?? { file: originalFile, line: 1, path };
    },
  };
};

const readTranslatedPage = async (
  root: string,
  locale: Locale,
  original: OriginalPageFile,
): Promise<TranslatedPageFile> => {
  const file = getTranslationPath(original.file, locale);
  const { source: translation, ...translatedFile } = await readContentFile(root, file);
  const { source, essay: _originalEssay, ...localized } = localizeFile(locale, original);
  const page = { ...localized, ...translatedFile, kind: 'translatedPage' } as const;
  if (!translation || !source) return page;
  return { ...page, translation, source: mergeSources(file, translation, original.file, source) };
};

const readLocalizedContent = async (
  root: string,
  fileNames: ReadonlySet<string>,
  locale: Locale,
  sourceFiles: readonly (DataFile | OriginalPageFile)[],
): Promise<LocalizedContent> => {
  if (locale === DEFAULT_LOCALE)
    return { locale, files: sourceFiles.map((file) => localizeFile(locale, file)) };
  // If a file has no text in this locale, pages fall back to the default locale.
  const translatedFiles = sourceFiles.filter((file) =>
    file.kind === 'page'
      ? fileNames.has(getTranslationPath(file.file, locale))
      : hasLocale(getJsonSchema(file.schema), file.source?.data, locale),
  );
  const files = translatedFiles.map(async (file) =>
    file.kind === 'page' ? await readTranslatedPage(root, locale, file) : localizeFile(locale, file),
  );
  return { locale, files: await Promise.all(files) };
};

const getContentPages = (
  sourceFiles: readonly ContentFile[],
  versions: readonly LocalizedContent[],
): SitePage[] => {
  const source = { files: sourceFiles };
  const isTranslated = (name: keyof typeof CONTENT_FILES, locale: Locale): boolean =>
    hasLocale(getJsonSchema(CONTENT_FILES[name].schema), findSource(source, name)?.data, locale);
  const locales = versions.map(({ locale }) => locale);
  const namedPages = getNamedPageSources(locales, isTranslated, findSource(source, 'plans')?.data);
  const markdownPages = FOLDERS.flatMap((folder) =>
    versions.flatMap((version) =>
      getFolderFiles(version, folder).map(({ name, source }) =>
        toPageSource({ kind: PAGE_KINDS[folder], locale: version.locale, name }, source?.data),
      ),
    ),
  );
  return createPageList([...namedPages, ...markdownPages].sort(comparePages));
};

/** List of the files of content/, with which the content check compares each image path. */
export interface ContentFolder {
  root: string;
  /** Paths from the root: `content/site.json`. */
  files: ReadonlySet<string>;
}

/** Lists the files of content/. */
export const listContentFolder = async (root: string): Promise<ContentFolder> => ({
  root,
  files: new Set(await listContentFiles(root)),
});

/** Files of content/ in each locale, and the pages of the site. */
export interface Content extends ContentFolder {
  /** Files of the default locale, not localized yet. */
  sourceFiles: readonly (DataFile | OriginalPageFile)[];
  /** Locales of the site, the default locale first. */
  locales: Locale[];
  /** Files in each locale, in the order of `locales`. */
  versions: readonly LocalizedContent[];
  pages: SitePage[];
}

/** Reads content/ in every locale, and lists the pages of the site. */
export const readContent = async (root: string): Promise<Content> => {
  const { files } = await listContentFolder(root);
  const sourceFiles = await readSourceFiles(root, [...files]);
  const locales = getLocalesOfSite(findSource({ files: sourceFiles }, 'site')?.data);
  const versions = await Promise.all(
    locales.map((locale) => readLocalizedContent(root, files, locale, sourceFiles)),
  );
  const pages = getContentPages(sourceFiles, versions);
  return { root, files, sourceFiles, locales, versions, pages };
};

/** Finds the page of a Markdown file; undefined for a JSON file. */
export const findPageOfFile = (
  { pages }: Pick<Content, 'pages'>,
  file: ContentFile,
): SitePage | undefined => {
  if (file.kind === 'data') return undefined;
  const { folder, locale, name } = file;
  return pages.find(
    (page) => page.kind === PAGE_KINDS[folder] && page.locale === locale && page.name === name,
  );
};
