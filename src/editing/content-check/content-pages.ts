import { satteri } from '@astrojs/markdown-satteri';
import { essayHeadings } from '../../build/essay-headings.ts';
import { DEFAULT_LANGUAGE, type Language } from '../../languages.ts';
import { PRIVACY_NOTICE } from '../../paths.ts';
import { listPages, type PageFile, type SitePage } from '../../queries/list-pages.ts';
import { listNamedPages } from '../../queries/named-pages.ts';
import { hour } from '../../schemas/activities.ts';
import { CONTENT_FILES, CONTENT_FOLDERS } from '../../schemas/content-files.ts';
import { readField, readList, readText } from '../../schemas/read-raw.ts';
import { translatedJson } from '../../schemas/translation.ts';
import { type JsonFile, readJsonFile } from './check-json.ts';
import { readDay } from './check-values.ts';
import { type ContentFolder, listContentLanguages, openContentFolder } from './content-folder.ts';
import type { MarkdownFile } from './front-matter.ts';
import { readMarkdownFiles } from './markdown-files.ts';
import { readTranslations } from './translated-pages.ts';

type MarkdownKind = 'exhibition' | 'textPage';

/** The headings of a text as ids; none of a text that can't be rendered, whose errors `check-essay.ts` reports. */
const listHeadings = async (essay = ''): Promise<string[]> => {
  const renderer = await satteri({ hastPlugins: [essayHeadings] }).createRenderer({ syntaxHighlight: false });
  const { metadata } = await renderer.render(essay).catch(() => ({ metadata: { headings: [] } }));
  return metadata.headings.map(({ slug }) => slug);
};

/** The texts of a list, valid or not. */
export const readTexts = (data: unknown, field: string): string[] =>
  readList(data, field).map((_, index) => readText(data, field, index));

/** What the path of a page in another language ended in before. */
export const readFormerSlugs = (data: unknown): string[] =>
  readText(data, 'formerSlugs').split(' ').filter(Boolean);

const readActivity = (activity: unknown) => ({
  label: readText(activity, 'label'),
  day: readDay(activity, 'day') ?? '',
  starts: hour('', '').safeParse(readField(activity, 'starts')).data ?? '',
});

/** What a page follows from in a Markdown file, valid or not. */
const toPageFile = async (
  kind: MarkdownKind,
  language: Language,
  { name, frontMatter, essay }: MarkdownFile,
): Promise<PageFile> => {
  const data = frontMatter?.data;
  return {
    ...{ kind, language, name, slug: readText(data, 'slug') || undefined },
    isDraft: readField(data, 'draft') === true,
    formerly: readTexts(data, 'formerly'),
    formerSlugs: readFormerSlugs(data),
    press: readField(data, 'press') === true,
    headings: await listHeadings(essay),
    number: Number(readField(data, 'id')),
    opens: readDay(data, 'opens'),
    date: readText(data, 'date') || undefined,
    activities: readList(data, 'activities').map(readActivity),
    pictures: readList(data, 'pictures').length,
    works: readList(data, 'works').map((work) => readText(work, 'picture') !== ''),
  };
};

/** The pages that JSON files alone are made of. */
const readNamedPages = (content: ContentFolder, files: ReadonlyMap<string, JsonFile>): PageFile[] => {
  const read = (name: keyof typeof CONTENT_FILES) => files.get(CONTENT_FILES[name].file)?.source?.data;
  const isWritten = (name: keyof typeof CONTENT_FILES, language: Language): boolean =>
    language === DEFAULT_LANGUAGE || content.files.has(translatedJson(CONTENT_FILES[name].file, language));
  return listNamedPages(listContentLanguages(content), isWritten, {
    plans: readList(read('plans'), 'plans').map((plan) => readText(plan, 'id')),
    views: readList(read('gallery')).map((picture) => readText(picture, 'view', 'plan') !== ''),
    places: readList(read('vision'), 'pairs', 'items').length,
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
  const written = await Promise.all(
    markdown.map(({ kind, language, file }) => toPageFile(kind, language, file)),
  );
  const pages = listPages([...named, ...written]);
  const pageOf = new Map<MarkdownFile, SitePage>();
  for (const [index, { file }] of markdown.entries()) {
    const page = pages[pages.length - markdown.length + index];
    if (page) pageOf.set(file, page);
  }
  return { content, files, ...spanish, translations, pages, pageOf };
};
