import { type Diagnostic, createFieldDiagnostics } from '../../content/diagnostic.ts';
import { type Content, type ContentFile, listFolder } from '../../content/read-content.ts';
import { DEFAULT_LOCALE } from '../../i18n/locales.ts';
import { namesDays } from '../../queries/names-days.ts';
import { createFormatter } from '../../i18n/formatter.ts';
import { quote } from '../../schemas/quote.ts';
import { getDate, getField, getText } from '../../schemas/untyped.ts';

/** Returns the number of an exhibition, or 0 for a value that its schema reports. */
function readNumber({ source }: ContentFile): number {
  const number = getField(source?.data, 'id');
  return Number.isSafeInteger(number) ? Number(number) : 0;
}

/** Returns the number of the next exhibition. */
export function findNextNumber({ sourceFiles }: Pick<Content, 'sourceFiles'>): number {
  return Math.max(0, ...listFolder({ files: sourceFiles }, 'exhibitions').map(readNumber)) + 1;
}

/** Returns a warning for a `date` that pages do not show, because it does not name the days of `opens` and `closes`. */
export function checkDate(contentFile: ContentFile, tag: string): Diagnostic[] {
  if (contentFile.kind === 'data' || contentFile.folder !== 'exhibitions') return [];
  const { file, locale, source } = contentFile;
  const opens = getDate(source?.data, 'opens');
  const closes = getDate(source?.data, 'closes');
  const date = getText(source?.data, 'date');
  const isInThisLocale = locale === DEFAULT_LOCALE || source?.getLocation?.(['date']).path.at(-1) === locale;
  if (!opens || !closes || closes < opens || date === '' || !isInThisLocale) return [];
  const days = createFormatter(locale, tag).formatDateRange(opens, closes, { hasYear: true });
  if (namesDays(date, days)) return [];
  const message = `no se lee, porque no nombra los días de opens y closes. Se lee ${quote(days)}: borra date, o escribe ahí esos días.`;
  return [createFieldDiagnostics(file, source, true)(message, 'date')];
}

/** Reports each exhibition whose number a different exhibition has. */
export function checkExhibitions(content: Pick<Content, 'sourceFiles'>): Diagnostic[] {
  const exhibitions = listFolder({ files: content.sourceFiles }, 'exhibitions');
  return exhibitions.flatMap((exhibition) => {
    const { file, source } = exhibition;
    const number = readNumber(exhibition);
    const owner = exhibitions.find(
      (candidate) => candidate !== exhibition && readNumber(candidate) === number,
    );
    if (number === 0 || owner === undefined) return [];
    const message = `El número ${number} también lo usa «${owner.file}». Se espera un número que ninguna otra exhibición tenga, por ejemplo ${findNextNumber(content)}.`;
    return createFieldDiagnostics(file, source)(message, 'id');
  });
}
