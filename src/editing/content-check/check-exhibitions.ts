import { readFile } from 'node:fs/promises';
import { join, posix } from 'node:path';
import { CONTENT_FILES, EXHIBITIONS_FOLDER } from '../../schemas/content-files.ts';
import { exhibitionSchema, SAMPLE_VIDEO } from '../../schemas/exhibition.ts';
import { checkEssay } from './check-essay.ts';
import { measuredPicture } from './check-picture.ts';
import { checkValues } from './check-values.ts';
import { type ContentError, errorsOf } from './content-error.ts';
import { checkExhibitionNames } from './exhibition-names.ts';
import { listEntries } from './find-file.ts';
import { EXHIBITION_TEXT } from './find-unknown-files.ts';
import { type MarkdownSource, readMarkdown } from './front-matter.ts';
import { readTextFile } from './read-text-file.ts';

const NO_CURRENT =
  'Aviso, no detiene nada: ninguna exhibición lleva status: actual. La página abre la primera pestaña que tiene algo.';

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

/** What is still a sample in a value, as the rest of «Todavía…». */
const findSample = async (folder: string, value: unknown): Promise<string[]> => {
  if (typeof value !== 'string') return [];
  if (value.startsWith(PLACEHOLDER)) return [`dice «${PLACEHOLDER}». Escribe el texto`];
  if (value === SAMPLE_VIDEO) return ['es la dirección de muestra. Escribe la del video'];
  if (!value.startsWith('./')) return [];
  const picture = await readFile(join(folder, value), 'latin1').catch(() => '');
  return picture.includes(PLACEHOLDER) ? ['es la imagen de muestra. Pon la tuya con el mismo nombre'] : [];
};

/** What a published exhibition still has to be given; in a draft it is no error. */
const findPlaceholders = async (root: string, exhibition: ReadExhibition): Promise<ContentError[]> => {
  const { file, frontMatter, essay = '', essayLine } = exhibition;
  if (!frontMatter || readField(exhibition, 'draft') === true) return [];
  const places = [
    ...Object.entries(frontMatter.data ?? {}).map(
      ([name, value]) => [value, frontMatter.lineOf([name]), name] as const,
    ),
    ...essay.split('\n').map((line, index) => [line, essayLine + index, 'ensayo'] as const),
  ];
  const found = await Promise.all(
    places.map(async ([value, line, name]) =>
      (await findSample(join(root, EXHIBITIONS_FOLDER), value)).map((sample) =>
        errorsOf(file)(`Todavía ${sample}, o deja draft: true mientras falte.`, line, name),
      ),
    ),
  );
  return found.flat();
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
  const published = exhibitions.filter((exhibition) => readField(exhibition, 'draft') !== true);
  const slugs = published.map(({ file }) => posix.basename(file, '.md'));
  const settings = await readTextFile(root, CONTENT_FILES.site.file);
  const [, site = ''] = /"url":\s*"(.*?)"/.exec(String(settings)) ?? [];
  const found = await Promise.all(
    exhibitions.map(async (exhibition) => {
      const { file, errors, frontMatter, essay, essayLine } = exhibition;
      const values = frontMatter
        ? checkValues(file, exhibitionSchema(measuredPicture(root, file)), frontMatter)
        : [];
      const words =
        essay === undefined ? [] : checkEssay({ root, file, text: essay, firstLine: essayLine, slugs, site });
      const told = frontMatter ? errors : errors.map((error) => ({ ...error, kind: 'unread' as const }));
      return [...told, ...(await values), ...(await words), ...(await findPlaceholders(root, exhibition))];
    }),
  );
  const hasCurrent = published.some((exhibition) => readField(exhibition, 'status') === 'actual');
  const isKnown = found.flat().length === 0 && exhibitions.length > 0;
  const none = errorsOf(EXHIBITIONS_FOLDER)('No hay ninguna exhibición. Se espera al menos un archivo .md.');
  return [
    ...(exhibitions.length === 0 ? [none] : []),
    ...(isKnown && !hasCurrent
      ? [{ ...errorsOf(EXHIBITIONS_FOLDER)(NO_CURRENT), kind: 'warning' as const }]
      : []),
    ...checkExhibitionNames(texts.map(({ path }) => path)),
    ...found.flat(),
    ...findRepeatedIds(exhibitions),
  ];
};
