import { DEFAULT_LANGUAGE, type Language } from '../../languages.ts';
import { PRIVACY_NOTICE } from '../../paths.ts';
import { listPages, type SitePage } from '../../queries/list-pages.ts';
import { listNamedPages, type PageFile, toPageFile } from '../../queries/page-files.ts';
import { CONTENT_FILES, CONTENT_FOLDERS } from '../../schemas/content-files.ts';
import { readJsonSchema } from '../../schemas/json-schema.ts';
import { readField } from '../../schemas/read-raw.ts';
import { hasLanguage, listLanguages, translatedMarkdown } from '../../schemas/translation.ts';
import { type JsonFile, readJsonFiles } from './check-json.ts';
import { type ContentSource, type Place, viewIn } from './check-values.ts';
import { type ContentFolder, openContentFolder } from './content-folder.ts';
import type { MarkdownFile } from './front-matter.ts';
import { openMarkdown, readMarkdownFiles } from './markdown-files.ts';

/** A Markdown file in another language: `frontMatter` is what its page has, of both files. */
export interface TranslatedPage extends MarkdownFile {
  /** The fields that stand in the file itself. */
  own?: ContentSource;
}

/** What the site has in a language other than Spanish. */
export interface Translations {
  language: Language;
  files: ReadonlyMap<string, JsonFile>;
  exhibitions: readonly TranslatedPage[];
  textPages: readonly TranslatedPage[];
}

type Folder = keyof typeof CONTENT_FOLDERS;

const FILES = Object.values(CONTENT_FILES);

const readFilesIn = (language: Language, files: ReadonlyMap<string, JsonFile>) =>
  new Map(
    FILES.map(({ file, schema }): [string, JsonFile] => {
      const { errors, source } = files.get(file) ?? { errors: [] };
      return [
        file,
        source ? { errors, source: viewIn(language, readJsonSchema(schema), file, source) } : { errors },
      ];
    }),
  );

const viewPage = (language: Language, folder: Folder, { file, frontMatter }: MarkdownFile) =>
  frontMatter && viewIn(language, readJsonSchema(CONTENT_FOLDERS[folder].schema), file, frontMatter);

/** The pages of a folder in another language: the fields of the file in Spanish in it, and those of its own file. */
const readTranslatedPages = async (
  { root, files }: ContentFolder,
  language: Language,
  folder: Folder,
  originals: readonly MarkdownFile[],
): Promise<TranslatedPage[]> => {
  const translated = originals.filter(({ file }) => files.has(translatedMarkdown(file, language)));
  return Promise.all(
    translated.map(async (original) => {
      const file = translatedMarkdown(original.file, language);
      const { frontMatter: own, ...read } = await openMarkdown(root, file, original.name);
      const view = viewPage(language, folder, original);
      if (!own || !view) return read;
      const data = { ...Object(view.data), ...Object(own.data) } as object;
      const placeOf = (path: readonly PropertyKey[]): Place =>
        readField(own.data, path[0] ?? '') === undefined
          ? (view.placeOf?.(path) ?? { file: original.file, line: 1, path })
          : { file, line: own.lineOf(path), path };
      return { ...read, own, frontMatter: { data, lineOf: (path) => placeOf(path).line, placeOf } };
    }),
  );
};

/** The pages that JSON files alone are made of. */
const readNamedPages = (languages: readonly Language[], files: ReadonlyMap<string, JsonFile>): PageFile[] => {
  const read = (name: keyof typeof CONTENT_FILES) => files.get(CONTENT_FILES[name].file)?.source?.data;
  const isThere = (name: keyof typeof CONTENT_FILES, language: Language): boolean =>
    hasLanguage(readJsonSchema(CONTENT_FILES[name].schema), read(name), language);
  return listNamedPages(languages, isThere, read('plans'));
};

/** Everything that content/ has, as it is written and in each language, and the pages that are made of it. */
export const readContent = async (root: string) => {
  const content = await openContentFolder(root);
  const { folder } = CONTENT_FOLDERS.textPages;
  const written = {
    files: await readJsonFiles(
      root,
      FILES.map(({ file }) => file),
    ),
    exhibitions: await readMarkdownFiles(root, CONTENT_FOLDERS.exhibitions.folder),
    // The form leads to the privacy notice, which has to be there.
    textPages: await readMarkdownFiles(root, folder, `${folder}/${PRIVACY_NOTICE}.md`),
  };
  const languages = listLanguages(written.files.get(CONTENT_FILES.site.file)?.source?.data);
  const inSpanish = (name: Folder) =>
    written[name].map((page): MarkdownFile => {
      const frontMatter = viewPage(DEFAULT_LANGUAGE, name, page);
      return frontMatter ? { ...page, frontMatter } : page;
    });
  const spanish = {
    language: DEFAULT_LANGUAGE,
    files: readFilesIn(DEFAULT_LANGUAGE, written.files),
    exhibitions: inSpanish('exhibitions'),
    textPages: inSpanish('textPages'),
  };
  const translations: Translations[] = await Promise.all(
    languages.slice(1).map(async (language) => ({
      language,
      files: readFilesIn(language, written.files),
      exhibitions: await readTranslatedPages(content, language, 'exhibitions', written.exhibitions),
      textPages: await readTranslatedPages(content, language, 'textPages', written.textPages),
    })),
  );
  const markdown = [spanish, ...translations].flatMap(({ language, exhibitions, textPages }) => [
    ...textPages.map((file) => ({ kind: 'textPage', language, file }) as const),
    ...exhibitions.map((file) => ({ kind: 'exhibition', language, file }) as const),
  ]);
  const named = readNamedPages(languages, written.files);
  const pageFiles = markdown.map(({ kind, language, file: { name, frontMatter } }) =>
    toPageFile({ kind, language, name }, frontMatter?.data),
  );
  const pages = listPages([...named, ...pageFiles]);
  const pageOf = new Map<MarkdownFile, SitePage>();
  for (const { kind, language, file } of markdown) {
    const page = pages.find(
      (one) => one.kind === kind && one.language === language && one.name === file.name,
    );
    if (page) pageOf.set(file, page);
  }
  return { content, written, languages, ...spanish, translations, pages, pageOf };
};
