import { satteri } from '@astrojs/markdown-satteri';
import { essayHeadings } from '../../build/essay-headings.ts';
import { DEFAULT_LANGUAGE, type Language } from '../../languages.ts';
import { PRIVACY_NOTICE } from '../../paths.ts';
import { listPages, type SitePage } from '../../queries/list-pages.ts';
import { listNamedPages, type PageFile, toPageFile } from '../../queries/page-files.ts';
import { CONTENT_FILES, CONTENT_FOLDERS } from '../../schemas/content-files.ts';
import { translatedJson } from '../../schemas/translation.ts';
import { type JsonFile, readJsonFile } from './check-json.ts';
import { type ContentFolder, listContentLanguages, openContentFolder } from './content-folder.ts';
import type { MarkdownFile } from './front-matter.ts';
import { readMarkdownFiles } from './markdown-files.ts';
import { readTranslations } from './translated-pages.ts';

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
  const entries = Object.values(CONTENT_FILES);
  const files = new Map(
    await Promise.all(
      entries.map(async ({ file }): Promise<[string, JsonFile]> => [file, await readJsonFile(root, file)]),
    ),
  );
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
