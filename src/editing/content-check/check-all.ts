import { getBuildDate } from '../../dates/build-date.ts';
import type { ContentSource } from '../../content/content-source.ts';
import type { Diagnostic } from '../../content/diagnostic.ts';
import {
  findSource,
  getFolderFiles,
  readContent,
  type LocalizedContent,
} from '../../content/read-content.ts';
import { DEFAULT_LOCALE } from '../../i18n/locales.ts';
import { CONTENT_FILES, OPTIONAL_SECTIONS } from '../../schemas/content-files.ts';
import { getField, getText } from '../../schemas/untyped.ts';
import { timeZoneField } from '../../schemas/text-formats.ts';
import { checkDates, checkExhibitions } from './check-exhibitions.ts';
import { checkFile } from './check-file.ts';
import { checkLanguages, getLanguageTag, MISSING_ORIGINAL } from './check-languages.ts';
import { checkPage } from './check-page.ts';
import { checkPaths } from './check-paths.ts';
import { checkCloseViewpoints, checkGalleryReferences, checkViewpoints } from './check-viewpoints.ts';
import { checkClosedDays } from './check-visits.ts';
import { checkUiStrings } from './check-ui-strings.ts';
import { MISSING_FILE } from '../../content/read-file.ts';
import { getMissingPaths } from './file-names.ts';
import { createLinkContext } from './links.ts';
import { formatError } from './report.ts';
import { checkUnknownFiles } from './unknown-files.ts';
import { EMPTY_LIST } from './validate-link.ts';

/**
 * Omits errors that follow from a different error: schema errors for texts that lack the default locale, which `checkLanguages`
 * reports, missing files that have a wrong name, which `checkUnknownFiles` reports, and links to the page of invalid plans.
 */
const omitConsequentialErrors = (
  errors: readonly Diagnostic[],
  misnamedPaths: ReadonlySet<string>,
): Diagnostic[] => {
  const getKey = ({ file, field }: Diagnostic): string => `${file} ${field}`;
  const keysWithoutOriginal = new Set(
    errors.filter(({ message }) => message === MISSING_ORIGINAL).map((error) => getKey(error)),
  );
  const hasPlanErrors = errors.some(({ file, isWarning }) => file === CONTENT_FILES.plans.file && !isWarning);
  return errors.filter((error) => {
    if (hasPlanErrors && error.message.endsWith(EMPTY_LIST)) return false;
    if (error.message === MISSING_FILE) return !misnamedPaths.has(error.file);
    return error.message === MISSING_ORIGINAL || !keysWithoutOriginal.has(getKey(error));
  });
};

/** Checks all files of content/. Returns the errors and warnings, sorted by file and line. */
export const checkContent = async (root: string): Promise<Diagnostic[]> => {
  const content = await readContent(root);
  const defaultContent = {
    files: content.versions.find(({ locale }) => locale === DEFAULT_LOCALE)?.files ?? [],
  };
  const getSource = (name: keyof typeof CONTENT_FILES): ContentSource | undefined =>
    findSource(defaultContent, name);
  const site = getSource('site');
  const gallery = getSource('gallery');
  const zone = timeZoneField('', '').safeParse(getField(site?.data, 'timeZone')).data ?? 'UTC';
  const today = getBuildDate(zone);
  const context = { ...content, ...createLinkContext(getText(site?.data, 'url'), content.pages) };
  const getVersionTag = (version: LocalizedContent): string =>
    getLanguageTag(findSource(version, 'site'), version.locale);
  const tags = content.versions.map((version) => getVersionTag(version));
  const fileErrors = content.versions.flatMap((version) => {
    const tag = getVersionTag(version);
    return version.files.map(async (file) => [
      ...(await checkFile(context, file, tag, tags)),
      ...(await checkPage(context, file, today)),
    ]);
  });
  const report = [
    ...(await Promise.all(fileErrors)).flat(),
    ...checkUnknownFiles(content),
    ...(await checkUiStrings(content)),
    ...checkLanguages(content),
    ...checkPaths(content),
    ...checkExhibitions(content),
    ...checkDates(content),
    ...checkViewpoints(gallery, getSource('plans')),
    ...(await checkCloseViewpoints(content, gallery, getSource('plans'))),
    ...OPTIONAL_SECTIONS.flatMap((name) => checkGalleryReferences(gallery, name, getSource(name))),
    ...checkClosedDays(getSource('visits'), getFolderFiles(defaultContent, 'exhibitions'), today),
  ];
  // The check of each locale can report the same error.
  const errors = omitConsequentialErrors(
    [...new Map(report.map((error) => [formatError(error), error])).values()],
    getMissingPaths(content.files),
  );
  // Images are checked concurrently, so the order of errors varies.
  const { compare } = new Intl.Collator('es', { numeric: true });
  return errors.sort((a, b) => compare(formatError(a), formatError(b)));
};
