import { satteri } from '@astrojs/markdown-satteri';
import { essayHeadings } from '../../build/essay-headings.ts';
import { DEFAULT_LANGUAGE, type Language } from '../../languages.ts';
import { PRIVACY_NOTICE } from '../../paths.ts';
import { listPages, type SitePage } from '../../queries/list-pages.ts';
import { listNamedPages, type PageFile, toPageFile } from '../../queries/page-files.ts';
import { CONTENT_FILES, CONTENT_FOLDERS } from '../../schemas/content-files.ts';
import { overlay, translatedJson, translatedMarkdown } from '../../schemas/translation.ts';
import { type JsonFile, readJsonFiles } from './check-json.ts';
import type { ContentSource } from './check-values.ts';
import { type ContentFolder, listContentLanguages, openContentFolder } from './content-folder.ts';
import type { MarkdownFile } from './front-matter.ts';
import { openMarkdown, readMarkdownFiles } from './markdown-files.ts';

/** A Markdown file in another language: `name` is that of its original, `frontMatter` lies over what that has. */
export interface TranslatedPage extends MarkdownFile {
  original: MarkdownFile;
  /** The fields alone that the file has itself. */
  words?: ContentSource;
}

/** The files of a language other than Spanish. */
export interface Translations {
  language: Language;
  /** The JSON files that are there, by their names. */
  files: ReadonlyMap<string, JsonFile>;
  exhibitions: readonly TranslatedPage[];
  textPages: readonly TranslatedPage[];
}

const JSON_FILES = Object.values(CONTENT_FILES).map(({ file }) => file);

const readTranslatedPages = async (
  { root, files }: ContentFolder,
  language: Language,
  originals: readonly MarkdownFile[],
): Promise<TranslatedPage[]> => {
  const translated = originals.filter(({ file }) => files.has(translatedMarkdown(file, language)));
  return Promise.all(
    translated.map(async (original) => {
      const file = translatedMarkdown(original.file, language);
      const { frontMatter: words, ...read } = await openMarkdown(root, file, original.name);
      if (!words) return { ...read, original };
      const data = overlay(original.frontMatter?.data, words.data);
      return { ...read, original, words, frontMatter: { data, lineOf: words.lineOf } };
    }),
  );
};

/** The files of every other language that content/ has, by those in Spanish. */
const readTranslations = (
  content: ContentFolder,
  spanish: Record<'exhibitions' | 'textPages', readonly MarkdownFile[]>,
): Promise<Translations[]> =>
  Promise.all(
    listContentLanguages(content)
      .filter((language) => language !== DEFAULT_LANGUAGE)
      .map(async (language) => ({
        language,
        files: await readJsonFiles(
          content.root,
          JSON_FILES.map((file) => translatedJson(file, language)).filter((file) => content.files.has(file)),
        ),
        exhibitions: await readTranslatedPages(content, language, spanish.exhibitions),
        textPages: await readTranslatedPages(content, language, spanish.textPages),
      })),
  );

/** The headings of a text as ids; none of a text that can't be rendered, whose errors `check-essay.ts` reports. */
const listHeadings = async (essay = ''): Promise<string[]> => {
  const renderer = await satteri({ hastPlugins: [essayHeadings] }).createRenderer({ syntaxHighlight: false });
  const { metadata } = await renderer.render(essay).catch(() => ({ metadata: { headings: [] } }));
  return metadata.headings.map(({ slug }) => slug);
};

/** The pages that JSON files alone are made of. */
const readNamedPages = (content: ContentFolder, files: ReadonlyMap<string, JsonFile>): PageFile[] => {
  const read = (name: keyof typeof CONTENT_FILES) => files.get(CONTENT_FILES[name].file)?.source?.data;
  const isThere = (name: keyof typeof CONTENT_FILES, language: Language): boolean =>
    language === DEFAULT_LANGUAGE || content.files.has(translatedJson(CONTENT_FILES[name].file, language));
  return listNamedPages(listContentLanguages(content), isThere, {
    plans: read('plans'),
    gallery: read('gallery'),
    vision: read('vision'),
  });
};

/** Everything that content/ has, in Spanish and in other languages, and the pages that are made of it. */
export const readContent = async (root: string) => {
  const content = await openContentFolder(root);
  const { folder } = CONTENT_FOLDERS.textPages;
  const spanish = {
    language: DEFAULT_LANGUAGE,
    exhibitions: await readMarkdownFiles(root, CONTENT_FOLDERS.exhibitions.folder),
    // The form leads to the privacy notice, which has to be there.
    textPages: await readMarkdownFiles(root, folder, `${folder}/${PRIVACY_NOTICE}.md`),
  };
  const files = await readJsonFiles(root, JSON_FILES);
  const translations = await readTranslations(content, spanish);
  const markdown = [spanish, ...translations].flatMap(({ language, exhibitions, textPages }) => [
    ...textPages.map((file) => ({ kind: 'textPage', language, file }) as const),
    ...exhibitions.map((file) => ({ kind: 'exhibition', language, file }) as const),
  ]);
  const named = readNamedPages(content, files);
  const pageFiles = await Promise.all(
    markdown.map(async ({ kind, language, file: { name, essay, frontMatter } }) =>
      toPageFile({ kind, language, name, headings: await listHeadings(essay) }, frontMatter?.data),
    ),
  );
  const pages = listPages([...named, ...pageFiles]);
  const pageOf = new Map<MarkdownFile, SitePage>();
  for (const { kind, language, file } of markdown) {
    const page = pages.find(
      (one) => one.kind === kind && one.language === language && one.name === file.name,
    );
    if (page) pageOf.set(file, page);
  }
  return { content, files, ...spanish, translations, pages, pageOf };
};
