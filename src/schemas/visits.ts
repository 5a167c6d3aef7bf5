import { z } from 'astro/zod';
import { isTimeOfDay, type TimeOfDay } from '../dates/time-of-day.ts';
import { hour } from './activities.ts';
import { enumField, fieldGroup, list, optionalList, sampleFlag } from './field-group.ts';
import { numberUpTo } from './number.ts';
import { day, text } from './text.ts';

/** The words that an editor may write, from Monday on. */
export const WEEKDAY_WORDS = [
  'lunes',
  'martes',
  'miércoles',
  'jueves',
  'viernes',
  'sábado',
  'domingo',
] as const;

/** Of a week. */
const MOST_HOURS = 168;

type WeekdayWord = (typeof WEEKDAY_WORDS)[number];

const MEANINGS = Object.fromEntries(
  WEEKDAY_WORDS.map((word) => [word, word.charAt(0).toUpperCase() + word.slice(1)]),
) as Record<WeekdayWord, string>;

/** A day of the week by its number in ISO 8601, Monday is 1; a sentence begins with a capital, a Mac may write `é` as two characters. */
const weekday = () =>
  z.preprocess(
    (word) => (typeof word === 'string' ? word.normalize().toLowerCase() : word),
    enumField('Un día de la semana', MEANINGS).transform((word) => WEEKDAY_WORDS.indexOf(word) + 1),
  );

/** The days of the week on which one may come, each once, from Monday on. */
const visitDays = () =>
  list(weekday(), 'Los días de la semana en que se puede venir').transform((days) =>
    [...new Set(days)].sort((one, other) => one - other),
  );

/** From when to when the house is open without a break. */
interface Shift {
  from: TimeOfDay;
  to: TimeOfDay;
}

/** Hours of one day: each end comes after its beginning, and a beginning after the end before. */
const validateHours = (
  { from, to, reopens }: Shift & { reopens: Shift[] },
  context: z.core.$RefinementCtx,
): void => {
  let last: TimeOfDay | undefined;
  for (const [index, shift] of [{ from, to }, ...reopens].entries()) {
    const path = index === 0 ? [] : ['reopens', index - 1];
    const [from, to] = [shift.from, shift.to].map((time) => (isTimeOfDay(time) ? time : undefined));
    if (last !== undefined && from !== undefined && from <= last) {
      const message = `Se encontró "${shift.from}", y antes se cierra a las "${last}". Se espera una hora posterior del mismo día.`;
      context.addIssue({ code: 'custom', path: [...path, 'from'], message });
    }
    if (from !== undefined && to !== undefined && to <= from) {
      const message = `Se encontró "${shift.to}", que no es después de from: "${shift.from}". Se espera una hora posterior del mismo día; si se cierra a medianoche o después, escribe "23:59".`;
      context.addIssue({ code: 'custom', path: [...path, 'to'], message });
    }
    last = to;
  }
};

const shift = () => ({
  from: hour('La hora en que se abre, de 00:00 a 23:59', '11:00'),
  to: hour('La hora en que se cierra', '18:00'),
});

/** The hours of a day, of which most houses have one shift, and some close at noon. */
const openingHours = () => ({
  ...shift(),
  reopens: optionalList(
    fieldGroup(shift()),
    'Las otras horas, si el mismo día se cierra y se vuelve a abrir',
  ).default([]),
});

const joinShifts = <Hours extends Shift & { reopens: Shift[] }>({ from, to, reopens, ...rest }: Hours) => ({
  ...rest,
  shifts: [{ from, to }, ...reopens],
});

const visitHours = () =>
  fieldGroup({
    ...openingHours(),
    other: optionalList(
      fieldGroup({ days: visitDays(), ...openingHours() })
        .superRefine(validateHours)
        .transform(joinShifts),
      'Los días que tienen otras horas',
    ).default([]),
  })
    .superRefine(validateHours)
    .transform(joinShifts);

/** A day on which nobody may come, or days in a row, as the first and the last. */
export const closedDay = () =>
  fieldGroup({
    day: day('El día, si es uno solo', '2026-12-24').optional(),
    from: day('El primero, si son varios seguidos', '2026-12-24').optional(),
    to: day('El último', '2027-01-01').optional(),
    note: text('Por qué no se puede venir', 'cerrado'),
  }).transform(({ day, from = day, to = day, note }, context) => {
    if (from !== undefined && to !== undefined && from <= to && (day ?? from) === from && (day ?? to) === to)
      return { from, to, note };
    context.addIssue('Se espera un día, en day, o from y to: el primero y el último, en ese orden.');
    return z.NEVER;
  });

/** content/visits.json: when one may come and how, for pages, calendars and search engines. */
export const visitsSchema = () =>
  fieldGroup({
    days: visitDays(),
    hours: visitHours().describe('El horario').optional(),
    byAppointment: text(
      'Lo que se lee si hace falta una cita; con ella se reserva también cada actividad',
      'con cita',
    ).optional(),
    admission: text(
      'Lo que cuesta la entrada: sin un precio, los buscadores leen que es gratis',
      'Entrada libre',
    ),
    place: text('Dónde, como se dice a quien todavía no tiene cita'),
    notice: fieldGroup({
      hours: numberUpTo(MOST_HOURS, 'Cuántas horas', 'horas'),
      note: text(
        'Hasta cuándo se contesta, y cuántas personas pueden venir',
        'Contestamos hasta las 20:00 h.',
      ),
    })
      .describe('Con cuánta anticipación se pide una visita: se lee donde se elige')
      .optional(),
    closedDays: optionalList(
      closedDay(),
      'Los días de la semana de arriba en que no se puede venir',
    ).transform((closed) => closed.toSorted((one, other) => one.from.localeCompare(other.from))),
    sample: sampleFlag(),
  });

export type Visits = z.infer<ReturnType<typeof visitsSchema>>;
