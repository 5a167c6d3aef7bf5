import { readFile } from 'node:fs/promises';
import { join, posix } from 'node:path';
import { z } from 'astro/zod';
import { parse } from 'jsonc-parser';
import { exhibitionAddress, PAGES } from '../../addresses.ts';
import { CONTENT_FILES, EXHIBITIONS_FOLDER } from '../../schemas/content-files.ts';
import { exhibitionSchema, SAMPLE_VIDEO } from '../../schemas/exhibition.ts';
import { checkDays } from './check-days.ts';
import { checkEssay, type Essay } from './check-essay.ts';
import { listPageNames } from './check-pages.ts';
import { measuredPicture } from './check-picture.ts';
import { checkValues } from './check-values.ts';
import { type ContentError, errorsOf } from './content-error.ts';
import { judgeName, type TakenNames } from './file-names.ts';
import { type MarkdownSource, readMarkdown } from './front-matter.ts';
import { listFiles } from './list-files.ts';
import { readTextFile } from './read-text-file.ts';

const NO_CURRENT =
  'Aviso, no detiene nada: ninguna exhibición lleva status: actual. La página abre la primera pestaña que tiene algo.';

/** `index` is the list itself, `calendario.ics` the calendar of all. */
export const TAKEN_NAMES: TakenNames = {
  index: `la de la lista, ${PAGES.exhibitions}`,
  calendario: `la del calendario, ${exhibitionAddress('calendario')}.ics`,
};

/** What `npm run new:exhibition` leaves wherever a text is still to be written. */
export const PLACEHOLDER = 'Por escribir';

const STILL_SAMPLE = `Todavía es de muestra («${PLACEHOLDER}»). Pon lo tuyo, o deja draft: true mientras falte.`;

/** One Markdown file of content/exhibitions, parsed as far as possible. */
interface ReadExhibition extends MarkdownSource {
  file: string;
}

const readField = ({ frontMatter }: ReadExhibition, name: string): unknown =>
  typeof frontMatter?.data === 'object' && frontMatter.data !== null
    ? Reflect.get(frontMatter.data, name)
    : undefined;

/** The number of an exhibition; `undefined` where it isn't a number, which the schema reports. */
export const readId = (exhibition: ReadExhibition): number | undefined => {
  const id = readField(exhibition, 'id');
  return Number.isSafeInteger(id) ? Number(id) : undefined;
};

/** The site's address, read leniently: errors of its file are reported with that file. */
const SITE = z.object({ url: z.string().optional().catch(undefined) }).catch({});

const isSample = async (folder: string, value: unknown): Promise<boolean> => {
  if (typeof value !== 'string') return false;
  if (!value.startsWith('./')) return value.startsWith(PLACEHOLDER) || value === SAMPLE_VIDEO;
  return (await readFile(join(folder, value), 'latin1').catch(() => '')).includes(PLACEHOLDER);
};

/** What a published exhibition still has to be given; in a draft it is no error. */
const findSamples = async (root: string, exhibition: ReadExhibition): Promise<ContentError[]> => {
  const { file, frontMatter, essay = '', essayLine } = exhibition;
  if (!frontMatter || readField(exhibition, 'draft') === true) return [];
  const folder = join(root, EXHIBITIONS_FOLDER);
  const fields = Object.entries(frontMatter.data ?? {}) as [string, unknown][];
  const areSamples = await Promise.all(fields.map(([, value]) => isSample(folder, value)));
  const tell = (line: number, name: string) => errorsOf(file)(STILL_SAMPLE, line, name);
  return [
    ...fields.flatMap(([name], index) => (areSamples[index] ? [tell(frontMatter.lineOf([name]), name)] : [])),
    ...essay
      .split('\n')
      .flatMap((line, index) => (line.startsWith(PLACEHOLDER) ? [tell(essayLine + index, 'ensayo')] : [])),
  ];
};

const findRepeatedIds = (exhibitions: readonly ReadExhibition[]): ContentError[] => {
  const free = Math.max(0, ...exhibitions.map((exhibition) => readId(exhibition) ?? 0)) + 1;
  return exhibitions.flatMap((exhibition, index) => {
    const id = readId(exhibition);
    const owner = exhibitions.slice(0, index).find((other) => readId(other) === id);
    if (id === undefined || owner === undefined) return [];
    const message = `El número ${id} ya lo usa «${owner.file}». Se espera un número que ninguna otra exhibición tenga, por ejemplo ${free}.`;
    return [errorsOf(exhibition.file)(message, exhibition.frontMatter?.lineOf(['id']), 'id')];
  });
};

/** Reads every exhibition of content/exhibitions, also files that only their name keeps from being one. */
export const readExhibitions = async (root: string): Promise<ReadExhibition[]> => {
  const files = await listFiles(join(root, EXHIBITIONS_FOLDER));
  const names = files.filter((name) => /^[^/]+\.md$/i.test(name));
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

/** Where the links of a text may lead. */
export const readPlaces = async (root: string): Promise<Pick<Essay, 'published' | 'site'>> => {
  const exhibitions = (await readExhibitions(root)).filter((read) => readField(read, 'draft') !== true);
  const settings = await readTextFile(root, CONTENT_FILES.site.file);
  const { url: site = '' } = SITE.parse(typeof settings === 'string' ? parse(settings) : {});
  const names = exhibitions.map(({ file }) => posix.basename(file, '.md'));
  return { published: { exhibitions: names, pages: await listPageNames(root) }, site };
};

/** Every error of content/exhibitions: each file on its own, names, and numbers that two files share; days that `today` has overtaken. */
export const checkExhibitions = async (root: string, today: string): Promise<ContentError[]> => {
  const exhibitions = await readExhibitions(root);
  const published = exhibitions.filter((exhibition) => readField(exhibition, 'draft') !== true);
  const places = await readPlaces(root);
  const found = await Promise.all(
    exhibitions.map(async (exhibition) => {
      const { file, errors, frontMatter, essay, essayLine } = exhibition;
      const values = frontMatter
        ? checkValues(file, exhibitionSchema(measuredPicture(root, file)), frontMatter)
        : [];
      const words =
        essay === undefined ? [] : checkEssay({ root, file, text: essay, firstLine: essayLine, ...places });
      return [
        ...judgeName(posix.basename(file), TAKEN_NAMES, 'cielo-raso').map((message) =>
          errorsOf(file)(message),
        ),
        ...errors,
        ...(await values),
        ...(await words),
        ...(await findSamples(root, exhibition)),
        ...(frontMatter ? checkDays(file, frontMatter, today) : []),
      ];
    }),
  );
  const isCurrent = (exhibition: ReadExhibition) => readField(exhibition, 'status') === 'actual';
  const warning = errorsOf(EXHIBITIONS_FOLDER, 'warning')(NO_CURRENT);
  const none = errorsOf(EXHIBITIONS_FOLDER)('No hay ninguna exhibición. Se espera al menos un archivo .md.');
  return [
    ...(exhibitions.length === 0 ? [none] : published.some(isCurrent) ? [] : [warning]),
    ...found.flat(),
    ...findRepeatedIds(exhibitions),
  ];
};
