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

/** What two exhibitions don't have in common, and what is told of the second. */
const OWN: [field: string, read: (exhibition: MarkdownFile) => string, told: string][] = [
  [
    'title',
    ({ frontMatter }) => readText(frontMatter?.data, 'title'),
    'se llama igual, y en las listas no se distinguen',
  ],
  [
    'description',
    ({ frontMatter }) => readText(frontMatter?.data, 'description'),
    'dice lo mismo en su tarjeta',
  ],
  ['texto', ({ essay = '' }) => essay, 'tiene este mismo texto'],
];

/** A warning for each exhibition that has the title, the description or the essay of another; of a copy that has all three, one. */
const findRepeated = (exhibitions: readonly MarkdownFile[]): ContentError[] =>
  exhibitions.flatMap((exhibition, index) => {
    const { file, frontMatter, essayLine } = exhibition;
    const repeated = OWN.flatMap(([field, read, told]) => {
      const own = read(exhibition).trim().toLowerCase();
      const isSame = (other: MarkdownFile) => read(other).trim().toLowerCase() === own;
      const first = own === '' ? undefined : exhibitions.slice(0, index).find(isSame);
      if (first === undefined) return [];
      const message = `«${first.file}» ${told}. Corrige uno de los dos, o déjalos si así es.`;
      return errorsOf(file, true)(
        message,
        field === 'texto' ? essayLine : frontMatter?.lineOf([field]),
        field,
      );
    });
    return repeated.slice(0, 1);
  });

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
    ...findRepeated(exhibitions),
    ...(await Promise.all(found)).flat(),
  ];
};
