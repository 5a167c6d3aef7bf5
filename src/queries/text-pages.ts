import type { Locale } from '../i18n/locales.ts';
import { UI_STRINGS } from '../i18n/ui-strings.ts';
import { getContentFile } from './content-file.ts';
import { getPlansPage } from './plans-page.ts';
import type { PageKind } from './page-sources.ts';
import { findPage, type FolderEntry, getPageLink, getEntries } from './site-pages.ts';

interface PageLink {
  label: string;
  href: string;
  /** BCP 47 tag of the page; undefined if the page is in the current locale. */
  hreflang: string | undefined;
}

export type TextPage = FolderEntry<'textPage'>;

/** Returns the text pages in a locale, without pages that fall back to the default locale. */
export const getTextPages = async (locale: Locale): Promise<TextPage[]> =>
  (await getEntries('textPage', locale)).filter(({ page }) => page.locale === locale);

async function getLabelledLink(kind: PageKind, label: string, locale: Locale): Promise<PageLink | undefined> {
  const link = await getPageLink(kind, locale);
  return link && { label, ...link };
}

/** Returns the links of the footer: exhibitions, fact sheet, text pages by `inFooter.order`, and RSS feed. */
export async function getFooterLinks(locale: Locale): Promise<PageLink[]> {
  const { page: uiStrings, list } = UI_STRINGS[locale].exhibitionsSection;
  const { link: factSheetLabel } = await getContentFile('sheetPage', locale);
  const namedLinks = [
    await getLabelledLink('exhibitions', uiStrings.all, locale),
    await getLabelledLink('factSheet', factSheetLabel, locale),
  ];
  const links = namedLinks.filter((link) => link !== undefined);
  const textPages = (await getTextPages(locale)).toSorted(
    (a, b) => (a.data.inFooter?.order ?? 0) - (b.data.inFooter?.order ?? 0),
  );
  for (const { page, data } of textPages)
    if (data.inFooter) links.push({ label: data.inFooter.label, href: page.path, hreflang: undefined });
  const feed = (await findPage('exhibitions', locale))?.files.feed;
  if (feed) links.push({ label: list.feed, href: feed, hreflang: undefined });
  return links;
}

/** Returns the navigation links to the pages of the property: floor plans, then the fact sheet. */
export async function getPropertyLinks(locale: Locale): Promise<PageLink[]> {
  const { link: plansLabel } = await getPlansPage(locale);
  const { link: factSheetLabel } = await getContentFile('sheetPage', locale);
  const links = [
    await getLabelledLink('plans', plansLabel, locale),
    await getLabelledLink('factSheet', factSheetLabel, locale),
  ];
  return links.filter((link) => link !== undefined);
}

/** Finds the text page whose action fills in a subject of the contact form. The link has the label of the footer. */
export async function findPageOfSubject(subject: string, locale: Locale): Promise<PageLink | undefined> {
  const textPage = (await getTextPages(locale)).find(({ data }) => data.action?.subject === subject);
  const label = textPage?.data.inFooter?.label;
  if (!textPage || label === undefined) return undefined;
  return { label, href: textPage.page.path, hreflang: undefined };
}

/** Finds the text page on which visitors book a visit. */
export async function findVisitPage(locale: Locale): Promise<Omit<PageLink, 'hreflang'> | undefined> {
  const textPage = (await getTextPages(locale)).find(({ data }) => data.visits && data.action);
  if (!textPage) return undefined;
  const { inFooter, heading } = textPage.data;
  return { label: inFooter?.label ?? heading, href: textPage.page.path };
}
