import type { z } from 'astro/zod';
import { parseTime, type TimeOfDay } from '../dates/time-of-day.ts';
import { fieldGroup, optionalListField } from './field-group.ts';
import { translatedTextField } from './text.ts';
import { textField } from './text-field.ts';
import { dateField, slugField } from './text-formats.ts';

const HOUR = /^(?:[01]?\d|2[0-3]):[0-5]\d$/;
/** Returns whether a value of `timeField` is valid. The schema of the field reports an invalid time. */
export const isValidTime = (time: TimeOfDay): boolean => HOUR.test(time);

/** Creates a field for a time of day; `9:00` becomes `09:00`. */
export const timeField = (description: string, example: string): z.ZodType<TimeOfDay, string> =>
  textField({
    pattern: HOUR,
    expected: 'una hora, de 00:00 a 23:59 (la medianoche en que algo termina es 23:59)',
    description,
    example,
  }).transform(parseTime);

/** Reports an activity that ends before it starts. */
const validateEndTime = (
  { starts, ends }: { starts: TimeOfDay; ends?: TimeOfDay | undefined },
  context: z.RefinementCtx,
): void => {
  if (ends === undefined || ![starts, ends].every(isValidTime) || ends > starts) return;
  const message = `Se encontró "${ends}", que no es después de starts: "${starts}". Se espera una hora posterior del mismo día; si termina pasada la medianoche, borra ends y dilo en note.`;
  context.addIssue({ code: 'custom', path: ['ends'], message });
};

/** Reports repeated ids, which calendars would merge into one event. */
const validateActivityIds = (
  activities: readonly { id?: string | undefined }[],
  context: z.RefinementCtx,
): void => {
  const ids = activities.map(({ id }) => id);
  for (const [index, id] of ids.entries())
    if (id !== undefined && ids.indexOf(id) < index)
      context.addIssue({
        code: 'custom',
        path: [index, 'id'],
        message:
          'Otra actividad ya tiene este id, y calendarios verían una sola. Borra el de una de las dos.',
      });
};

/** Activities of an exhibition, sorted by date and time. */
export const exhibitionActivities = optionalListField(
  fieldGroup({
    label: translatedTextField('Qué es', 'Inauguración'),
    day: dateField('El día', '2027-02-06'),
    starts: timeField('La hora en que empieza, de 00:00 a 23:59', '19:00'),
    ends: timeField('La hora en que termina', '22:00').optional(),
    inSentence: translatedTextField(
      'Cómo sigue «Quiero ir» en el mensaje de quien la reserva, con su artículo',
      'a la inauguración',
    ).optional(),
    note: translatedTextField('Lo que conviene saber', 'Entrada libre, con registro').optional(),
    id: slugField('Por lo que calendarios la conocen: no lo cambies', 'a1b2c3d4')
      .meta({ widget: 'hidden' })
      .optional(),
  }).superRefine(validateEndTime),
  'Las actividades: inauguración, recorridos, conversaciones',
)
  .superRefine(validateActivityIds)
  .transform((activities) =>
    activities.toSorted((a, b) => `${a.day} ${a.starts}`.localeCompare(`${b.day} ${b.starts}`)),
  )
  .default([]);
