import { type ContentError, errorsOf, fieldErrorsOf } from '../../content/content-error.ts';
import { type Content, type ContentFile, listFolder } from '../../content/read-content.ts';
import { CONTENT_FOLDERS } from '../../schemas/content-files.ts';
import { EXACT_YEARS, yearsOfWork } from '../../schemas/exhibition-pictures.ts';
import { readField, readList } from '../../schemas/read-raw.ts';
import { isDraft } from './check-page.ts';

const ALL_DRAFTS = 'todas las exhibiciones son borradores, y el sitio no muestra ninguna.';
const NONE = 'no hay ninguna exhibición, y el sitio no lleva ni su sección ni su lista.';

/** The number of an exhibition; 0 where it isn't a number, which the schema reports. */
const readNumber = ({ source }: ContentFile): number => {
  const number = readField(source?.data, 'id');
  return Number.isSafeInteger(number) ? Number(number) : 0;
};

/** The number of the next exhibition. */
export const findNextNumber = ({ written }: Pick<Content, 'written'>): number =>
  Math.max(0, ...listFolder({ files: written }, 'exhibitions').map(readNumber)) + 1;

/** An error for each work of a year after the next one. */
const checkYearsOfWorks = ({ file, source }: ContentFile, today: string): ContentError[] => {
  const nextYear = parseInt(today) + 1;
  return readList(source?.data, 'works').flatMap((work, index) => {
    const years = yearsOfWork().safeParse(readField(work, 'year')).data ?? '';
    if (!EXACT_YEARS.test(years) || Number(years.slice(-4)) <= nextYear) return [];
    const message = `Se encontró "${years}". Se espera un año hasta el que viene, ${String(nextYear)}.`;
    return fieldErrorsOf(file, source)(message, 'works', index, 'year');
  });
};

/** What is wrong with exhibitions beside their own fields: a number that two have, a work of a year to come, and a warning where readers see none. */
export const checkExhibitions = (content: Pick<Content, 'written'>, today: string): ContentError[] => {
  const exhibitions = listFolder({ files: content.written }, 'exhibitions');
  const repeated = exhibitions.flatMap((exhibition) => {
    const { file, source } = exhibition;
    const number = readNumber(exhibition);
    const owner = exhibitions.find((other) => other !== exhibition && readNumber(other) === number);
    if (number === 0 || owner === undefined) return [];
    const message = `El número ${number} también lo usa «${owner.file}». Se espera un número que ninguna otra exhibición tenga, por ejemplo ${findNextNumber(content)}.`;
    return fieldErrorsOf(file, source)(message, 'id');
  });
  const why = exhibitions.length === 0 ? NONE : ALL_DRAFTS;
  const { folder } = CONTENT_FOLDERS.exhibitions;
  return [
    ...(exhibitions.every(isDraft) ? [errorsOf(folder, true)(why)] : []),
    ...repeated,
    ...exhibitions.flatMap((exhibition) => checkYearsOfWorks(exhibition, today)),
  ];
};
