import { join, posix } from 'node:path';
import { EXHIBITIONS_FOLDER } from '../../schemas/content-files.ts';
import { exhibitionSchema } from '../../schemas/exhibition.ts';
import { checkEssay } from './check-essay.ts';
import { measuredPicture } from './check-picture.ts';
import { checkValues } from './check-values.ts';
import { type ContentError, errorsOf } from './content-error.ts';
import { checkExhibitionNames } from './exhibition-names.ts';
import { listEntries } from './find-file.ts';
import { EXHIBITION_TEXT } from './find-unknown-files.ts';
import { type MarkdownSource, readMarkdown } from './front-matter.ts';
import { readTextFile } from './read-text-file.ts';

/** What `npm run new:exhibition` leaves wherever a text is still to be written. */
export const PLACEHOLDER = 'Por escribir';

/** One Markdown file of content/exhibitions, read as far as it can be. */
export interface ReadExhibition extends MarkdownSource {
  file: string;
}

const readField = ({ frontMatter }: ReadExhibition, name: string): unknown =>
  typeof frontMatter?.data === 'object' && frontMatter.data !== null
    ? Reflect.get(frontMatter.data, name)
    : undefined;

/** The number of an exhibition; `undefined` where it is none, which the schema tells. */
export const readId = (exhibition: ReadExhibition): number | undefined => {
  const id = readField(exhibition, 'id');
  return Number.isSafeInteger(id) ? Number(id) : undefined;
};

/** Texts that a published exhibition still has to be given; in a draft they are no error. */
const findPlaceholders = (exhibition: ReadExhibition): ContentError[] => {
  const { file, frontMatter, essay = '', essayLine } = exhibition;
  if (!frontMatter || readField(exhibition, 'draft') === true) return [];
  const isUnwritten = (text: unknown): boolean => typeof text === 'string' && text.startsWith(PLACEHOLDER);
  const message = `Todavía dice «${PLACEHOLDER}». Escribe el texto, o deja draft: true mientras falte.`;
  const fields = Object.entries(frontMatter.data ?? {}).filter(([, value]) => isUnwritten(value));
  return [
    ...fields.map(([name]) => errorsOf(file)(message, frontMatter.lineOf([name]), name)),
    ...essay
      .split('\n')
      .flatMap((line, index) =>
        isUnwritten(line) ? [errorsOf(file)(message, essayLine + index, 'ensayo')] : [],
      ),
  ];
};

const findRepeatedIds = (exhibitions: readonly ReadExhibition[]): ContentError[] => {
  let free = Math.max(0, ...exhibitions.flatMap((exhibition) => readId(exhibition) ?? []));
  const owners = new Map<number, string>();
  return exhibitions.flatMap((exhibition) => {
    const id = readId(exhibition);
    if (id === undefined) return [];
    const owner = owners.get(id);
    owners.set(id, owner ?? exhibition.file);
    if (owner === undefined) return [];
    free += 1;
    const message = `El número ${id} ya lo usa «${owner}». Se espera un número que ninguna otra exhibición tenga, por ejemplo ${free}.`;
    return [errorsOf(exhibition.file)(message, exhibition.frontMatter?.lineOf(['id']), 'id')];
  });
};

/** Reads every exhibition of content/exhibitions, and those that would be one under a better name. */
export const readExhibitions = async (root: string): Promise<ReadExhibition[]> => {
  const entries = await listEntries(join(root, EXHIBITIONS_FOLDER));
  const names = entries
    .map(({ path }) => path)
    .filter((name) => /\.(?:md|markdown)$/i.test(name) && !name.includes('/'));
  return Promise.all(
    names.map(async (name) => {
      const file = `${EXHIBITIONS_FOLDER}/${name}`;
      const text = await readTextFile(root, file);
      return {
        file,
        ...(typeof text === 'string' ? readMarkdown(file, text) : { errors: [text], essayLine: 1 }),
      };
    }),
  );
};

/** Every error of content/exhibitions: each file on its own, names, and numbers that two files share. */
export const checkExhibitions = async (root: string): Promise<ContentError[]> => {
  const [entries, exhibitions] = await Promise.all([
    listEntries(join(root, EXHIBITIONS_FOLDER)),
    readExhibitions(root),
  ]);
  const texts = entries.filter(({ path, isFolder }) => !isFolder && EXHIBITION_TEXT.test(path));
  const slugs = exhibitions
    .filter((exhibition) => readField(exhibition, 'draft') !== true)
    .map(({ file }) => posix.basename(file, '.md'));
  const found = await Promise.all(
    exhibitions.map(async (exhibition) => {
      const { file, errors, frontMatter, essay, essayLine } = exhibition;
      const values = frontMatter
        ? checkValues(file, exhibitionSchema(measuredPicture(root, file)), frontMatter)
        : [];
      const words =
        essay === undefined ? [] : checkEssay({ root, file, text: essay, firstLine: essayLine, slugs });
      return [...errors, ...(await values), ...(await words), ...findPlaceholders(exhibition)];
    }),
  );
  const none = errorsOf(EXHIBITIONS_FOLDER)('No hay ninguna exhibición. Se espera al menos un archivo .md.');
  return [
    ...(exhibitions.length === 0 ? [none] : []),
    ...checkExhibitionNames(texts.map(({ path }) => path)),
    ...found.flat(),
    ...findRepeatedIds(exhibitions),
  ];
};
