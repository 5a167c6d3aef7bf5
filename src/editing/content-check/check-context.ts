import { posix } from 'node:path';
import { findSource, type Content } from '../../content/read-content.ts';
import { getBuildDate } from '../../dates/build-date.ts';
import { DEFAULT_LOCALE, type Locale, LOCALES } from '../../i18n/locales.ts';
import { getExhibitionPath, getNamedPath, getTextPagePath } from '../../i18n/paths.ts';
import { getLinkTargets, getRedirects } from '../../queries/link-targets.ts';
import { CONTENT_FOLDERS } from '../../schemas/content-files.ts';
import { languageTagField, timeZoneField } from '../../schemas/text-formats.ts';
import { getFileLocale, TRANSLATION_LOCALES } from '../../schemas/translation.ts';
import { getField, getText } from '../../schemas/untyped.ts';
import { getMisnamedPaths } from './file-names.ts';

/** Paths that a link may lead to, and paths that get a specific error. */
export interface LinkContext {
  /** URL of the site, which internal links may contain. */
  url: string;
  links: readonly string[];
  drafts: readonly string[];
  /** Current path for each previous path. */
  redirects: ReadonlyMap<string, string>;
  /** Locales with a page whose path is unknown, because a file can't be read. Unknown links into them aren't reported. */
  incompleteLocales: readonly Locale[];
}

/** Content of the site, with values that the checks of several files share. */
export interface CheckContext extends Content, LinkContext {
  /** Language tag of each locale of the site, the default locale first. */
  languageTags: ReadonlyMap<Locale, string>;
  /** Paths of missing files that exist under a wrong name, which is reported instead of them. */
  misnamedPaths: ReadonlySet<string>;
  /** Date of the build in the time zone of the site. */
  today: string;
}

/** Returns the language tag of a locale in site.json; if it is invalid, `es-MX` for Spanish, or the locale. */
function getLanguageTag(site: unknown, locale: Locale): string {
  const tag = getText(site, 'language', locale) || getText(site, 'language');
  return languageTagField('', '').safeParse(tag).data ?? (locale === 'es' ? 'es-MX' : locale);
}

/** Returns the locales with a page whose path is unknown. In the default locale the path is the name of the file. */
function getIncompleteLocales(
  { sourceFiles, versions }: Content,
  misnamedPaths: ReadonlySet<string>,
): Locale[] {
  if (sourceFiles.some(({ kind, source }) => kind === 'data' && !source)) return [...TRANSLATION_LOCALES];
  const unreadable = versions.flatMap(({ files }) =>
    files.filter(({ kind, source }) => kind === 'translatedPage' && !source),
  );
  const locales = [...unreadable.map(({ locale }) => locale), ...[...misnamedPaths].map(getFileLocale)];
  return locales.filter((locale) => locale !== DEFAULT_LOCALE);
}

/** Returns the paths of pages that the content lacks because of an error in their file: a wrong name, or plans that can't be read. */
function getExpectedLinks({ sourceFiles }: Content, misnamedPaths: ReadonlySet<string>): string[] {
  const links: string[] = [];
  const plansSource = findSource({ files: sourceFiles }, 'plans');
  const plans = getField(plansSource?.data, 'plans');
  if (!plansSource || (plans !== undefined && !Array.isArray(plans)))
    links.push(...LOCALES.map((locale) => getNamedPath('plans', locale)));
  for (const file of misnamedPaths) {
    const { dir, name } = posix.parse(file);
    if (dir === CONTENT_FOLDERS.exhibitions.folder) links.push(getExhibitionPath(name, DEFAULT_LOCALE));
    if (dir === CONTENT_FOLDERS.textPages.folder) links.push(getTextPagePath(name, DEFAULT_LOCALE));
  }
  return links;
}

/** Creates the context of the checks. */
export function createCheckContext(content: Content): CheckContext {
  const { pages, locales } = content;
  const site = findSource({ files: content.sourceFiles }, 'site')?.data;
  const misnamedPaths = getMisnamedPaths(content.files);
  const timeZone = timeZoneField('', '').safeParse(getField(site, 'timeZone')).data ?? 'UTC';
  return {
    ...content,
    url: getText(site, 'url'),
    links: [...getLinkTargets(pages), ...getExpectedLinks(content, misnamedPaths)],
    drafts: pages.filter(({ isDraft }) => isDraft).map(({ path }) => path),
    redirects: new Map(getRedirects(pages).map(({ from, page }) => [from, page.path])),
    incompleteLocales: getIncompleteLocales(content, misnamedPaths),
    languageTags: new Map(locales.map((locale) => [locale, getLanguageTag(site, locale)])),
    misnamedPaths,
    today: getBuildDate(timeZone),
  };
}
