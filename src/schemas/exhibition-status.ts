import { choice } from './choice.ts';

export type ExhibitionStatus = 'past' | 'current' | 'upcoming';

const STATUS_OF_WORD = {
  pasada: 'past',
  actual: 'current',
  proxima: 'upcoming',
  próxima: 'upcoming',
} as const satisfies Record<string, ExhibitionStatus>;

/** The word an editor writes for the tab of an exhibition, turned into the status the program knows. */
export const exhibitionStatus = () =>
  choice(
    ['pasada', 'actual', 'proxima', 'próxima'],
    'La pestaña en la que aparece: pasada, actual o proxima',
  ).transform((word): ExhibitionStatus => STATUS_OF_WORD[word]);
