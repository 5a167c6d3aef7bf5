import { getBuildDate } from '../../dates/build-date.ts';
import type { Diagnostic } from '../../content/diagnostic.ts';
import { findSource, listFolder, readContent, type LocalizedContent } from '../../content/read-content.ts';
import { DEFAULT_LOCALE } from '../../i18n/locales.ts';
import { type CONTENT_FILES, OPTIONAL_SECTIONS } from '../../schemas/content-files.ts';
import { getField, getText } from '../../schemas/untyped.ts';
import { timeZone } from '../../schemas/text.ts';
import { checkDate, checkExhibitions } from './check-exhibitions.ts';
import { checkFile } from './check-file.ts';
import { checkLanguages, NO_SPANISH, getLanguageTag } from './check-languages.ts';
import { checkPage } from './check-page.ts';
import { checkPaths } from './check-paths.ts';
import { checkGalleryPictures, checkViews } from './check-views.ts';
import { checkClosedDays } from './check-visits.ts';
import { checkUiStrings } from './check-ui-strings.ts';
import { createLinkContext } from './links.ts';
import { formatError } from './report.ts';
import { findUnknownFiles } from './unknown-files.ts';

/** Without errors that follow from a text without Spanish: its schema misses the field that `checkLanguages` reports. */
const omitFollowing = (errors: readonly Diagnostic[]): Diagnostic[] => {
  const getLocation = ({ file, field }: Diagnostic): string => `${file} ${field}`;
  const withoutSpanish = errors.filter(({ message }) => message === NO_SPANISH).map(getLocation);
  return errors.filter((error) => error.message === NO_SPANISH || !withoutSpanish.includes(getLocation(error)));
};

/** Collects every error of every file of content/ in one run, without a build, sorted by file and line. */
export const checkContent = async (root: string): Promise<Diagnostic[]> => {
  const content = await readContent(root);
  const spanish = {
    files: content.versions.find(({ locale }) => locale === DEFAULT_LOCALE)?.files ?? [],
  };
  const sourceOf = (name: keyof typeof CONTENT_FILES) => findSource(spanish, name);
  const [site, visits, gallery, plans] = (['site', 'visits', 'gallery', 'plans'] as const).map(sourceOf);
  const zone = timeZone('', '').safeParse(getField(site?.data, 'timeZone')).data ?? 'UTC';
  const today = getBuildDate(zone);
  const context = { ...content, ...createLinkContext(getText(site?.data, 'url'), content.pages) };
  const tagOf = (version: LocalizedContent) => getLanguageTag(findSource(version, 'site'), version.locale);
  const tags = content.versions.map(tagOf);
  const found = content.versions.flatMap((version) => {
    const tag = tagOf(version);
    return version.files.map(async (file) => [
      ...(await checkFile(context, file, tag, tags)),
      ...(await checkPage(context, file, today)),
      ...checkDate(file, tag),
    ]);
  });
  const report = [
    ...(await Promise.all(found)).flat(),
    ...findUnknownFiles(content),
    ...(await checkUiStrings(content)),
    ...checkLanguages(content),
    ...checkPaths(content),
    ...checkExhibitions(content),
    ...checkViews(gallery, plans),
    ...OPTIONAL_SECTIONS.flatMap((name) => checkGalleryPictures(gallery, name, sourceOf(name))),
    ...checkClosedDays(visits, listFolder(spanish, 'exhibitions'), today),
  ];
  // What is wrong in each language is told once.
  const errors = omitFollowing([...new Map(report.map((error) => [formatError(error), error])).values()]);
  // Pictures are opened side by side, so that errors come in any order.
  const { compare } = new Intl.Collator('es', { numeric: true });
  return errors.sort((a, b) => compare(formatError(a), formatError(b)));
};
