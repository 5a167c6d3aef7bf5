import type { ExhibitionFields } from '../schemas/exhibition.ts';
import { type ExhibitionStatus, STATUSES } from '../schemas/exhibition-status.ts';

/** The fields of an exhibition that its status follows from; days are ISO 8601. */
type Written = Partial<Pick<ExhibitionFields, 'status' | 'opens' | 'closes'>>;

/** The status of an exhibition; `statusNote` names the text of its last week, or of an opening within two weeks. */
export type StatusAndNote = ReturnType<typeof decideStatus>;

const DAY_MS = 86_400_000;
const LAST_WEEK_DAYS = 7;
const NEAR_OPENING_DAYS = 14;

/** The status on a day. A written one wins; else it is current from `opens` to `closes`, both included, or without end. */
export const decideStatus = ({ status: written, opens, closes }: Written, today: string) => {
  const daysUntil = (day = ''): number => (Date.parse(day) - Date.parse(today)) / DAY_MS;
  const [opensIn, closesIn] = [daysUntil(opens), daysUntil(closes)];
  const status = written ?? (closesIn < 0 ? 'past' : opensIn <= 0 ? 'current' : 'upcoming');
  const isLastWeek = status === 'current' && closesIn >= 0 && closesIn < LAST_WEEK_DAYS;
  const isNear = status === 'upcoming' && opensIn > 0 && opensIn <= NEAR_OPENING_DAYS;
  return { status, statusNote: isLastWeek ? 'lastWeek' : isNear ? 'opensOn' : undefined } as const;
};

/** Whether nothing of an exhibition is to come: no visit to plan, no calendar, no line beside its status. */
export const isOver = (status: ExhibitionStatus): boolean => STATUSES[status].isOver;
