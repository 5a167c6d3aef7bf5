import { z } from 'astro/zod';
import { hour } from './activities.ts';
import { choice, fieldGroup, list, listOrNone, sampleMark, yesOrNo } from './field-group.ts';
import { day, LONG, template, text } from './text.ts';

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

type WeekdayWord = (typeof WEEKDAY_WORDS)[number];

const MEANINGS = Object.fromEntries(
  WEEKDAY_WORDS.map((word) => [word, word.charAt(0).toUpperCase() + word.slice(1)]),
) as Record<WeekdayWord, string>;

/** A day of the week by its number in ISO 8601, Monday is 1; a Mac may write `é` as two characters. */
const weekday = () =>
  z.preprocess(
    (word) => (typeof word === 'string' ? word.normalize() : word),
    choice('Un día de la semana', MEANINGS).transform((word) => WEEKDAY_WORDS.indexOf(word) + 1),
  );

/** The days of the week on which one may come, each once, from Monday on. */
export const visitDays = () =>
  list(weekday(), 'Los días de la semana en que se puede venir').transform((days) =>
    [...new Set(days)].sort((one, other) => one - other),
  );

const visitHours = () =>
  fieldGroup({
    from: hour('La hora en que se abre, de 00:00 a 23:59', '11:00'),
    to: hour('La hora en que se cierra', '18:00'),
    text: template('Cómo se leen: {from} y {to} son las horas', 'from', 'to'),
  }).superRefine(({ from, to }, context) => {
    if (to > from) return;
    const message = `Se encontró "${to}", que no es después de from: "${from}". Se espera una hora posterior.`;
    context.addIssue({ code: 'custom', path: ['to'], message });
  });

/** content/visits.json: when one may come and how, for pages, calendars and search engines. */
export const visitsSchema = () =>
  fieldGroup({
    days: visitDays(),
    range: template('Tres días seguidos o más: {first} es el primero y {last} el último', 'first', 'last'),
    hours: visitHours().describe('El horario').optional(),
    byAppointment: text('Lo que se lee si hace falta una cita', 'con cita').optional(),
    admission: text('Lo que cuesta la entrada', 'Entrada libre'),
    isFree: yesOrNo('Buscadores: true si la entrada no cuesta', false),
    place: text('Dónde, como se dice a quien todavía no tiene cita'),
    closedDays: listOrNone(
      fieldGroup({ day: day('El día', '2026-12-24'), note: text('Por qué no se puede venir', 'cerrado') }),
      'Los días de la semana de arriba en que no se puede venir',
    ),
    closedDay: template('Cómo se lee cada uno: {day} es el día y {note} por qué', 'day', 'note'),
    facts: fieldGroup({
      when: text('El nombre de cuándo'),
      admission: text('El nombre de cuánto cuesta'),
      place: text('El nombre de dónde'),
    }).describe('Los datos de una página que lleva visits: true'),
    chooseDay: text('La línea antes de los días para elegir'),
    message: template('Cómo empieza el mensaje de quien elige un día: {day} es ese día', 'day').meta(LONG),
    sample: sampleMark(),
  });

export type Visits = z.infer<ReturnType<typeof visitsSchema>>;
