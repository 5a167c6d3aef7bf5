import { posix } from 'node:path';
import { EXHIBITIONS_FOLDER } from '../../schemas/documents.ts';
import { exhibitionSchema } from '../../schemas/exhibition.ts';
import { checkEssay } from './check-essay.ts';
import { checkStandIns } from './check-stand-ins.ts';
import { checkTexts } from './check-texts.ts';
import type { ContentSource } from './content-source.ts';
import { dropFollowUps } from './drop-follow-ups.ts';
import { findSchemaProblems } from './find-schema-problems.ts';
import { listExhibitionFiles } from './list-exhibition-files.ts';
import { pictureField } from './picture-field.ts';
import type { Problem } from './problem.ts';
import { readMarkdown } from './read-markdown.ts';

interface CheckedExhibition {
  file: string;
  problems: Problem[];
  frontmatter?: ContentSource;
}

const isPublished = (source: ContentSource | undefined): boolean =>
  typeof source?.data !== 'object' || source.data === null || Reflect.get(source.data, 'draft') !== true;

const slugOf = (file: string): string => posix.basename(file, '.md');

type ReadFile = { file: string } & Awaited<ReturnType<typeof readMarkdown>>;

const checkExhibition = async (
  root: string,
  { file, ...read }: ReadFile,
  slugs: readonly string[],
): Promise<CheckedExhibition> => {
  if ('problems' in read) return { file, problems: read.problems };
  const { frontmatter, problems, lostFields, essay, essayLine } = read.source;
  const [fields, text] = await Promise.all([
    frontmatter ? findSchemaProblems(file, exhibitionSchema(pictureField(root, file)), frontmatter) : [],
    checkEssay({ root, file, text: essay, firstLine: essayLine, slugs }),
  ]);
  const sound = [...problems, ...dropFollowUps(fields, problems, lostFields)];
  const advice = frontmatter ? dropFollowUps(checkTexts(file, frontmatter), sound) : [];
  const unwritten = isPublished(frontmatter) ? checkStandIns({ file, frontmatter, essay, essayLine }) : [];
  return {
    file,
    problems: [...sound, ...advice, ...unwritten, ...text],
    ...(frontmatter && { frontmatter }),
  };
};

const readField = ({ frontmatter }: CheckedExhibition, name: string): unknown =>
  typeof frontmatter?.data === 'object' && frontmatter.data !== null
    ? Reflect.get(frontmatter.data, name)
    : undefined;

// What is no number is told by the schema; only sound numbers can be the same.
const readId = (exhibition: CheckedExhibition): number | undefined => {
  const id = readField(exhibition, 'id');
  return Number.isSafeInteger(id) ? Number(id) : undefined;
};

const findRepeatedIds = (exhibitions: readonly CheckedExhibition[]): Problem[] => {
  const free = Math.max(0, ...exhibitions.flatMap((exhibition) => readId(exhibition) ?? [])) + 1;
  const owners = new Map<number, CheckedExhibition>();
  return exhibitions.flatMap((exhibition) => {
    const id = readId(exhibition);
    if (id === undefined) return [];
    const first = owners.get(id);
    owners.set(id, first ?? exhibition);
    if (!first) return [];
    const message = `El número ${String(id)} ya lo usa «${first.file}». Se espera un número que ninguna otra exhibición tenga, por ejemplo ${free}.`;
    const line = exhibition.frontmatter?.lineOf(['id']) ?? 1;
    return [{ file: exhibition.file, line, field: 'id', severity: 'error' as const, message }];
  });
};

const report = (severity: Problem['severity'], message: string): Problem => ({
  file: EXHIBITIONS_FOLDER,
  line: 1,
  field: '',
  severity,
  message,
});

/** A folder without any exhibition is a mistake; one whose exhibitions are all drafts is odd. */
const checkNumber = (exhibitions: readonly CheckedExhibition[]): Problem[] => {
  if (exhibitions.length === 0) {
    return [report('error', 'No hay ninguna exhibición. Se espera al menos un archivo .md.')];
  }
  const isEmpty = exhibitions.every((exhibition) => readField(exhibition, 'draft') === true);
  const message =
    'Todas las exhibiciones son borradores y ninguna se publica. Borra la línea draft de las que deban verse.';
  return isEmpty ? [report('warning', message)] : [];
};

/** Every mistake of content/exhibitions: each file on its own, and numbers that two files share. */
export const checkExhibitions = async (root: string): Promise<Problem[]> => {
  const { files, problems } = await listExhibitionFiles(root);
  const read = await Promise.all(
    files.map(async (file): Promise<ReadFile> => ({ file, ...(await readMarkdown(root, file)) })),
  );
  const slugs = read
    .filter((other) => isPublished('source' in other ? other.source.frontmatter : undefined))
    .map(({ file }) => slugOf(file));
  const exhibitions = await Promise.all(read.map((file) => checkExhibition(root, file, slugs)));
  return [
    ...problems,
    ...checkNumber(exhibitions),
    ...exhibitions.flatMap((exhibition) => exhibition.problems),
    ...findRepeatedIds(exhibitions),
  ];
};
