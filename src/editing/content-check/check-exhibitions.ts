import { DEFAULT_LANGUAGE } from '../../languages.ts';
import { isTaken } from '../../queries/page-targets.ts';
import { CONTENT_FOLDERS } from '../../schemas/content-files.ts';
import { exhibitionSchema } from '../../schemas/exhibition.ts';
import { readField, readText } from '../../schemas/read-raw.ts';
import { checkActivities } from './check-activities.ts';
import { checkCuts } from './check-cuts.ts';
import { checkEssay } from './check-essay.ts';
import { checkDays } from './check-days.ts';
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

/** A warning for each exhibition whose title another has. */
const findRepeatedTitles = (exhibitions: readonly MarkdownFile[]): ContentError[] => {
  const titles = exhibitions.map(({ frontMatter }) =>
    readText(frontMatter?.data, 'title').trim().toLowerCase(),
  );
  return exhibitions.flatMap(({ file, frontMatter }, index) => {
    const first = titles.indexOf(titles[index] ?? '');
    if (titles[index] === '' || first === index) return [];
    const message = `«${exhibitions[first]?.file ?? ''}» se llama igual, y en las listas no se distinguen. Corrige uno de los dos, o déjalos si así es.`;
    return [fieldErrorsOf(file, frontMatter, true)(message, 'title')];
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

/** Every error of content/exhibitions, and a warning for each day or `status` that can hardly be meant. */
export const checkExhibitions = async (
  context: CheckContext,
  exhibitions: readonly MarkdownFile[],
  today: string,
): Promise<ContentError[]> => {
  const found = exhibitions.map(async (exhibition) => {
    const { file, frontMatter } = exhibition;
    const schema = exhibitionSchema(measuredPicture(context, file));
    const errors = [
      ...(await checkMarkdown(context, exhibition, schema, (name) =>
        isTaken('exhibition', name, DEFAULT_LANGUAGE),
      )),
      ...(await checkExhibitionText(context, exhibition)),
      ...(await checkCuts(context, exhibitionSchema, file, frontMatter)),
    ];
    if (!frontMatter) return errors;
    return [...errors, ...checkDays(file, frontMatter, today), ...checkActivities(file, frontMatter)];
  });
  const why = exhibitions.length === 0 ? NONE : ALL_DRAFTS;
  const unseen = exhibitions.every(isDraft) ? [errorsOf(FOLDER, true)(why)] : [];
  return [
    ...unseen,
    ...findRepeatedNumbers(exhibitions),
    ...findRepeatedTitles(exhibitions),
    ...(await Promise.all(found)).flat(),
  ];
};
