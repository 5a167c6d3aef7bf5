import type { CollectionEntry } from 'astro:content';
import { DEFAULT_LANGUAGE, type Language } from '../languages.ts';
import { PAGES, textPagePath } from '../paths.ts';
import { getContentFile, listFiles } from './content-file.ts';

/** A file of content/pages by its name, in the language that it is written in, and the path of its page. */
export type TextPage = CollectionEntry<'textPages'> & { name: string; language: Language; path: string };

interface PageLink {
  label: string;
  path: string;
}

const pathOf = ({ name, language, data: { slug = name } }: Omit<TextPage, 'path'>): string =>
  textPagePath(language === DEFAULT_LANGUAGE ? name : slug, language);

/** Every Markdown file of content/pages that is written in a language, with its path. */
export const listTextPages = async (language: Language): Promise<TextPage[]> => {
  const pages = (await listFiles('textPages', language)).filter((page) => page.language === language);
  return pages.map((page) => ({ ...page, path: pathOf(page) }));
};

/** The pages that the footer links: all exhibitions, the sheet, then text pages by their `inFooter.order`. */
export const getFooterLinks = async (language: Language): Promise<PageLink[]> => {
  const { page } = await getContentFile('exhibitionsSection', language);
  const exhibitions = { label: page.all, path: PAGES[language].exhibitions };
  const { link } = await getContentFile('sheetPage', language);
  const sheet = { label: link, path: PAGES[language].sheet };
  const textPages = (await listTextPages(language))
    .flatMap(({ path, data: { inFooter } }) => (inFooter ? [{ ...inFooter, path }] : []))
    .sort((a, b) => a.order - b.order);
  return [exhibitions, sheet, ...textPages];
};

/** A link to one page, with its label in the footer; undefined without such a page or label. */
export const findPageLink = async (name: string, language: Language): Promise<PageLink | undefined> => {
  const page = (await listTextPages(language)).find((one) => one.name === name);
  const label = page?.data.inFooter?.label;
  return page && label !== undefined ? { label, path: page.path } : undefined;
};

/** The path of a page, in Spanish where it isn't written in a language. */
export const findPagePath = async (name: string, language: Language): Promise<string> => {
  const page = (await listTextPages(language)).find((one) => one.name === name);
  return page?.path ?? textPagePath(name, DEFAULT_LANGUAGE);
};
