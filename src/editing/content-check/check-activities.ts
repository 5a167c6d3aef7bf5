import { hour } from '../../schemas/activities.ts';
import { readDay, readField, readList, readText } from '../../schemas/read-raw.ts';
import type { ContentSource } from './check-values.ts';
import { type ContentError, fieldErrorsOf } from './content-error.ts';

const HOUR = hour('', '');
const readHour = (activity: unknown, field: string): string =>
  HOUR.safeParse(readField(activity, field)).data ?? '';

/** An opening is often the evening before, a talk a week after; further off a month or a year is mistyped. */
const FURTHEST = { months: 1 };
const TWICE = 'Esta actividad está dos veces: el mismo label, day y starts. Borra una o corrígela.';

const SAME_ID = 'Otra actividad ya tiene este id, y calendarios verían una sola. Borra el de una de las dos.';

/** What is wrong with the activities of an exhibition beside each other; a warning for each that is far from its days. */
export const checkActivities = (file: string, source: ContentSource): ContentError[] => {
  const { data } = source;
  const [report, warnOf] = [fieldErrorsOf(file, source), fieldErrorsOf(file, source, true)];
  const opens = readDay(data, 'opens');
  const closes = readDay(data, 'closes');
  const first = opens && Temporal.PlainDate.from(opens).subtract(FURTHEST).toString();
  const last = closes && Temporal.PlainDate.from(closes).add(FURTHEST).toString();
  // What is wrong with one field is reported by the schema.
  const activities = readList(data, 'activities').map((activity) => ({
    label: readText(activity, 'label').trim().toLowerCase(),
    day: readDay(activity, 'day'),
    starts: readHour(activity, 'starts'),
    ends: readHour(activity, 'ends'),
  }));
  const keys = activities.map(
    ({ label, day, starts }) => label && day && starts && [label, day, starts].join(),
  );
  const ids = readList(data, 'activities').map((activity) => readText(activity, 'id'));
  return activities.flatMap(({ day, starts, ends }, index) => {
    const at = ['activities', index] as const;
    const warn = (where: string) =>
      warnOf(`este día es más de un mes ${where}. Corrígelo, o déjalo si así es.`, ...at, 'day');
    const late = `Se encontró "${ends}", que no es después de starts: "${starts}". Se espera una hora posterior del mismo día; si termina pasada la medianoche, borra ends y dilo en note.`;
    return [
      ...(day && first && day < first ? [warn(`antes de opens, "${opens}"`)] : []),
      ...(day && last && day > last ? [warn(`después de closes, "${closes}"`)] : []),
      ...(starts && ends && ends <= starts ? [report(late, ...at, 'ends')] : []),
      ...(ids[index] && ids.indexOf(ids[index]) < index ? [report(SAME_ID, ...at, 'id')] : []),
      ...(keys[index] && keys.indexOf(keys[index]) < index ? [report(TWICE, ...at)] : []),
    ];
  });
};
