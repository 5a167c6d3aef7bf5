import type { Locale } from '../i18n/locales.ts';
import { UI_STRINGS } from '../i18n/ui-strings.ts';
import { getContentFile } from './content-file.ts';
import { getPlansPage } from './plans-page.ts';
import { findPage, getPageLink, listFolder } from './site-pages.ts';

/** A link to a page, and its language if that isn't the reader's. */
interface PageLink {
  label: string;
  href: string;
  hreflang: string | undefined;
}

/** Every Markdown file of content/pages that is written in a language, with its page. */
export const listTextPages = async (locale: Locale) =>
  (await listFolder('textPage', locale)).filter(({ page }) => page.locale === locale);

/** A file of content/pages, and its page. */
export type TextPage = Awaited<ReturnType<typeof listTextPages>>[number];

/** What the footer links: all exhibitions, the sheet, text pages by their `inFooter.order`, then the feed. */
export const getFooterLinks = async (locale: Locale): Promise<PageLink[]> => {
  const { page: uiStrings, list } = UI_STRINGS[locale].exhibitionsSection;
  const { link } = await getContentFile('sheetPage', locale);
  const exhibitions = { label: uiStrings.all, to: await getPageLink('exhibitions', locale) };
  const sheet = { label: link, to: await getPageLink('sheet', locale) };
  const textPages = (await listTextPages(locale))
    .flatMap(({ page, data: { inFooter } }) => (inFooter ? [{ ...inFooter, href: page.path }] : []))
    .sort((a, b) => a.order - b.order)
    .map(({ label, href }) => ({ label, href, hreflang: undefined }));
  const named = [exhibitions, sheet].flatMap(({ label, to }) => (to ? [{ label, ...to }] : []));
  const feed = (await findPage('exhibitions', locale))?.files.feed;
  return [...named, ...textPages, ...(feed ? [{ label: list.feed, href: feed, hreflang: undefined }] : [])];
};

/** Links of the navigation to the pages of the property: plans, then the fact sheet. */
export const getPropertyLinks = async (locale: Locale): Promise<PageLink[]> => {
  const plans = { label: (await getPlansPage(locale)).link, to: await getPageLink('plans', locale) };
  const sheet = {
    label: (await getContentFile('sheetPage', locale)).link,
    to: await getPageLink('sheet', locale),
  };
  return [plans, sheet].flatMap(({ label, to }) => (to ? [{ label, ...to }] : []));
};

/** A link to the page whose button leaves this subject in the form, with its label in the footer; undefined without one. */
export const findPageOfSubject = async (subject: string, locale: Locale): Promise<PageLink | undefined> => {
  const file = (await listTextPages(locale)).find(({ data }) => data.action?.subject === subject);
  const label = file?.data.inFooter?.label;
  return file && label !== undefined ? { label, href: file.page.path, hreflang: undefined } : undefined;
};

/** A link to the page where a visitor chooses when to come; undefined without such a page. */
export const findVisitPage = async (locale: Locale) => {
  const file = (await listTextPages(locale)).find(({ data }) => data.visits && data.action);
  return file && { label: file.data.inFooter?.label ?? file.data.heading, href: file.page.path };
};
