import { DEFAULT_LOCALE, type Locale, LOCALES } from '../i18n/locales.ts';
import {
  getActivitySlug,
  ANALYTICS,
  getCalendarPath,
  getExhibitionPath,
  getHomePath,
  getNamedPath,
  getTextPagePath,
} from '../i18n/paths.ts';
import type { PageSource, PageKind } from './page-sources.ts';

/** A page in one of its languages. */
export interface Alternate {
  locale: Locale;
  path: string;
}

/** The paths of the files that belong to a page. */
interface FilesOfPage {
  feed: string | undefined;
  /** Of one exhibition, or of all. */
  calendar: string | undefined;
  /** Of each activity, in their order. */
  activities: readonly string[];
  kit: string | undefined;
}

/** A page of the site. */
export interface SitePage extends Alternate {
  kind: PageKind;
  name: string;
  title: string;
  isDraft: boolean;
  isIndexed: boolean;
  /** The page in each language that has it, its own included. */
  alternates: readonly Alternate[];
  files: FilesOfPage;
  /** The paths that it had. */
  former: readonly string[];
}

/** The path of a page of one kind by what it ends in, or without it of the page of that kind. */
export const getPagePath = (kind: PageKind, locale: Locale, end: string): string => {
  switch (kind) {
    case 'home':
      return getHomePath(locale);
    case 'analytics':
      return ANALYTICS;
    case 'exhibition':
      return getExhibitionPath(end, locale);
    case 'textPage':
      return getTextPagePath(end, locale);
    default:
      return getNamedPath(kind, locale);
  }
};

const toFiles = (file: PageSource, path: string): FilesOfPage => {
  const { kind, locale, opens, activities = [], press } = file;
  const hasEvents = kind === 'exhibition' && (opens !== undefined || activities.length > 0);
  return {
    feed: kind === 'exhibitions' ? `${path}/rss.xml` : undefined,
    calendar: kind === 'exhibitions' ? getCalendarPath(locale) : hasEvents ? `${path}.ics` : undefined,
    activities: activities.map(getActivitySlug).map((slug, index, slugs) => {
      // Of those of one name, day and hour each has its own.
      const before = slugs.slice(0, index).filter((other) => other === slug).length;
      return `${path}/${slug}${before > 0 ? `-${String(before + 1)}` : ''}.ics`;
    }),
    kit: press && locale === DEFAULT_LOCALE ? `${path}.zip` : undefined,
  };
};

const NO_FILES: FilesOfPage = {
  feed: undefined,
  calendar: undefined,
  activities: [],
  kit: undefined,
};

/** Whether an exhibition is published, in whatever language: without one nothing of the site speaks of exhibitions. */
const hasShows = (files: readonly PageSource[]): boolean =>
  files.some(({ kind, isDraft }) => kind === 'exhibition' && !isDraft);

const toPage = (file: PageSource): Omit<SitePage, 'alternates'> => {
  const { kind, locale, name = '', title = '', isDraft = false, isIndexed = true } = file;
  const { slug = name, formerly = [], formerSlugs = [] } = file;
  const path = getPagePath(kind, locale, locale === DEFAULT_LOCALE ? name : slug);
  return {
    ...{ kind, locale, name, title, path, isDraft, isIndexed },
    files: isDraft ? NO_FILES : toFiles(file, path),
    former: (locale === DEFAULT_LOCALE ? formerly : formerSlugs).map((end) => getPagePath(kind, locale, end)),
  };
};

/** The paths that a page in another language had by the names of its file in Spanish, if no other page has one of them now. */
const listInherited = ({ kind, locale, formerly = [] }: PageSource): string[] =>
  locale === DEFAULT_LOCALE ? [] : formerly.map((end) => getPagePath(kind, locale, end));

/** Whether there is something for a page to show. */
const isMade = ({ kind, plans = [] }: PageSource, files: readonly PageSource[]): boolean => {
  if (kind === 'exhibitions') return hasShows(files);
  return kind !== 'plans' || plans.length > 0;
};

/**
 * Every page of the site in the order of what it is made of, with its path, its files, and what leads to it: the one list that
 * routes, links between languages, sitemap, redirects and the content check read. A page is made in a language where content/ has
 * a file for it, and something to show.
 */
export const listPages = (all: readonly PageSource[]): SitePage[] => {
  const files = all.filter((file) => isMade(file, all));
  const pages = files.map((file) => ({ file, ...toPage(file) }));
  const taken = new Set(pages.flatMap(({ path, former }) => [path, ...former]));
  const families = Map.groupBy(pages, ({ kind, name }) => `${kind} ${name}`);
  return pages.map(({ file, ...page }) => {
    const family = families.get(`${page.kind} ${page.name}`) ?? [];
    const alternates = LOCALES.flatMap((locale) => family.filter((one) => one.locale === locale));
    return {
      ...page,
      // One for all languages.
      files: { ...page.files, kit: family.find(({ files }) => files.kit)?.files.kit },
      alternates: alternates.map(({ locale, path }) => ({ locale, path })),
      former: [...page.former, ...listInherited(file).filter((path) => !taken.has(path))],
    };
  });
};
