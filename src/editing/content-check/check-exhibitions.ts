import { createFieldError, createFieldWarning, type Diagnostic } from '../../content/diagnostic.ts';
import { type Content, getFolderFiles, type PageFile } from '../../content/read-content.ts';
import { createFormatter } from '../../i18n/formatter.ts';
import { DEFAULT_LOCALE, type Locale } from '../../i18n/locales.ts';
import { includesDates } from '../../queries/includes-dates.ts';
import { quoteValue } from '../../schemas/quote.ts';
import { isTranslatedText } from '../../schemas/translation.ts';
import { getDate, getField, getText } from '../../schemas/untyped.ts';
import type { CheckContext } from './check-context.ts';
import { getExpectedPath } from './file-names.ts';

/** Returns the number of an exhibition, or 0 for a value that its schema reports. */
function getExhibitionNumber({ source }: PageFile): number {
  const number = getField(source?.data, 'id');
  return Number.isSafeInteger(number) ? Number(number) : 0;
}

/** Returns the number of the next exhibition. */
export function getNextNumber({ sourceFiles }: Pick<Content, 'sourceFiles'>): number {
  return Math.max(0, ...getFolderFiles({ files: sourceFiles }, 'exhibitions').map(getExhibitionNumber)) + 1;
}

/** Returns the dates that a locale shows instead of the `date` of an exhibition; undefined if it has no `date`, or shows it. */
function getShownDates(
  context: CheckContext,
  locale: Locale,
  { name, source }: PageFile,
): string | undefined {
  const version = context.versions.find((candidate) => candidate.locale === locale);
  const isPublished = version && getFolderFiles(version, 'exhibitions').some((page) => page.name === name);
  const [opens, closes] = [getDate(source?.data, 'opens'), getDate(source?.data, 'closes')];
  // Other locales don't check a `date` that is only written in the default locale.
  const date =
    getText(source?.data, 'date', locale) || (locale === DEFAULT_LOCALE && getText(source?.data, 'date'));
  if (!isPublished || !opens || !closes || closes < opens || !date) return undefined;
  const formatter = createFormatter(locale, context.languageTags.get(locale) ?? locale);
  const dates = formatter.formatDateRange(opens, closes, { hasYear: true });
  return includesDates(date, dates) ? undefined : dates;
}

/** Warns about a `date` that pages do not show, because it does not name the days of `opens` and `closes`. */
export function checkDates(context: CheckContext): Diagnostic[] {
  const warnings: Diagnostic[] = [];
  for (const file of getFolderFiles({ files: context.sourceFiles }, 'exhibitions')) {
    const shown = context.locales.map((locale) => getShownDates(context, locale, file));
    const outdated = context.locales.filter((_, index) => shown[index] !== undefined);
    if (outdated.length === 0) continue;
    const dates = shown.filter((text) => text !== undefined).map(quoteValue);
    const isTranslated = isTranslatedText(getField(file.source?.data, 'date'));
    const path = ['date', ...(isTranslated && outdated.length === 1 ? outdated : [])];
    const message = `no se lee, porque no nombra los días de opens y closes. Se lee ${dates.join(', ')}: borra date, o escribe ahí esos días.`;
    warnings.push(createFieldWarning(file, path, message));
  }
  return warnings;
}

/** Reports each exhibition whose number an earlier exhibition has. A copy follows its original: `barro`, `barro-1`. */
export function checkExhibitionNumbers(content: Content): Diagnostic[] {
  // A misnamed file, such as `barro copia.md`, has its own error.
  const exhibitions = getFolderFiles({ files: content.sourceFiles }, 'exhibitions').filter(
    ({ file }) => getExpectedPath(file) === file,
  );
  const owners = new Map<number, string>();
  const errors: Diagnostic[] = [];
  for (const exhibition of exhibitions.toSorted((a, b) => (a.name < b.name ? -1 : 1))) {
    const number = getExhibitionNumber(exhibition);
    const owner = owners.get(number);
    owners.set(number, owner ?? exhibition.file);
    if (number === 0 || owner === undefined) continue;
    const message = `El número ${number} también lo usa «${owner}». Se espera un número que ninguna otra exhibición tenga, por ejemplo ${getNextNumber(content)}.`;
    errors.push(createFieldError(exhibition, ['id'], message));
  }
  return errors;
}
