import { z } from 'astro/zod';
import { choice } from './field-group.ts';

export type ExhibitionStatus = 'past' | 'current' | 'upcoming';

/** The words that an editor may write; messages name the first word of each status. */
export const STATUS_OF_WORD = {
  pasada: 'past',
  actual: 'current',
  proxima: 'upcoming',
  próxima: 'upcoming',
} as const satisfies Record<string, ExhibitionStatus>;

/** The word an editor writes for the tab of an exhibition, turned into the status the program knows; a Mac may write `ó` as two characters. */
export const exhibitionStatus = () =>
  z.preprocess(
    (word) => (typeof word === 'string' ? word.normalize() : word),
    choice(
      'El estado, que es la pestaña en la que aparece: pasada, actual o proxima; sin él lo dicen los días',
      {
        pasada: 'Ya terminó: pestaña Pasadas',
        actual: 'Está abierta: pestaña Actual',
        proxima: 'Está por venir: pestaña Próximas',
        próxima: 'Lo mismo que proxima',
      },
    ).transform((word): ExhibitionStatus => STATUS_OF_WORD[word]),
  );
