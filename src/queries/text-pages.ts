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
export const listTextPages = async (language: Locale) =>
  (await listFolder('textPage', language)).filter(({ page }) => page.language === language);

/** A file of content/pages, and its page. */
export type TextPage = Awaited<ReturnType<typeof listTextPages>>[number];

/** What the footer links: all exhibitions, the sheet, text pages by their `inFooter.order`, then the feed. */
export const getFooterLinks = async (language: Locale): Promise<PageLink[]> => {
  const { page: uiStrings, list } = UI_STRINGS[language].exhibitionsSection;
  const { link } = await getContentFile('sheetPage', language);
  const exhibitions = { label: uiStrings.all, to: await getPageLink('exhibitions', language) };
  const sheet = { label: link, to: await getPageLink('sheet', language) };
  const textPages = (await listTextPages(language))
    .flatMap(({ page, data: { inFooter } }) => (inFooter ? [{ ...inFooter, href: page.path }] : []))
    .sort((a, b) => a.order - b.order)
    .map(({ label, href }) => ({ label, href, hreflang: undefined }));
  const named = [exhibitions, sheet].flatMap(({ label, to }) => (to ? [{ label, ...to }] : []));
  const feed = (await findPage('exhibitions', language))?.files.feed;
  return [...named, ...textPages, ...(feed ? [{ label: list.feed, href: feed, hreflang: undefined }] : [])];
};

/** Links of the navigation to the pages of the property: plans, then the fact sheet. */
export const getPropertyLinks = async (language: Locale): Promise<PageLink[]> => {
  const plans = { label: (await getPlansPage(language)).link, to: await getPageLink('plans', language) };
  const sheet = {
    label: (await getContentFile('sheetPage', language)).link,
    to: await getPageLink('sheet', language),
  };
  return [plans, sheet].flatMap(({ label, to }) => (to ? [{ label, ...to }] : []));
};

/** A link to the page whose button leaves this subject in the form, with its label in the footer; undefined without one. */
export const findPageOfSubject = async (subject: string, language: Locale): Promise<PageLink | undefined> => {
  const file = (await listTextPages(language)).find(({ data }) => data.action?.subject === subject);
  const label = file?.data.inFooter?.label;
  return file && label !== undefined ? { label, href: file.page.path, hreflang: undefined } : undefined;
};

/** A link to the page where a visitor chooses when to come; undefined without such a page. */
export const findVisitPage = async (language: Locale) => {
  const file = (await listTextPages(language)).find(({ data }) => data.visits && data.action);
  return file && { label: file.data.inFooter?.label ?? file.data.heading, href: file.page.path };
};
