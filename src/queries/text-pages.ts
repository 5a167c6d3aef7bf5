import { getCollection, getEntry } from 'astro:content';
import { PAGES, textPageAddress } from '../addresses.ts';
import { getContentFile } from './content-file.ts';

interface PageLink {
  label: string;
  address: string;
}

/** Every Markdown file of content/pages. */
export const listTextPages = () => getCollection('textPages');

/** The pages that the footer links: the sheet, then text pages by their `inFooter.order`. */
export const getFooterLinks = async (): Promise<PageLink[]> => {
  const links = (await listTextPages()).flatMap(({ id, data: { inFooter } }) =>
    inFooter ? [{ ...inFooter, address: textPageAddress(id) }] : [],
  );
  const { link: label } = await getContentFile('sheetPage');
  return [{ label, address: PAGES.sheet }, ...links.sort((a, b) => a.order - b.order)];
};

/** A link to one page, in the words of the footer; undefined where there is no such page, or the footer doesn't name it. */
export const findPageLink = async (name: string): Promise<PageLink | undefined> => {
  const label = (await getEntry('textPages', name))?.data.inFooter?.label;
  return label === undefined ? undefined : { label, address: textPageAddress(name) };
};
