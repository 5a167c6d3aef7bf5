import { DEFAULT_LOCALE, type Locale, LOCALES } from '../locales.ts';
import {
  activitySlug,
  ANALYTICS,
  calendarPath,
  exhibitionPath,
  homePath,
  namedPath,
  textPagePath,
} from '../paths.ts';
import type { PageFile, PageKind } from './page-files.ts';

/** A page in one of its languages. */
export interface Twin {
  language: Locale;
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
export interface SitePage extends Twin {
  kind: PageKind;
  name: string;
  title: string;
  isDraft: boolean;
  isIndexed: boolean;
  /** The page in each language that has it, its own included. */
  twins: readonly Twin[];
  files: FilesOfPage;
  /** The paths that it had. */
  former: readonly string[];
}

/** The path of a page of one kind by what it ends in, or without it of the page of that kind. */
export const pathOf = (kind: PageKind, language: Locale, end: string): string => {
  switch (kind) {
    case 'home':
      return homePath(language);
    case 'analytics':
      return ANALYTICS;
    case 'exhibition':
      return exhibitionPath(end, language);
    case 'textPage':
      return textPagePath(end, language);
    default:
      return namedPath(kind, language);
  }
};

const toFiles = (file: PageFile, path: string): FilesOfPage => {
  const { kind, language, opens, activities = [], press } = file;
  const hasEvents = kind === 'exhibition' && (opens !== undefined || activities.length > 0);
  return {
    feed: kind === 'exhibitions' ? `${path}/rss.xml` : undefined,
    calendar: kind === 'exhibitions' ? calendarPath(language) : hasEvents ? `${path}.ics` : undefined,
    activities: activities.map(activitySlug).map((slug, index, slugs) => {
      // Of those of one name, day and hour each has its own.
      const before = slugs.slice(0, index).filter((other) => other === slug).length;
      return `${path}/${slug}${before > 0 ? `-${String(before + 1)}` : ''}.ics`;
    }),
    kit: press && language === DEFAULT_LOCALE ? `${path}.zip` : undefined,
  };
};

const NO_FILES: FilesOfPage = {
  feed: undefined,
  calendar: undefined,
  activities: [],
  kit: undefined,
};

/** Whether an exhibition is published, in whatever language: without one nothing of the site speaks of exhibitions. */
const hasShows = (files: readonly PageFile[]): boolean =>
  files.some(({ kind, isDraft }) => kind === 'exhibition' && !isDraft);

const toPage = (file: PageFile): Omit<SitePage, 'twins'> => {
  const { kind, language, name = '', title = '', isDraft = false, isIndexed = true } = file;
  const { slug = name, formerly = [], formerSlugs = [] } = file;
  const path = pathOf(kind, language, language === DEFAULT_LOCALE ? name : slug);
  return {
    ...{ kind, language, name, title, path, isDraft, isIndexed },
    files: isDraft ? NO_FILES : toFiles(file, path),
    former: (language === DEFAULT_LOCALE ? formerly : formerSlugs).map((end) => pathOf(kind, language, end)),
  };
};

/** The paths that a page in another language had by the names of its file in Spanish, if no other page has one of them now. */
const listInherited = ({ kind, language, formerly = [] }: PageFile): string[] =>
  language === DEFAULT_LOCALE ? [] : formerly.map((end) => pathOf(kind, language, end));

/** Whether there is something for a page to show. */
const isMade = ({ kind, plans = [] }: PageFile, files: readonly PageFile[]): boolean => {
  if (kind === 'exhibitions') return hasShows(files);
  return kind !== 'plans' || plans.length > 0;
};

/**
 * Every page of the site in the order of what it is made of, with its path, its files, and what leads to it: the one list that
 * routes, links between languages, sitemap, redirects and the content check read. A page is made in a language where content/ has
 * a file for it, and something to show.
 */
export const listPages = (all: readonly PageFile[]): SitePage[] => {
  const files = all.filter((file) => isMade(file, all));
  const pages = files.map((file) => ({ file, ...toPage(file) }));
  const taken = new Set(pages.flatMap(({ path, former }) => [path, ...former]));
  const families = Map.groupBy(pages, ({ kind, name }) => `${kind} ${name}`);
  return pages.map(({ file, ...page }) => {
    const family = families.get(`${page.kind} ${page.name}`) ?? [];
    const twins = LOCALES.flatMap((language) => family.filter((one) => one.language === language));
    return {
      ...page,
      // One for all languages.
      files: { ...page.files, kit: family.find(({ files }) => files.kit)?.files.kit },
      twins: twins.map(({ language, path }) => ({ language, path })),
      former: [...page.former, ...listInherited(file).filter((path) => !taken.has(path))],
    };
  });
};
