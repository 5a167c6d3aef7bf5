import { DEFAULT_LANGUAGE } from '../../languages.ts';
import { isTaken } from '../../queries/page-targets.ts';
import { CONTENT_FOLDERS } from '../../schemas/content-files.ts';
import { exhibitionSchema } from '../../schemas/exhibition.ts';
import { EXACT_YEARS, yearsOfWork } from '../../schemas/exhibition-pictures.ts';
import { readDay, readField, readList } from '../../schemas/read-raw.ts';
import { checkCuts } from './check-cuts.ts';
import { checkEssay } from './check-essay.ts';
import { measuredPicture } from './check-picture.ts';
import { type ContentError, errorsOf, fieldErrorsOf } from './content-error.ts';
import type { MarkdownFile } from './front-matter.ts';
import type { CheckContext } from './links.ts';
import { checkMarkdown, readMarkdownFiles } from './markdown-files.ts';

const FOLDER = CONTENT_FOLDERS.exhibitions.folder;
const HIGHEST_HEADING = 4;
const ALL_DRAFTS = 'todas las exhibiciones son borradores, y el sitio no muestra ninguna.';
const NONE = 'no hay ninguna exhibición, y el sitio no lleva ni su sección ni su lista.';

const isDraft = (exhibition: MarkdownFile): boolean =>
  readField(exhibition.frontMatter?.data, 'draft') === true;

/** The number of an exhibition; 0 where it isn't a number, which the schema reports. */
const readNumber = ({ frontMatter }: MarkdownFile): number => {
  const number = readField(frontMatter?.data, 'id');
  return Number.isSafeInteger(number) ? Number(number) : 0;
};

const nextNumber = (exhibitions: readonly MarkdownFile[]): number =>
  Math.max(0, ...exhibitions.map(readNumber)) + 1;

/** The number of the next exhibition of content/exhibitions. */
export const findNextNumber = async (root: string): Promise<number> =>
  nextNumber(await readMarkdownFiles(root, FOLDER));

const findRepeatedNumbers = (exhibitions: readonly MarkdownFile[]): ContentError[] =>
  exhibitions.flatMap((exhibition) => {
    const number = readNumber(exhibition);
    const owner = exhibitions.find((other) => other !== exhibition && readNumber(other) === number);
    if (number === 0 || owner === undefined) return [];
    const message = `El número ${number} también lo usa «${owner.file}». Se espera un número que ninguna otra exhibición tenga, por ejemplo ${nextNumber(exhibitions)}.`;
    return fieldErrorsOf(exhibition.file, exhibition.frontMatter)(message, 'id');
  });

/** A warning for a draft whose day has come, which nobody sees. */
const findLateDraft = (exhibition: MarkdownFile, today: string): ContentError[] => {
  const opens = readDay(exhibition.frontMatter?.data, 'opens');
  if (!isDraft(exhibition) || opens === undefined || opens > today) return [];
  const message = `ya llegó su día, "${opens}", y en borrador nadie la ve. Borra draft: true, o corrige opens.`;
  return [fieldErrorsOf(exhibition.file, exhibition.frontMatter, true)(message, 'draft')];
};

/** An error for each work of a year after the next one. */
const checkYearsOfWorks = ({ file, frontMatter }: MarkdownFile, today: string): ContentError[] => {
  const nextYear = parseInt(today) + 1;
  return readList(frontMatter?.data, 'works').flatMap((work, index) => {
    const years = yearsOfWork().safeParse(readField(work, 'year')).data ?? '';
    if (!EXACT_YEARS.test(years) || Number(years.slice(-4)) <= nextYear) return [];
    const message = `Se encontró "${years}". Se espera un año hasta el que viene, ${String(nextYear)}.`;
    return fieldErrorsOf(file, frontMatter)(message, 'works', index, 'year');
  });
};

/** Every error of an exhibition's essay. */
export const checkExhibitionText = async (
  context: CheckContext,
  exhibition: MarkdownFile,
): Promise<ContentError[]> => {
  const { path = '' } = context.pageOf.get(exhibition) ?? {};
  return exhibition.essay === undefined ? [] : checkEssay(context, exhibition, path, HIGHEST_HEADING);
};

/** Every error of content/exhibitions, and a warning where its readers see less than an editor meant. */
export const checkExhibitions = async (
  context: CheckContext,
  exhibitions: readonly MarkdownFile[],
  today: string,
): Promise<ContentError[]> => {
  const found = exhibitions.map(async (exhibition) => {
    const { file, frontMatter } = exhibition;
    const schema = exhibitionSchema(measuredPicture(context, file));
    return [
      ...(await checkMarkdown(context, exhibition, schema, (name) =>
        isTaken('exhibition', name, DEFAULT_LANGUAGE),
      )),
      ...(await checkExhibitionText(context, exhibition)),
      ...(await checkCuts(context, exhibitionSchema, file, frontMatter)),
      ...findLateDraft(exhibition, today),
      ...checkYearsOfWorks(exhibition, today),
    ];
  });
  const why = exhibitions.length === 0 ? NONE : ALL_DRAFTS;
  const unseen = exhibitions.every(isDraft) ? [errorsOf(FOLDER, true)(why)] : [];
  return [...unseen, ...findRepeatedNumbers(exhibitions), ...(await Promise.all(found)).flat()];
};
