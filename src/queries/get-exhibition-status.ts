import type { ExhibitionFields } from '../schemas/exhibition.ts';
import { type EventState, type ExhibitionStatus, STATUSES } from '../schemas/exhibition-status.ts';

/** The fields of an exhibition that its status follows from; days are ISO 8601. */
type StatusFields = Partial<Pick<ExhibitionFields, 'status' | 'opens' | 'closes'>>;

/** The status of an exhibition on a day. */
export interface StatusAndNote {
  status: ExhibitionStatus;
  /** Names the text of its last week, or of an opening within two weeks. */
  statusNote: 'lastWeek' | 'opensOn' | undefined;
  /** An editor says that it is over, and its days run on. */
  closedEarly: boolean;
  /** An editor says that it is to come, and its first day has passed: nobody knows when it opens. */
  isPostponed: boolean;
}

const DAY_MS = 86_400_000;
const LAST_WEEK_DAYS = 7;
const NEAR_OPENING_DAYS = 14;

/** The status by the days that are left until the first and the last day; NaN for a day that nobody knows. */
const decideByDays = (opensIn: number, closesIn: number): ExhibitionStatus => {
  if (closesIn < 0) return 'past';
  return opensIn <= 0 ? 'current' : 'upcoming';
};

const decideNote = (
  status: ExhibitionStatus,
  opensIn: number,
  closesIn: number,
): StatusAndNote['statusNote'] => {
  if (status === 'current' && closesIn >= 0 && closesIn < LAST_WEEK_DAYS) return 'lastWeek';
  if (status === 'upcoming' && opensIn > 0 && opensIn <= NEAR_OPENING_DAYS) return 'opensOn';
  return undefined;
};

/** The status on a day. That of its own field wins; else it is current from `opens` to `closes`, both included, or without end. */
export const getExhibitionStatus = (
  { status: ownStatus, opens = '', closes = '' }: StatusFields,
  today: string,
): StatusAndNote => {
  const daysUntil = (day: string): number => (Date.parse(day) - Date.parse(today)) / DAY_MS;
  const opensIn = daysUntil(opens);
  const closesIn = daysUntil(closes);
  const status = ownStatus ?? decideByDays(opensIn, closesIn);
  return {
    status,
    statusNote: decideNote(status, opensIn, closesIn),
    closedEarly: isPast(status) && closesIn >= 0,
    isPostponed: status === 'upcoming' && opensIn < 0,
  };
};

const addDays = (day: string, days: number): string => Temporal.PlainDate.from(day).add({ days }).toString();

/** The days on which the status of an exhibition, or the note beside it, may become another. */
export const listStatusDays = ({ opens, closes }: StatusFields): string[] => [
  ...(opens ? [addDays(opens, -NEAR_OPENING_DAYS), opens, addDays(opens, 1)] : []),
  ...(closes ? [addDays(closes, 1 - LAST_WEEK_DAYS), addDays(closes, 1)] : []),
];

/** How an exhibition is announced: by its status, or as postponed once its first day has passed before it opened. */
export const getEventState = ({
  status,
  isPostponed,
}: Pick<StatusAndNote, 'status' | 'isPostponed'>): EventState =>
  isPostponed ? 'postponed' : STATUSES[status].event;

/** Whether visitors may come to an exhibition, now or later. Only then it can be booked and added to a calendar. */
export const isOpenToVisitors = (on: Pick<StatusAndNote, 'status' | 'isPostponed'>): boolean =>
  getEventState(on) === 'scheduled';

/** Whether an exhibition is told of in the past tense. */
export const isPast = (status: ExhibitionStatus): boolean => STATUSES[status].event === 'over';

/** Whether the activities to come of an exhibition take place: a talk after its last day too, but none of one that has ended early. */
export const hasUpcomingActivities = ({
  status,
  closedEarly,
  isPostponed,
}: Pick<StatusAndNote, 'status' | 'closedEarly' | 'isPostponed'>): boolean =>
  isOpenToVisitors({ status, isPostponed }) || (isPast(status) && !closedEarly);
