import { getCollection, getEntry } from 'astro:content';
import { PAGES, textPagePath } from '../paths.ts';
import { getContentFile } from './content-file.ts';

interface PageLink {
  label: string;
  path: string;
  /** If it isn't the site's. */
  language?: string | undefined;
}

/** Every Markdown file of content/pages. */
export const listTextPages = () => getCollection('textPages');

/** The pages that the footer links: all exhibitions, the sheet, then text pages by their `inFooter.order`. */
export const getFooterLinks = async (): Promise<PageLink[]> => {
  const links = (await listTextPages()).flatMap(({ id, data: { inFooter, language } }) =>
    inFooter ? [{ ...inFooter, language, path: textPagePath(id) }] : [],
  );
  const { link: label } = await getContentFile('sheetPage');
  const { page } = await getContentFile('exhibitionsSection');
  const exhibitions = { label: page.all, path: PAGES.exhibitions };
  return [exhibitions, { label, path: PAGES.sheet }, ...links.sort((a, b) => a.order - b.order)];
};

/** The home page in each language, for search engines; nothing for a page that is not one of these. */
export const listTranslations = async (page?: string) => {
  const { language: own } = await getContentFile('site');
  const others = (await listTextPages()).flatMap(({ id, data: { language = own, isIndexed } }) =>
    language !== own && isIndexed ? [{ language, path: textPagePath(id) }] : [],
  );
  const all = [{ language: own, path: PAGES.home }, ...others];
  return others.length > 0 && all.some(({ path }) => path === page) ? all : [];
};

/** A link to one page, with its label in the footer; undefined without such a page or label. */
export const findPageLink = async (name: string): Promise<PageLink | undefined> => {
  const label = (await getEntry('textPages', name))?.data.inFooter?.label;
  return label === undefined ? undefined : { label, path: textPagePath(name) };
};
