import { readTime } from '../time-of-day.ts';
import { fieldGroup, listOrNone } from './field-group.ts';
import { day, shortName, text, textOf } from './text.ts';

/** A time of day; an editor may write `9:00`. */
export const hour = (description: string, example: string) =>
  textOf(
    /^(?:[01]?\d|2[0-3]):[0-5]\d$/,
    'una hora, de 00:00 a 23:59 (la medianoche en que algo termina es 23:59)',
  )(description, example).transform(readTime);

/** What happens in an exhibition on a day and at an hour, the first one first. */
export const exhibitionActivities = () =>
  listOrNone(
    fieldGroup({
      label: text('Qué es', 'Inauguración'),
      day: day('El día', '2027-02-06'),
      starts: hour('La hora en que empieza, de 00:00 a 23:59', '19:00'),
      ends: hour('La hora en que termina', '22:00').optional(),
      inSentence: text(
        'Cómo sigue «Quiero ir» en el mensaje de quien la reserva, con su artículo',
        'a la inauguración',
      ).optional(),
      note: text('Lo que conviene saber', 'Entrada libre, con registro').optional(),
      id: shortName('Por lo que calendarios la conocen: no lo cambies', 'a1b2c3d4')
        .meta({ widget: 'hidden' })
        .optional(),
    }),
    'Las actividades: inauguración, recorridos, conversaciones',
  )
    .transform((activities) =>
      activities.toSorted((one, other) =>
        `${one.day} ${one.starts}`.localeCompare(`${other.day} ${other.starts}`),
      ),
    )
    .default([]);
