import { type Diagnostic, createFieldDiagnostics } from '../../content/diagnostic.ts';
import { type Content, type ContentFile, findSource, getFolderFiles } from '../../content/read-content.ts';
import { DEFAULT_LOCALE } from '../../i18n/locales.ts';
import { includesDates } from '../../queries/includes-dates.ts';
import { createFormatter } from '../../i18n/formatter.ts';
import { quote } from '../../schemas/quote.ts';
import { isTranslatedText } from '../../schemas/translation.ts';
import { getDate, getField, getText } from '../../schemas/untyped.ts';
import { getLanguageTag } from './check-languages.ts';
import { getExpectedPath } from './file-names.ts';

/** Returns the number of an exhibition, or 0 for a value that its schema reports. */
function getExhibitionNumber({ source }: ContentFile): number {
  const number = getField(source?.data, 'id');
  return Number.isSafeInteger(number) ? Number(number) : 0;
}

/** Returns the number of the next exhibition. */
export function getNextNumber({ sourceFiles }: Pick<Content, 'sourceFiles'>): number {
  return Math.max(0, ...getFolderFiles({ files: sourceFiles }, 'exhibitions').map(getExhibitionNumber)) + 1;
}

/** Warns about a `date` that pages do not show, because it does not name the days of `opens` and `closes`. */
export function checkDates({ versions, sourceFiles }: Content): Diagnostic[] {
  return getFolderFiles({ files: sourceFiles }, 'exhibitions').flatMap(({ file, name, source }) => {
    const opens = getDate(source?.data, 'opens');
    const closes = getDate(source?.data, 'closes');
    const date = getField(source?.data, 'date');
    if (!opens || !closes || closes < opens || date === undefined) return [];
    const unread = versions.flatMap((version) => {
      const { locale } = version;
      const isPublished = getFolderFiles(version, 'exhibitions').some((page) => page.name === name);
      const text = isTranslatedText(date) ? getText(date, locale) : locale === DEFAULT_LOCALE && date;
      if (!isPublished || typeof text !== 'string' || text === '') return [];
      const tag = getLanguageTag(findSource(version, 'site'), locale);
      const days = createFormatter(locale, tag).formatDateRange(opens, closes, { hasYear: true });
      return includesDates(text, days) ? [] : [{ locale, days }];
    });
    const [first, ...further] = unread;
    if (!first) return [];
    const days = unread.map((version) => quote(version.days)).join(', ');
    const message = `no se lee, porque no nombra los días de opens y closes. Se lee ${days}: borra date, o escribe ahí esos días.`;
    const path = isTranslatedText(date) && further.length === 0 ? ['date', first.locale] : ['date'];
    return [createFieldDiagnostics(file, source, true)(message, ...path)];
  });
}

/** Reports each exhibition whose number an earlier exhibition has. A copy follows its original: `barro`, `barro-1`. */
export function checkExhibitions(content: Pick<Content, 'sourceFiles'>): Diagnostic[] {
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
    errors.push(createFieldDiagnostics(exhibition.file, exhibition.source)(message, 'id'));
  }
  return errors;
}
