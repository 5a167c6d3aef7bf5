import { DEFAULT_LOCALE, type Locale, LOCALES } from '../i18n/locales.ts';
import type { getActivitySlug } from '../i18n/paths.ts';
import { timeField } from '../schemas/activities.ts';
import type { CONTENT_FILES } from '../schemas/content-files.ts';
import { getDate, getField, getList, getText, getTexts } from '../schemas/untyped.ts';

export type PageKind = 'home' | 'exhibitions' | 'factSheet' | 'plans' | 'analytics' | MarkdownKind;

/** Kind of page with one Markdown file for each page. */
export type MarkdownKind = 'exhibition' | 'textPage';

type ActivitySource = Parameters<typeof getActivitySlug>[0];

/** Content of a page in one locale, from which its paths are derived. */
export interface PageSource {
  kind: PageKind;
  locale: Locale;
  /** Name of the Markdown file, the same in all locales: `visita`. */
  name?: string;
  /** Last path segment of a translation; undefined if it is the name. */
  slug?: string | undefined;
  title?: string;
  isDraft?: boolean;
  isIndexed?: boolean;
  /** Previous names of the Markdown file, oldest first. */
  formerly?: readonly string[];
  formerSlugs?: readonly string[];
  press?: boolean;
  /** Number that orders the exhibitions. */
  number?: number;
  opens?: string | undefined;
  activities?: readonly ActivitySource[];
  plans?: readonly string[];
}

/** Parses the previous slugs of a translation, which are separated by spaces. */
export const parsePreviousSlugs = (data: unknown): string[] =>
  getText(data, 'formerSlugs').split(' ').filter(Boolean);

function toActivitySource(activity: unknown): ActivitySource {
  return {
    id: getText(activity, 'id') || undefined,
    label: getText(activity, 'label'),
    day: getDate(activity, 'day') ?? '',
    starts: timeField('', '').safeParse(getField(activity, 'starts')).data ?? '',
  };
}

/** Reads the source of a page from front matter, which may be invalid because the content check calls this function first. */
export const toPageSource = (
  page: { kind: MarkdownKind; locale: Locale; name: string },
  data: unknown,
): PageSource => ({
  ...page,
  slug: getText(data, 'slug') || undefined,
  title: getText(data, page.kind === 'textPage' ? 'heading' : 'title'),
  isDraft: getField(data, 'draft') === true,
  isIndexed: getField(data, 'isIndexed') !== false,
  formerly: getTexts(data, 'formerly'),
  formerSlugs: parsePreviousSlugs(data),
  press: getField(data, 'press') === true,
  number: Number(getField(data, 'id')),
  opens: getDate(data, 'opens'),
  activities: getList(data, 'activities').map(toActivitySource),
});

/** JSON file that a locale must have for each page without a Markdown file. */
const REQUIRED_FILES = {
  home: 'homePage',
  exhibitions: 'exhibitionsSection',
  factSheet: 'sheetPage',
  plans: 'plansPage',
} as const satisfies Partial<Record<PageKind, keyof typeof CONTENT_FILES>>;

/**
 * Returns the pages without a Markdown file, in each locale that has their JSON file. `plansFile` is the unvalidated data of the floor
 * plans.
 */
export const getNamedPageSources = (
  locales: readonly Locale[],
  hasFile: (file: keyof typeof CONTENT_FILES, locale: Locale) => boolean,
  plansFile: unknown,
): PageSource[] => {
  const plans = getList(plansFile, 'plans').map((plan) => getText(plan, 'id'));
  const createForEachLocale = (
    page: Omit<PageSource, 'locale'> & { kind: keyof typeof REQUIRED_FILES },
  ): PageSource[] =>
    locales
      .filter((locale) => hasFile(REQUIRED_FILES[page.kind], locale))
      .map((locale) => ({ ...page, locale }));
  return [
    ...createForEachLocale({ kind: 'home' }),
    ...createForEachLocale({ kind: 'exhibitions' }),
    ...createForEachLocale({ kind: 'factSheet' }),
    ...createForEachLocale({ kind: 'plans', plans }),
    { kind: 'analytics', locale: DEFAULT_LOCALE, isIndexed: false },
  ];
};

const KIND_ORDER: readonly PageKind[] = [
  'home',
  'exhibitions',
  'factSheet',
  'plans',
  'analytics',
  'textPage',
  'exhibition',
];

/** Compares pages for the sitemap: by kind, then by number (highest first), name and locale. */
export const comparePages = (a: PageSource, b: PageSource): number =>
  KIND_ORDER.indexOf(a.kind) - KIND_ORDER.indexOf(b.kind) ||
  (b.number ?? 0) - (a.number ?? 0) ||
  (a.name ?? '').localeCompare(b.name ?? '') ||
  LOCALES.indexOf(a.locale) - LOCALES.indexOf(b.locale);
