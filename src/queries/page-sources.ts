import { DEFAULT_LOCALE, type Locale, LOCALES } from '../i18n/locales.ts';
import type { getActivitySlug } from '../i18n/paths.ts';
import { hour } from '../schemas/activities.ts';
import type { CONTENT_FILES } from '../schemas/content-files.ts';
import { getDate, getField, getList, getText, readTexts } from '../schemas/untyped.ts';

/** A page by what it is made of: JSON files, or one Markdown file of a folder. */
export type PageKind = 'home' | 'exhibitions' | 'sheet' | 'plans' | 'analytics' | MarkdownKind;

/** A page that is made of one Markdown file. */
export type MarkdownKind = 'exhibition' | 'textPage';

/** The fields of a page in one language from which its paths are derived. */
export interface PageSource {
  kind: PageKind;
  locale: Locale;
  /** Of a Markdown file, the same in every language: `visita`. */
  name?: string;
  /** The end of its path in another language, if it isn't the name. */
  slug?: string | undefined;
  title?: string;
  isDraft?: boolean;
  isIndexed?: boolean;
  /** Names that the file had, oldest first, and slugs. */
  formerly?: readonly string[];
  formerSlugs?: readonly string[];
  press?: boolean;
  /** Of an exhibition: its number, and its first day. */
  number?: number;
  opens?: string | undefined;
  activities?: readonly Parameters<typeof getActivitySlug>[0][];
  /** The ids of the plans that it draws. */
  plans?: readonly string[];
}

/** The former slugs of a page's translation. */
export const readFormerSlugs = (data: unknown): string[] =>
  getText(data, 'formerSlugs').split(' ').filter(Boolean);

const readActivity = (activity: unknown) => ({
  id: getText(activity, 'id') || undefined,
  label: getText(activity, 'label'),
  day: getDate(activity, 'day') ?? '',
  starts: hour('', '').safeParse(getField(activity, 'starts')).data ?? '',
});

/** Reads these fields in the front matter of a Markdown file, which needn't be valid: the content check reads it first. */
export const toPageSource = (
  page: { kind: MarkdownKind; locale: Locale; name: string },
  data: unknown,
): PageSource => ({
  ...page,
  slug: getText(data, 'slug') || undefined,
  title: getText(data, page.kind === 'textPage' ? 'heading' : 'title'),
  isDraft: getField(data, 'draft') === true,
  isIndexed: getField(data, 'isIndexed') !== false,
  formerly: readTexts(data, 'formerly'),
  formerSlugs: readFormerSlugs(data),
  press: getField(data, 'press') === true,
  number: Number(getField(data, 'id')),
  opens: getDate(data, 'opens'),
  activities: getList(data, 'activities').map(readActivity),
});

/** Of each page that JSON files alone are made of, the one that a language has to have. */
const FILE_OF_PAGE = {
  home: 'homePage',
  exhibitions: 'exhibitionsSection',
  sheet: 'sheetPage',
  plans: 'plansPage',
} as const satisfies Partial<Record<PageKind, keyof typeof CONTENT_FILES>>;

/**
 * The pages that JSON files alone are made of, in each language in which these are written.
 *
 * @param isThere whether content/ has a file in a language
 * @param plansFile what the file of plans holds, valid or not
 */
export const listNamedPages = (
  locales: readonly Locale[],
  isThere: (file: keyof typeof CONTENT_FILES, locale: Locale) => boolean,
  plansFile: unknown,
): PageSource[] => {
  const plans = getList(plansFile, 'plans').map((plan) => getText(plan, 'id'));
  const inEach = (file: Omit<PageSource, 'locale'> & { kind: keyof typeof FILE_OF_PAGE }) =>
    locales
      .filter((locale) => isThere(FILE_OF_PAGE[file.kind], locale))
      .map((locale) => ({ ...file, locale }));
  return [
    ...inEach({ kind: 'home' }),
    ...inEach({ kind: 'exhibitions' }),
    ...inEach({ kind: 'sheet' }),
    ...inEach({ kind: 'plans', plans }),
    { kind: 'analytics', locale: DEFAULT_LOCALE, isIndexed: false },
  ];
};

const ORDER: readonly PageKind[] = [
  'home',
  'exhibitions',
  'sheet',
  'plans',
  'analytics',
  'textPage',
  'exhibition',
];

/** Compares pages for the sitemap: by their kind, exhibitions highest number first, others by name, each beside those in other languages. */
export const comparePages = (one: PageSource, other: PageSource): number =>
  ORDER.indexOf(one.kind) - ORDER.indexOf(other.kind) ||
  (other.number ?? 0) - (one.number ?? 0) ||
  (one.name ?? '').localeCompare(other.name ?? '') ||
  LOCALES.indexOf(one.locale) - LOCALES.indexOf(other.locale);
