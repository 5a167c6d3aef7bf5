import { z } from 'astro/zod';
import { STATUS_WORDS } from '../../schemas/exhibition-status.ts';
import { toIsoDay } from '../../schemas/text.ts';
import type { ContentSource } from './check-values.ts';
import { type ContentError, errorsOf } from './content-error.ts';

const day = z.preprocess(toIsoDay, z.iso.date()).optional();
/** The fields compared with today; invalid values are reported by the schema. */
const fields = z.object({ status: z.enum(STATUS_WORDS), opens: day, closes: day });

const spell = (day: string): string =>
  new Intl.DateTimeFormat('es-MX', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(day));

/** A notice where the status of an exhibition says otherwise than its days. */
export const checkDays = (file: string, { data, lineOf }: ContentSource, today: string): ContentError[] => {
  const { status, opens, closes } = fields.safeParse(data).data ?? {};
  const tell = (found: string, word: string) =>
    errorsOf(file, true)(
      `Aviso, no detiene nada: ${found}. Si así es, cambia esta línea a status: ${word}; si no, corrige el día.`,
      lineOf(['status']),
      'status',
    );
  if (status === 'pasada') {
    if (opens !== undefined && opens > today) return [tell(`abre el ${spell(opens)}`, 'proxima')];
    return closes === undefined || closes < today ? [] : [tell(`se ve hasta el ${spell(closes)}`, 'actual')];
  }
  if (closes !== undefined && closes < today) return [tell(`cerró el ${spell(closes)}`, 'pasada')];
  const isAsSaid = status === 'actual' || opens === undefined || opens > today;
  return isAsSaid ? [] : [tell(`abrió el ${spell(opens)}`, 'actual')];
};
