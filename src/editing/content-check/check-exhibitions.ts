import { z } from 'astro/zod';
import { decideStatus } from '../../queries/exhibition-status.ts';
import { CONTENT_FOLDERS } from '../../schemas/content-files.ts';
import { exhibitionSchema } from '../../schemas/exhibition.ts';
import { exhibitionStatus, STATUSES, wordOfStatus } from '../../schemas/exhibition-status.ts';
import { day } from '../../schemas/text.ts';
import { checkActivities } from './check-activities.ts';
import { measuredPicture } from './check-picture.ts';
import { type ContentSource, readValue } from './check-values.ts';
import { type ContentError, errorsOf } from './content-error.ts';
import type { MarkdownFile } from './front-matter.ts';
import type { CheckContext } from './links.ts';
import { checkMarkdown, readMarkdownFiles } from './markdown-files.ts';

const FOLDER = CONTENT_FOLDERS.exhibitions.folder;
const HIGHEST_HEADING = 4;
const NONE = 'No hay ninguna exhibición. Se espera al menos un archivo .md.';

/** `index` would have the path of the list, `calendario` the path of the calendar of all. */
export const TAKEN_NAMES = ['index', 'calendario'];

export const isDraft = (exhibition: MarkdownFile): boolean =>
  readValue(exhibition.frontMatter, 'draft') === true;

/** The number of an exhibition; 0 where it isn't a number, which the schema reports. */
const readNumber = ({ frontMatter }: MarkdownFile): number =>
  z.int().catch(0).parse(readValue(frontMatter, 'id'));

const nextNumber = (exhibitions: readonly MarkdownFile[]): number =>
  Math.max(0, ...exhibitions.map(readNumber)) + 1;

/** The number of the next exhibition of content/exhibitions. */
export const findNextNumber = async (root: string): Promise<number> =>
  nextNumber(await readMarkdownFiles(root, FOLDER));

const findRepeatedNumbers = (exhibitions: readonly MarkdownFile[]): ContentError[] =>
  exhibitions.flatMap((exhibition, index) => {
    const number = readNumber(exhibition);
    const owner = exhibitions.slice(0, index).find((other) => readNumber(other) === number);
    if (number === 0 || owner === undefined) return [];
    const message = `El número ${number} ya lo usa «${owner.file}». Se espera un número que ninguna otra exhibición tenga, por ejemplo ${nextNumber(exhibitions)}.`;
    return errorsOf(exhibition.file)(message, exhibition.frontMatter?.lineOf(['id']), 'id');
  });

const anyDay = day('', '').optional();
/** The fields compared with today; invalid values are reported by the schema. */
const DAYS = z.object({ status: exhibitionStatus(), opens: anyDay, closes: anyDay });

/** A warning where the status that an editor wrote contradicts the days. */
export const checkDays = (file: string, { data, lineOf }: ContentSource, today: string): ContentError[] => {
  const { status, opens, closes } = DAYS.safeParse(data).data ?? {};
  const { status: byDays } = decideStatus({ opens, closes }, today);
  // Without an opening day, only a past closing day contradicts.
  if (!status || status === byDays || !STATUSES[status].isByDays || (!opens && !STATUSES[byDays].isOver))
    return [];
  const message = `Aviso, no detiene nada: por sus días hoy sería ${wordOfStatus(byDays)}. Borra esta línea y la pestaña cambia sola; o corrige el día.`;
  return [errorsOf(file, true)(message, lineOf(['status']), 'status')];
};

/** Every error of content/exhibitions, and a warning for each `status` that the days contradict. */
export const checkExhibitions = async (
  context: CheckContext,
  exhibitions: readonly MarkdownFile[],
  today: string,
): Promise<ContentError[]> => {
  const found = exhibitions.map(async (exhibition) => {
    const { file, frontMatter } = exhibition;
    const schema = exhibitionSchema(measuredPicture(context, file));
    const errors = await checkMarkdown(context, exhibition, schema, TAKEN_NAMES, HIGHEST_HEADING);
    if (!frontMatter) return errors;
    return [...errors, ...checkDays(file, frontMatter, today), ...checkActivities(file, frontMatter)];
  });
  const none = exhibitions.length === 0 ? [errorsOf(FOLDER)(NONE)] : [];
  return [...none, ...findRepeatedNumbers(exhibitions), ...(await Promise.all(found)).flat()];
};
