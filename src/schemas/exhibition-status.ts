import { z } from 'astro/zod';
import { enumField } from './field-group.ts';

export type ExhibitionStatus = 'past' | 'current' | 'upcoming';

/** Phase of an exhibition. Visitors can book an upcoming or open exhibition. Texts about the phase `over` use the past tense. */
export type Phase = 'upcoming' | 'open' | 'over' | 'cancelled';

interface Status {
  /** Words that editors may write, with their meaning. Messages use the first word. */
  words: Record<string, string>;
  /** Phase of the exhibitions with this status. Several statuses can have the same phase. */
  phase: Phase;
}

/** Definition of each status, in the order of the tabs. CONTRIBUTING describes how to add a status. */
export const STATUSES: Record<ExhibitionStatus, Status> = {
  past: {
    words: { pasada: 'Ya terminó: pestaña Pasadas' },
    phase: 'over',
  },
  current: {
    words: { actual: 'Está abierta: pestaña Actual' },
    phase: 'open',
  },
  upcoming: {
    words: { proxima: 'Está por venir: pestaña Próximas', próxima: 'Lo mismo que proxima' },
    phase: 'upcoming',
  },
};

export const STATUS_NAMES = Object.keys(STATUSES) as ExhibitionStatus[];

/** Status for each word that editors may write. */
export const STATUS_OF_WORD = Object.fromEntries(
  STATUS_NAMES.flatMap((status) => Object.keys(STATUSES[status].words).map((word) => [word, status])),
) as Record<string, ExhibitionStatus>;

/** Returns the word for a status in messages: `proxima`. */
const getStatusWord = (status: ExhibitionStatus): string => Object.keys(STATUSES[status].words)[0] ?? status;

const statusWords = new Intl.ListFormat('es', { type: 'disjunction' }).format(
  STATUS_NAMES.map(getStatusWord),
);
const meanings = Object.fromEntries(STATUS_NAMES.flatMap((name) => Object.entries(STATUSES[name].words)));

/**
 * Creates the status field, which converts the Spanish word to a status. Normalizes the word, because macOS may write `ó` as two characters.
 */
export const exhibitionStatusField = (): z.ZodType<ExhibitionStatus> =>
  z.preprocess(
    (word) => (typeof word === 'string' ? word.normalize() : word),
    enumField(
      `El estado, que es la pestaña en la que aparece: ${statusWords}; sin él lo dicen los días`,
      meanings,
    ).transform((word) => STATUS_OF_WORD[word] ?? z.NEVER),
  );
