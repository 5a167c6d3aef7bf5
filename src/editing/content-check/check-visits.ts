import { z } from 'astro/zod';
import { nameWeekday, toRuns } from '../../queries/weekdays.ts';
import { CONTENT_FILES } from '../../schemas/content-files.ts';
import { visitDays, WEEKDAY_WORDS } from '../../schemas/visits.ts';
import type { ContentSource } from './check-values.ts';
import { type ContentError, errorsOf } from './content-error.ts';

// Lenient: other errors of these files are reported by their own schemas.
const VISITS = z.object({ days: visitDays() });
const CONTACT = z.object({ details: z.object({ hours: z.object({ value: z.string() }) }) });
const FIELD = ['details', 'hours', 'value'];

/** "Sabado" is read as "sábado". */
const simplify = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** The days of the week that a text names, also in the plural: "los sábados". */
const findWeekdays = (text: string, language: string): number[] =>
  WEEKDAY_WORDS.map((_, index) => index + 1).filter((weekday) => {
    const name = simplify(nameWeekday(weekday, language));
    return new RegExp(String.raw`(?<!\p{L})${name}s?(?!\p{L})`, 'u').test(simplify(text));
  });

/** A warning where the hours in Contacto name other days than visits.json: one that it doesn't have, or not the ends of its ranges. */
export const checkVisits = (
  language: string,
  visits: ContentSource | undefined,
  contact: ContentSource | undefined,
): ContentError[] => {
  const { days = [] } = VISITS.safeParse(visits?.data).data ?? {};
  const { details } = CONTACT.safeParse(contact?.data).data ?? {};
  const named = findWeekdays(details?.hours.value ?? '', language);
  const ends = toRuns(days).flatMap((run) => [run[0], run.at(-1)]);
  const isSame = named.every((day) => days.includes(day)) && ends.every((day) => named.includes(Number(day)));
  // Hours that name no day, such as "con cita previa", contradict nothing.
  if (days.length === 0 || named.length === 0 || isSame) return [];
  const words = days.map((day) => String(WEEKDAY_WORDS[day - 1]));
  const message = `Aviso, no detiene nada: aquí se leen otros días que en ${CONTENT_FILES.visits.file}, ${new Intl.ListFormat('es').format(words)}. Escribe los mismos en los dos, o déjalo si así es.`;
  return [errorsOf(CONTENT_FILES.contact.file, true)(message, contact?.lineOf(FIELD), FIELD.join('.'))];
};
