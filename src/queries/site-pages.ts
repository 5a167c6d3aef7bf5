import { getCollection, getEntry } from 'astro:content';
import { DEFAULT_LOCALE, type Locale, LOCALES } from '../i18n/locales.ts';
import { EXHIBITIONS, toRouteParam } from '../i18n/paths.ts';
import { CONTENT_FILES, OPTIONAL_SECTIONS } from '../schemas/content-files.ts';
import { getContentFile } from './content-file.ts';
import type { SitePage } from './list-pages.ts';
import type { MarkdownKind, PageKind } from './page-sources.ts';

/** The languages that content/ has, Spanish first. */
export const getSiteLocales = async (): Promise<Locale[]> => {
  const ids = (await getCollection('site')).map(({ id }) => id);
  return LOCALES.filter((locale) => ids.includes(locale));
};

/** The folder of the pages of a kind. */
const FOLDERS = { exhibition: 'exhibitions', textPage: 'textPages' } as const;

/** Every page of the site, in the order of the sitemap. */
export const getPages = async (): Promise<readonly SitePage[]> =>
  (await getEntry('pages', 'all'))?.data.pages ?? [];

/** A page in a language, or in Spanish where it isn't made in it; undefined where there is none. */
export const findPage = async (kind: PageKind, locale: Locale, name = ''): Promise<SitePage | undefined> => {
  const versions = (await getPages()).filter((page) => page.kind === kind && page.name === name);
  return (
    versions.find((page) => page.locale === locale) ?? versions.find((page) => page.locale === DEFAULT_LOCALE)
  );
};

/** Every page of a folder with its file, in a language, or in Spanish where it isn't made in it; exhibitions highest number first. */
export const listFolder = async <Kind extends MarkdownKind>(kind: Kind, locale: Locale) => {
  const pages = (await getPages()).filter((page) => page.kind === kind);
  const read = pages.filter(
    ({ locale: own, alternates }) =>
      own === locale || (own === DEFAULT_LOCALE && !alternates.some((twin) => twin.locale === locale)),
  );
  // Astro tells of each empty collection that it is asked for.
  const entries = read.length === 0 ? [] : await getCollection(FOLDERS[kind]);
  return read.flatMap((page) => {
    const entry = entries.find(({ id }) => id === `${page.locale}/${page.name}`);
    return entry ? [{ ...entry, page }] : [];
  });
};

/** The static paths of the pages of a kind: the parameter of their route is the whole path. */
export const listRoutes = async (kind: PageKind, param: string) =>
  (await getPages())
    .filter((page) => page.kind === kind)
    .map((page) => ({ params: { [param]: toRouteParam(page.path) }, props: { page } }));

/** Whether the home page has a section, by its `id`. */
export const hasSection = async (section: string, locale: Locale): Promise<boolean> => {
  if (section === EXHIBITIONS) return (await findPage('exhibitions', locale)) !== undefined;
  const optional = OPTIONAL_SECTIONS.find((name) => CONTENT_FILES[name].section === section);
  return !optional || (await getCollection(optional)).length > 0;
};

/** Those of links that lead to sections which the home page has. */
export const listSectionLinks = async <Link extends { section: string }>(
  links: readonly Link[],
  locale: Locale,
): Promise<Link[]> => {
  const there = await Promise.all(links.map(({ section }) => hasSection(section, locale)));
  return links.filter((_, index) => there[index]);
};

/** What a link to a page says, and of one in another language also that it is; undefined where there is no page. */
export const getPageLink = async (kind: PageKind, locale: Locale, name?: string) => {
  const page = await findPage(kind, locale, name);
  if (!page) return undefined;
  const { language: tag } = await getContentFile('site', page.locale);
  const hreflang = page.locale === locale ? undefined : tag;
  return { href: page.path, hreflang };
};
