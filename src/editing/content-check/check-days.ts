import { z } from 'astro/zod';
import { decideState } from '../../queries/exhibition-state.ts';
import { exhibitionStatus } from '../../schemas/exhibition-status.ts';
import { toIsoDay } from '../../schemas/text.ts';
import type { ContentSource } from './check-values.ts';
import { type ContentError, errorsOf } from './content-error.ts';

const day = z.preprocess(toIsoDay, z.iso.date()).optional();
/** The fields compared with today; invalid values are reported by the schema. */
const fields = z.object({ status: exhibitionStatus(), opens: day, closes: day });
const WORDS = { past: 'pasada', current: 'actual', upcoming: 'proxima' };

/** A notice where the status that an editor wrote says otherwise than the days. */
export const checkDays = (file: string, { data, lineOf }: ContentSource, today: string): ContentError[] => {
  const { status, opens, closes } = fields.safeParse(data).data ?? {};
  const { status: byDays } = decideState({ opens, closes }, today);
  // Without a first day it may have opened.
  if (status === undefined || status === byDays || (!opens && byDays !== 'past')) return [];
  const message = `Aviso, no detiene nada: por sus días hoy sería ${WORDS[byDays]}. Borra esta línea y la pestaña cambia sola; o corrige el día.`;
  return [errorsOf(file, true)(message, lineOf(['status']), 'status')];
};
