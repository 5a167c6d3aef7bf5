import { type CollectionEntry, getCollection, getEntry } from 'astro:content';
import { DEFAULT_LOCALE, type Locale, LOCALES } from '../i18n/locales.ts';
import { EXHIBITIONS, toRouteParam } from '../i18n/paths.ts';
import { CONTENT_FILES, OPTIONAL_SECTIONS } from '../schemas/content-files.ts';
import { getContentFile } from './content-file.ts';
import type { SitePage } from './page-list.ts';
import type { MarkdownKind, PageKind } from './page-sources.ts';

/** Returns the locales that the content has, default locale first. */
export async function getSiteLocales(): Promise<Locale[]> {
  const ids = (await getCollection('site')).map(({ id }) => id);
  return LOCALES.filter((locale) => ids.includes(locale));
}

const FOLDERS = { exhibition: 'exhibitions', textPage: 'textPages' } as const;

export type FolderEntry<Kind extends MarkdownKind> = CollectionEntry<(typeof FOLDERS)[Kind]> & {
  page: SitePage;
};

/** Returns all pages of the site, in the order of the sitemap. */
export const getPages = async (): Promise<readonly SitePage[]> =>
  (await getEntry('pages', 'all'))?.data.pages ?? [];

/** Finds a page in a locale, or else in the default locale; undefined if it doesn't exist. `name` is the file name of a Markdown page. */
export async function findPage(kind: PageKind, locale: Locale, name = ''): Promise<SitePage | undefined> {
  const translations = (await getPages()).filter((page) => page.kind === kind && page.name === name);
  return (
    translations.find((page) => page.locale === locale) ??
    translations.find((page) => page.locale === DEFAULT_LOCALE)
  );
}

/** Returns the entries of a collection with their pages, in the order of the sitemap. Pages fall back to the default locale. */
export async function getEntries<Kind extends MarkdownKind>(
  kind: Kind,
  locale: Locale,
): Promise<FolderEntry<Kind>[]> {
  const pages = (await getPages()).filter((page) => {
    if (page.kind !== kind) return false;
    if (page.locale === locale) return true;
    const isTranslated = page.alternates.some((alternate) => alternate.locale === locale);
    return page.locale === DEFAULT_LOCALE && !isTranslated;
  });
  // Avoid the warning that Astro logs when a collection without entries is read.
  if (pages.length === 0) return [];
  const entries = await getCollection(FOLDERS[kind]);
  const pageEntries: FolderEntry<Kind>[] = [];
  for (const page of pages) {
    const entry = entries.find(({ id }) => id === `${page.locale}/${page.name}`);
    if (entry) pageEntries.push({ ...entry, page });
  }
  return pageEntries;
}

export type PageRouteProps = Record<'page', SitePage>;

interface PageRoute {
  params: Record<string, string | undefined>;
  props: PageRouteProps;
}

/** Returns the static paths of a kind of page. The route parameter holds the whole path. */
export async function getPageRoutes(kind: PageKind, param: string): Promise<PageRoute[]> {
  return (await getPages())
    .filter((page) => page.kind === kind)
    .map((page) => ({ params: { [param]: toRouteParam(page.path) }, props: { page } }));
}

/** Returns whether the home page has the section with an `id`. */
export async function hasSection(sectionId: string, locale: Locale): Promise<boolean> {
  if (sectionId === EXHIBITIONS) return (await findPage('exhibitions', locale)) !== undefined;
  const optionalSection = OPTIONAL_SECTIONS.find((name) => CONTENT_FILES[name].section === sectionId);
  return !optionalSection || (await getCollection(optionalSection)).length > 0;
}

/** Returns the links whose section is on the home page. */
export async function getSectionLinks<Link extends { section: string }>(
  links: readonly Link[],
  locale: Locale,
): Promise<Link[]> {
  const hasSections = await Promise.all(links.map(({ section }) => hasSection(section, locale)));
  return links.filter((_, index) => hasSections[index]);
}

interface PageLinkAttributes {
  href: string;
  /** BCP 47 tag of the page; undefined if the page is in the requested locale. */
  hreflang: string | undefined;
}

/** Returns the attributes of a link to a page; undefined if the page doesn't exist. */
export async function getPageLink(
  kind: PageKind,
  locale: Locale,
  name?: string,
): Promise<PageLinkAttributes | undefined> {
  const page = await findPage(kind, locale, name);
  if (!page) return undefined;
  const { language: languageTag } = await getContentFile('site', page.locale);
  return { href: page.path, hreflang: page.locale === locale ? undefined : languageTag };
}
