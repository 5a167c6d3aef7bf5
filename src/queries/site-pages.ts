import type { MarkdownHeading } from 'astro';
import { getCollection } from 'astro:content';
import { DEFAULT_LANGUAGE, type Language, LANGUAGES } from '../languages.ts';
import { toParam } from '../paths.ts';
import { getContentFile, listFiles } from './content-file.ts';
import { listPages, type PageFile, type PageKind, type SitePage } from './list-pages.ts';
import { listNamedPages } from './named-pages.ts';

/** The languages that content/ has, Spanish first. */
export const listLanguages = async (): Promise<Language[]> => {
  const ids = (await getCollection('site')).map(({ id }) => id);
  return LANGUAGES.filter((language) => ids.includes(language));
};

/** The Markdown files of a folder, each beside those that say the same in another language. */
const listMarkdown = async <Folder extends 'exhibitions' | 'textPages'>(
  folder: Folder,
  languages: readonly Language[],
) => {
  const read = async (language: Language) =>
    (await listFiles(folder, language)).filter((file) => file.language === language);
  const files = (await Promise.all(languages.map(read))).flat();
  return [...Map.groupBy(files, ({ name }) => name).values()].flat();
};

type MarkdownFile<Folder extends 'exhibitions' | 'textPages'> = Awaited<
  ReturnType<typeof listMarkdown<Folder>>
>[number];

const readHeadings = ({ rendered }: MarkdownFile<'exhibitions' | 'textPages'>): string[] => {
  const headings = (rendered?.metadata?.headings ?? []) as MarkdownHeading[];
  return headings.map(({ slug }) => slug);
};

const toExhibition = (file: MarkdownFile<'exhibitions'>): PageFile => {
  const { name, language, data } = file;
  return {
    ...data,
    kind: 'exhibition',
    ...{ name, language, isDraft: data.draft, number: data.id },
    headings: readHeadings(file),
    pictures: data.pictures.length,
    works: data.works.map(({ picture }) => picture !== undefined),
  };
};

const toTextPage = (file: MarkdownFile<'textPages'>): PageFile => {
  const { name, language, data } = file;
  return {
    ...data,
    kind: 'textPage',
    ...{ name, language, title: data.heading },
    formerSlugs: data.formerSlugs?.split(' ') ?? [],
    headings: readHeadings(file),
  };
};

const readPages = async (): Promise<SitePage[]> => {
  const languages = await listLanguages();
  const { plans } = await getContentFile('plans', DEFAULT_LANGUAGE);
  const gallery = await getContentFile('gallery', DEFAULT_LANGUAGE);
  const { pairs } = await getContentFile('vision', DEFAULT_LANGUAGE);
  const written = new Set((await getCollection('written')).map(({ id }) => id));
  const named = listNamedPages(languages, (file, language) => written.has(`${language}/${file}`), {
    plans: plans.map(({ id }) => id),
    views: gallery.map(({ view }) => view !== undefined),
    places: pairs.items.length,
  });
  const exhibitions = await listMarkdown('exhibitions', languages);
  const textPages = await listMarkdown('textPages', languages);
  return listPages([
    ...named,
    ...textPages.map(toTextPage),
    ...exhibitions.toSorted((one, other) => other.data.id - one.data.id).map(toExhibition),
  ]);
};

let pages: Promise<SitePage[]> | undefined;

/** Every page of the site, in the order of the sitemap. */
export const getPages = (): Promise<SitePage[]> => {
  // In dev content/ may change.
  if (import.meta.env.DEV) return readPages();
  pages ??= readPages();
  return pages;
};

/** A page in a language, or in Spanish where it isn't made in it; undefined where there is none. */
export const findPage = async (
  kind: PageKind,
  language: Language,
  name = '',
): Promise<SitePage | undefined> => {
  const versions = (await getPages()).filter((page) => page.kind === kind && page.name === name);
  return (
    versions.find((page) => page.language === language) ??
    versions.find((page) => page.language === DEFAULT_LANGUAGE)
  );
};

/** Adds the page of each Markdown file in the language that it is written in. */
export const addPages = async <File extends { name: string; language: Language }>(
  kind: PageKind,
  files: readonly File[],
): Promise<(File & { page: SitePage })[]> => {
  const identify = ({ name, language }: Pick<SitePage, 'name' | 'language'>) => `${name} ${language}`;
  const all = (await getPages()).filter((page) => page.kind === kind);
  const byFile = new Map(all.map((page) => [identify(page), page]));
  return files.flatMap((file) => {
    const page = byFile.get(identify(file));
    return page ? [{ ...file, page }] : [];
  });
};

/** The static paths of the pages of a kind: the parameter of their route is the whole path. */
export const listRoutes = async (kind: PageKind, param: string) =>
  (await getPages())
    .filter((page) => page.kind === kind)
    .map((page) => ({ params: { [param]: toParam(page.path) }, props: { page } }));

/** Those of links that lead to sections which the home page has. */
export const listSectionLinks = async <Link extends { section: string }>(
  links: readonly Link[],
  language: Language,
): Promise<Link[]> => {
  const home = await findPage('home', language);
  return links.filter(({ section }) => home?.fragments.includes(section));
};

/** What a link to a page says, and of one in another language also that it is; undefined where there is no page. */
export const linkTo = async (kind: PageKind, language: Language, name?: string) => {
  const page = await findPage(kind, language, name);
  if (!page) return undefined;
  const { language: tag } = await getContentFile('site', page.language);
  const hreflang = page.language === language ? undefined : tag;
  return { href: page.path, hreflang };
};
