import { DEFAULT_LANGUAGE, type Language } from '../languages.ts';
import { PAGES, textPagePath } from '../paths.ts';
import { getContentFile, listFiles } from './content-file.ts';

interface PageLink {
  label: string;
  path: string;
  /** If it isn't the site's. */
  language?: string | undefined;
}

/** Every Markdown file of content/pages. */
export const listTextPages = (language: Language) => listFiles('textPages', language);

/** The pages that the footer links: all exhibitions, the sheet, then text pages by their `inFooter.order`. */
export const getFooterLinks = async (language: Language): Promise<PageLink[]> => {
  const links = (await listTextPages(language)).flatMap(({ name, data: { inFooter, language: own } }) =>
    inFooter ? [{ ...inFooter, language: own, path: textPagePath(name, language) }] : [],
  );
  const { link: label } = await getContentFile('sheetPage', language);
  const { page } = await getContentFile('exhibitionsSection', language);
  const exhibitions = { label: page.all, path: PAGES[language].exhibitions };
  return [exhibitions, { label, path: PAGES[language].sheet }, ...links.sort((a, b) => a.order - b.order)];
};

/** The home page in each language, for search engines; nothing for a page that is not one of these. */
export const listTranslations = async (page?: string) => {
  const { language: own } = await getContentFile('site', DEFAULT_LANGUAGE);
  const others = (await listTextPages(DEFAULT_LANGUAGE)).flatMap(
    ({ name, data: { language = own, isIndexed } }) =>
      language !== own && isIndexed ? [{ language, path: textPagePath(name, DEFAULT_LANGUAGE) }] : [],
  );
  const all = [{ language: own, path: PAGES[DEFAULT_LANGUAGE].home }, ...others];
  return others.length > 0 && all.some(({ path }) => path === page) ? all : [];
};

/** A link to one page, with its label in the footer; undefined without such a page or label. */
export const findPageLink = async (name: string, language: Language): Promise<PageLink | undefined> => {
  const page = (await listTextPages(language)).find((one) => one.name === name);
  const label = page?.data.inFooter?.label;
  return label === undefined ? undefined : { label, path: textPagePath(name, language) };
};
