import { CONTENT_FOLDERS } from '../../schemas/content-files.ts';
import { exhibitionSchema } from '../../schemas/exhibition.ts';
import { checkDays } from './check-days.ts';
import type { Essay } from './check-essay.ts';
import { measuredPicture } from './check-picture.ts';
import { type ContentError, errorsOf } from './content-error.ts';
import { checkMarkdown, type MarkdownFile, readMarkdownFiles, readValue } from './markdown-files.ts';

const FOLDER = CONTENT_FOLDERS.exhibitions.folder;
const NONE = 'No hay ninguna exhibición. Se espera al menos un archivo .md.';
const NO_CURRENT =
  'Aviso, no detiene nada: ninguna exhibición lleva status: actual. La página abre la primera pestaña que tiene algo.';

/** `index` would have the address of the list, `calendario` that of the calendar of all. */
export const TAKEN_NAMES = ['index', 'calendario'];

/** What `npm run new:exhibition` leaves wherever a text is still to be written. */
export const UNWRITTEN = 'Por escribir';

const STILL_UNWRITTEN = `Todavía es de muestra («${UNWRITTEN}»). Pon lo tuyo, o deja draft: true mientras falte.`;

export const isDraft = (exhibition: MarkdownFile): boolean => readValue(exhibition, 'draft') === true;

/** The number of an exhibition; `undefined` where it isn't a number, which the schema reports. */
const readNumber = (exhibition: MarkdownFile): number | undefined => {
  const number = readValue(exhibition, 'id');
  return Number.isSafeInteger(number) ? Number(number) : undefined;
};

const nextNumber = (exhibitions: readonly MarkdownFile[]): number =>
  Math.max(0, ...exhibitions.map((exhibition) => readNumber(exhibition) ?? 0)) + 1;

/** The number of the next exhibition of content/exhibitions. */
export const findNextNumber = async (root: string): Promise<number> =>
  nextNumber(await readMarkdownFiles(root, FOLDER));

/** What a published exhibition still has to be given; in a draft it is no error. */
const findUnwritten = (exhibition: MarkdownFile): ContentError[] => {
  const { file, frontMatter, essay = '', essayLine } = exhibition;
  if (!frontMatter || isDraft(exhibition)) return [];
  // The text, or the picture of that name.
  const isUnwritten = (value: unknown) => /^(?:\.\/)?por[ -]escribir/i.test(String(value));
  const fields = Object.keys(frontMatter.data ?? {}).filter((name) =>
    isUnwritten(readValue(exhibition, name)),
  );
  const lines = essay.split('\n').flatMap((line, index) => (isUnwritten(line) ? [essayLine + index] : []));
  const tell = errorsOf(file);
  return [
    ...fields.map((name) => tell(STILL_UNWRITTEN, frontMatter.lineOf([name]), name)),
    ...lines.map((line) => tell(STILL_UNWRITTEN, line, 'texto')),
  ];
};

const findRepeatedNumbers = (exhibitions: readonly MarkdownFile[]): ContentError[] =>
  exhibitions.flatMap((exhibition, index) => {
    const number = readNumber(exhibition);
    const owner = exhibitions.slice(0, index).find((other) => readNumber(other) === number);
    if (number === undefined || owner === undefined) return [];
    const message = `El número ${number} ya lo usa «${owner.file}». Se espera un número que ninguna otra exhibición tenga, por ejemplo ${nextNumber(exhibitions)}.`;
    return [errorsOf(exhibition.file)(message, exhibition.frontMatter?.lineOf(['id']), 'id')];
  });

/** Every error of content/exhibitions: each file on its own, numbers that two share, days that `today` has overtaken. */
export const checkExhibitions = async (
  exhibitions: readonly MarkdownFile[],
  today: string,
  site: Pick<Essay, 'root' | 'places' | 'site'>,
): Promise<ContentError[]> => {
  const found = await Promise.all(
    exhibitions.map(async (exhibition) => {
      const { file, frontMatter } = exhibition;
      const schema = exhibitionSchema(measuredPicture(site.root, file));
      return [
        ...(await checkMarkdown(exhibition, { ...site, schema, takenNames: TAKEN_NAMES })),
        ...findUnwritten(exhibition),
        ...(frontMatter ? checkDays(file, frontMatter, today) : []),
      ];
    }),
  );
  const hasCurrent = exhibitions.some(
    (exhibition) => readValue(exhibition, 'status') === 'actual' && !isDraft(exhibition),
  );
  return [
    ...(exhibitions.length === 0 ? [errorsOf(FOLDER)(NONE)] : []),
    ...(exhibitions.length > 0 && !hasCurrent ? [errorsOf(FOLDER, 'warning')(NO_CURRENT)] : []),
    ...found.flat(),
    ...findRepeatedNumbers(exhibitions),
  ];
};
