import { z } from 'astro/zod';
import { enumField } from './field-group.ts';

export type ExhibitionStatus = 'past' | 'current' | 'upcoming';

/** Whether an event takes place: as planned, in the past, on days yet unknown, or never. */
export type EventState = 'scheduled' | 'over' | 'postponed' | 'cancelled';

interface Status {
  /** The words that an editor may write, each with what it means; messages name the first. */
  words: Record<string, string>;
  /** Whether an exhibition has it by its days alone; any other is only ever written. */
  isByDays: boolean;
  /**
   * Whether one may come, now or later. It decides what pages, cards, calendars, the feed and search engines are told: what is over is told in
   * the past tense, and of what isn't scheduled nothing can be booked.
   */
  event: EventState;
}

/** Everything that the program knows of each status, in the order of the tabs. Another one is a line here: see CONTRIBUTING. */
export const STATUSES: Record<ExhibitionStatus, Status> = {
  past: {
    words: { pasada: 'Ya terminó: pestaña Pasadas' },
    isByDays: true,
    event: 'over',
  },
  current: {
    words: { actual: 'Está abierta: pestaña Actual' },
    isByDays: true,
    event: 'scheduled',
  },
  upcoming: {
    words: { proxima: 'Está por venir: pestaña Próximas', próxima: 'Lo mismo que proxima' },
    isByDays: true,
    event: 'scheduled',
  },
};

/** The statuses in the order of the tabs. */
export const STATUS_NAMES = Object.keys(STATUSES) as ExhibitionStatus[];

/** Every word that an editor may write, with its status. */
export const STATUS_OF_WORD = Object.fromEntries(
  STATUS_NAMES.flatMap((status) => Object.keys(STATUSES[status].words).map((word) => [word, status])),
) as Record<string, ExhibitionStatus>;

/** The word of a status that messages name: `proxima`. */
const wordOfStatus = (status: ExhibitionStatus): string => Object.keys(STATUSES[status].words)[0] ?? status;

const listed = new Intl.ListFormat('es', { type: 'disjunction' }).format(STATUS_NAMES.map(wordOfStatus));
const meanings = Object.fromEntries(STATUS_NAMES.flatMap((name) => Object.entries(STATUSES[name].words)));

/** The word that an editor writes for the tab of an exhibition, turned into its status; a Mac may write `ó` as two characters. */
export const exhibitionStatus = () =>
  z.preprocess(
    (word) => (typeof word === 'string' ? word.normalize() : word),
    enumField(
      `El estado, que es la pestaña en la que aparece: ${listed}; sin él lo dicen los días`,
      meanings,
    ).transform((word) => STATUS_OF_WORD[word] ?? z.NEVER),
  );
