import { DEFAULT_LOCALE, type Locale, LOCALES } from '../i18n/locales.ts';
import { LICENCES, SITEMAP } from '../i18n/paths.ts';
import { listPages, getPagePath, type SitePage } from './list-pages.ts';
import type { PageKind } from './page-sources.ts';

/** The paths of the files of a page. */
const pathsOfFiles = ({ files: { activities, ...files } }: Pick<SitePage, 'files'>): string[] =>
  [...Object.values(files), ...activities].filter((path) => path !== undefined);

/** Every path that a link may lead to. */
export const listLinkTargets = (pages: readonly SitePage[]): string[] => [
  LICENCES,
  SITEMAP,
  ...pages.filter(({ isDraft }) => !isDraft).flatMap((page) => [page.path, ...pathsOfFiles(page)]),
];

/** A path that a page had, and the page. */
export interface Redirect {
  from: string;
  page: SitePage;
}

/** Every former path of a published page. */
export const listRedirects = (pages: readonly SitePage[]): Redirect[] =>
  pages.filter(({ isDraft }) => !isDraft).flatMap((page) => page.former.map((from) => ({ from, page })));

/** What no path ends in: the page of the root, that of an unknown path, the form in `astro dev`, and what Astro reads a language of. */
const RESERVED: readonly string[] = ['index', '404', 'editar', ...LOCALES];

const NAMED = (['home', 'exhibitions', 'sheet', 'plans', 'analytics'] as const).flatMap((kind) =>
  LOCALES.map((locale) => ({ kind, locale })),
);
/** What the pages of a list and of plans are made for, even where content/ has none yet. */
const SHOW = { kind: 'exhibition', locale: DEFAULT_LOCALE } as const;
const PLANS = ['plan'];
/** The paths of pages and files that aren't made of Markdown. */
const TAKEN = new Set(
  listPages([...NAMED.map((file) => ({ ...file, plans: PLANS })), SHOW])
    .filter(({ kind }) => kind !== SHOW.kind)
    .flatMap((page) => [page.path, ...pathsOfFiles(page)]),
);

/**
 * Whether a slug is taken: the path of its page, or of a file beside it, is that of another. A text page is looked for in its language,
 * an exhibition in every one, since its name is the same in all.
 */
export const isReservedSlug = (kind: PageKind, end: string, locale: Locale): boolean => {
  const paths = (kind === 'exhibition' ? LOCALES : [locale]).map((one) => getPagePath(kind, one, end));
  const endings = ['', '.ics', '.zip'];
  return RESERVED.includes(end) || paths.some((path) => endings.some((ending) => TAKEN.has(path + ending)));
};
