import { DEFAULT_LOCALE, type Locale, LOCALES } from '../i18n/locales.ts';
import { LICENCES, SITEMAP } from '../i18n/paths.ts';
import { getPagePath, createPageList, type SitePage } from './page-list.ts';
import type { PageKind } from './page-sources.ts';

function getFilePaths({ files }: Pick<SitePage, 'files'>): string[] {
  const { feed, calendar, kit, activities } = files;
  return [feed, calendar, kit, ...activities].filter((path) => path !== undefined);
}

/** Returns the paths that content may link to. */
export function getLinkTargets(pages: readonly SitePage[]): string[] {
  const publishedPages = pages.filter(({ isDraft }) => !isDraft);
  return [LICENCES, SITEMAP, ...publishedPages.flatMap((page) => [page.path, ...getFilePaths(page)])];
}

export interface Redirect {
  from: string;
  page: SitePage;
}

/** Returns the previous paths of all published pages. */
export const getRedirects = (pages: readonly SitePage[]): Redirect[] =>
  pages.filter(({ isDraft }) => !isDraft).flatMap((page) => page.former.map((from) => ({ from, page })));

/** Slugs of the home page, the error page, the editing form in `astro dev`, and the locales that Astro reads from paths. */
const RESERVED_SLUGS: readonly string[] = ['index', '404', 'editar', ...LOCALES];

const FILE_EXTENSIONS = ['', '.ics', '.zip'];

function getNamedPaths(): string[] {
  const kinds = ['home', 'exhibitions', 'factSheet', 'plans', 'analytics'] as const;
  // A page with a list exists only if the list has an item, but its path is always reserved.
  const exhibition = { kind: 'exhibition', locale: DEFAULT_LOCALE } as const;
  const plans = ['plan'];
  const namedPages = kinds.flatMap((kind) => LOCALES.map((locale) => ({ kind, locale, plans })));
  return createPageList([...namedPages, exhibition])
    .filter(({ kind }) => kind !== 'exhibition')
    .flatMap((page) => [page.path, ...getFilePaths(page)]);
}

const NAMED_PATHS = new Set(getNamedPaths());

/** Returns whether a slug is the path of a page or file without a Markdown file. All locales share the slug of an exhibition. */
export function isReservedSlug(kind: PageKind, slug: string, locale: Locale): boolean {
  if (RESERVED_SLUGS.includes(slug)) return true;
  const locales = kind === 'exhibition' ? LOCALES : [locale];
  const paths = locales.map((pathLocale) => getPagePath(kind, pathLocale, slug));
  return paths.some((path) => FILE_EXTENSIONS.some((extension) => NAMED_PATHS.has(path + extension)));
}
