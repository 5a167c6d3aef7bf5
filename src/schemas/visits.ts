import { z } from 'astro/zod';
import type { TimeOfDay } from '../dates/time-of-day.ts';
import { timeField, isValidTime } from './activities.ts';
import { enumField, fieldGroup, listField, optionalListField, sampleFlag } from './field-group.ts';
import { numberFieldUpTo } from './number.ts';
import { translatedTextField } from './text.ts';
import { dateField } from './text-formats.ts';

/** Weekdays that editors may write, Monday first. */
export const WEEKDAY_WORDS = [
  'lunes',
  'martes',
  'miércoles',
  'jueves',
  'viernes',
  'sábado',
  'domingo',
] as const;

const HOURS_PER_WEEK = 168;

type WeekdayWord = (typeof WEEKDAY_WORDS)[number];

const WEEKDAY_LABELS = Object.fromEntries(
  WEEKDAY_WORDS.map((word) => [word, word.charAt(0).toUpperCase() + word.slice(1)]),
) as Record<WeekdayWord, string>;

/** Weekday as an ISO 8601 number (1 is Monday). Ignores the case and the Unicode normalization of the word. */
const weekday = z.preprocess(
  (word) => (typeof word === 'string' ? word.normalize().toLowerCase() : word),
  enumField('Un día de la semana', WEEKDAY_LABELS).transform((word) => WEEKDAY_WORDS.indexOf(word) + 1),
);

const visitDays = listField(weekday, 'Los días de la semana en que se puede venir').transform((weekdays) =>
  [...new Set(weekdays)].sort((a, b) => a - b),
);

/** Opening hours without a break. */
interface Shift {
  from: TimeOfDay;
  to: TimeOfDay;
}

/** Reports a shift that ends before it starts, or that starts before the previous shift ends. */
const validateHours = (
  { from, to, reopens }: Shift & { reopens: Shift[] },
  context: z.core.$RefinementCtx,
): void => {
  let previousEnd: TimeOfDay | undefined;
  for (const [index, shift] of [{ from, to }, ...reopens].entries()) {
    const path = index === 0 ? [] : ['reopens', index - 1];
    const [from, to] = [shift.from, shift.to].map((time) => (isValidTime(time) ? time : undefined));
    if (previousEnd !== undefined && from !== undefined && from <= previousEnd) {
      const message = `Se encontró "${shift.from}", y antes se cierra a las "${previousEnd}". Se espera una hora posterior del mismo día.`;
      context.addIssue({ code: 'custom', path: [...path, 'from'], message });
    }
    if (from !== undefined && to !== undefined && to <= from) {
      const message = `Se encontró "${shift.to}", que no es después de from: "${shift.from}". Se espera una hora posterior del mismo día; si se cierra a medianoche o después, escribe "23:59".`;
      context.addIssue({ code: 'custom', path: [...path, 'to'], message });
    }
    previousEnd = to;
  }
};

const shift = {
  from: timeField('La hora en que se abre, de 00:00 a 23:59', '11:00'),
  to: timeField('La hora en que se cierra', '18:00'),
};

/** Fields for the opening hours of a day: one shift, and `reopens` for further shifts. */
const openingHours = {
  ...shift,
  reopens: optionalListField(
    fieldGroup(shift),
    'Las otras horas, si el mismo día se cierra y se vuelve a abrir',
  ).default([]),
};

const joinShifts = <Hours extends Shift & { reopens: Shift[] }>({ from, to, reopens, ...fields }: Hours) => ({
  ...fields,
  shifts: [{ from, to }, ...reopens],
});

const visitHours = fieldGroup({
  ...openingHours,
  other: optionalListField(
    fieldGroup({ days: visitDays, ...openingHours })
      .superRefine(validateHours)
      .transform(joinShifts),
    'Los días que tienen otras horas',
  ).default([]),
})
  .superRefine(validateHours)
  .transform(joinShifts);

/** Closed date, or the first and last of consecutive closed dates. */
export const closedDay = fieldGroup({
  day: dateField('El día, si es uno solo', '2026-12-24').optional(),
  from: dateField('El primero, si son varios seguidos', '2026-12-24').optional(),
  to: dateField('El último', '2027-01-01').optional(),
  note: translatedTextField('Por qué no se puede venir', 'cerrado'),
}).transform(({ day, note, ...range }, context) => {
  const from = range.from ?? day;
  const to = range.to ?? day;
  if (from !== undefined && to !== undefined && from <= to && (day ?? from) === from && (day ?? to) === to)
    return { from, to, note };
  // An unknown field has its own error, and may be a misspelled day.
  if (!context.issues.some(({ code }) => code === 'unrecognized_keys'))
    context.addIssue('Se espera un día, en day, o from y to: el primero y el último, en ese orden.');
  return z.NEVER;
});

/** Schema of content/visits.json: opening hours, admission and booking notice. */
export const visitsSchema = fieldGroup({
  days: visitDays,
  hours: visitHours.describe('El horario').optional(),
  byAppointment: translatedTextField(
    'Lo que se lee si hace falta una cita; con ella se reserva también cada actividad',
    'con cita',
  ).optional(),
  admission: translatedTextField(
    'Lo que cuesta la entrada: sin un precio, los buscadores leen que es gratis',
    'Entrada libre',
  ),
  place: translatedTextField('Dónde, como se dice a quien todavía no tiene cita'),
  notice: fieldGroup({
    hours: numberFieldUpTo(HOURS_PER_WEEK, 'Cuántas horas', 'horas'),
    note: translatedTextField(
      'Hasta cuándo se contesta, y cuántas personas pueden venir',
      'Contestamos hasta las 20:00 h.',
    ),
  })
    .describe('Con cuánta anticipación se pide una visita: se lee donde se elige')
    .optional(),
  closedDays: optionalListField(closedDay, 'Los días de la semana de arriba en que no se puede venir')
    .transform((closed) => closed.toSorted((a, b) => a.from.localeCompare(b.from)))
    .default([]),
  sample: sampleFlag,
});

export type Visits = z.infer<typeof visitsSchema>;
