import { DEFAULT_LOCALE, type Locale, LOCALES } from '../i18n/locales.ts';
import {
  ANALYTICS,
  getActivitySlug,
  getCalendarPath,
  getExhibitionPath,
  getHomePath,
  getNamedPath,
  getTextPagePath,
} from '../i18n/paths.ts';
import type { PageKind, PageSource } from './page-sources.ts';

export interface Alternate {
  locale: Locale;
  path: string;
}

/** Paths of the files of a page; undefined if the page doesn't have the file. */
interface PageFiles {
  feed: string | undefined;
  /** Calendar of an exhibition, or of all exhibitions. */
  calendar: string | undefined;
  activities: readonly string[];
  /** Press kit, the same for all locales. */
  kit: string | undefined;
}

export interface SitePage extends Alternate {
  kind: PageKind;
  /** File name of a Markdown page; empty for other pages. */
  name: string;
  title: string;
  isDraft: boolean;
  isIndexed: boolean;
  /** The page in all locales, including the locale of this entry. */
  alternates: readonly Alternate[];
  files: PageFiles;
  /** Previous paths, which redirect to the page. */
  former: readonly string[];
}

/** Returns the path of a page. `slug` is the last segment of a Markdown page; other kinds ignore it. */
export function getPagePath(kind: PageKind, locale: Locale, slug: string): string {
  switch (kind) {
    case 'home':
      return getHomePath(locale);
    case 'analytics':
      return ANALYTICS;
    case 'exhibition':
      return getExhibitionPath(slug, locale);
    case 'textPage':
      return getTextPagePath(slug, locale);
    default:
      return getNamedPath(kind, locale);
  }
}

/** Returns the paths of the activity calendars. Activities with the same slug are numbered from the second: `-2`. */
function getActivityPaths(activities: NonNullable<PageSource['activities']>, pagePath: string): string[] {
  const slugCounts = new Map<string, number>();
  return activities.map((activity) => {
    const slug = getActivitySlug(activity);
    const count = (slugCounts.get(slug) ?? 0) + 1;
    slugCounts.set(slug, count);
    return `${pagePath}/${slug}${count > 1 ? `-${String(count)}` : ''}.ics`;
  });
}

function getExhibitionCalendar({ opens, activities = [] }: PageSource, pagePath: string): string | undefined {
  const hasEvents = opens !== undefined || activities.length > 0;
  return hasEvents ? `${pagePath}.ics` : undefined;
}

function getPageFiles(source: PageSource, pagePath: string): PageFiles {
  const { kind, locale, activities = [], press } = source;
  const files: PageFiles = {
    feed: undefined,
    calendar: undefined,
    activities: getActivityPaths(activities, pagePath),
    kit: press && locale === DEFAULT_LOCALE ? `${pagePath}.zip` : undefined,
  };
  if (kind === 'exhibitions') {
    files.feed = `${pagePath}/rss.xml`;
    files.calendar = getCalendarPath(locale);
  }
  if (kind === 'exhibition') files.calendar = getExhibitionCalendar(source, pagePath);
  return files;
}

const NO_FILES: PageFiles = {
  feed: undefined,
  calendar: undefined,
  activities: [],
  kit: undefined,
};

function toPage(source: PageSource): Omit<SitePage, 'alternates'> {
  const { kind, locale, name = '', title = '', isDraft = false, isIndexed = true } = source;
  const { slug, formerly = [], formerSlugs = [] } = source;
  const isDefaultLocale = locale === DEFAULT_LOCALE;
  const path = getPagePath(kind, locale, isDefaultLocale ? name : (slug ?? name));
  const previousSlugs = isDefaultLocale ? formerly : formerSlugs;
  return {
    kind,
    locale,
    name,
    title,
    path,
    isDraft,
    isIndexed,
    files: isDraft ? NO_FILES : getPageFiles(source, path),
    former: previousSlugs.map((previousSlug) => getPagePath(kind, locale, previousSlug)),
  };
}

/** Returns the paths that a translation had because of the previous names of its Markdown file. */
function getPreviousPaths({ kind, locale, formerly = [] }: PageSource): string[] {
  if (locale === DEFAULT_LOCALE) return [];
  return formerly.map((previousName) => getPagePath(kind, locale, previousName));
}

/** Returns whether the content has something to show on the page. */
function hasContent({ kind, plans = [] }: PageSource, sources: readonly PageSource[]): boolean {
  if (kind === 'exhibitions') return sources.some(({ kind, isDraft }) => kind === 'exhibition' && !isDraft);
  if (kind === 'plans') return plans.length > 0;
  return true;
}

/**
 * Creates all pages of the site, in the order of the sitemap. Routes, language links, redirects and the content check read this list. A page
 * exists in each locale in which it has a file and something to show.
 */
export function createPageList(sources: readonly PageSource[]): SitePage[] {
  const pages = sources
    .filter((source) => hasContent(source, sources))
    .map((source) => ({ source, ...toPage(source) }));
  const usedPaths = new Set(pages.flatMap(({ path, former }) => [path, ...former]));
  const getKey = ({ kind, name }: Pick<SitePage, 'kind' | 'name'>): string => `${kind} ${name}`;
  const translationsByKey = Map.groupBy(pages, getKey);

  return pages.map(({ source, ...page }) => {
    const translations = translationsByKey.get(getKey(page)) ?? [];
    const alternates = LOCALES.flatMap((locale) => translations.filter((page) => page.locale === locale));
    const kit = translations.find(({ files }) => files.kit)?.files.kit;
    const unusedPaths = getPreviousPaths(source).filter((path) => !usedPaths.has(path));
    return {
      ...page,
      files: { ...page.files, kit },
      alternates: alternates.map(({ locale, path }) => ({ locale, path })),
      former: [...page.former, ...unusedPaths],
    };
  });
}
