import type { ExhibitionFields } from '../schemas/exhibition.ts';
import { type ExhibitionStatus, type Phase, STATUS_NAMES, STATUSES } from '../schemas/exhibition-status.ts';

type StatusFields = Partial<Pick<ExhibitionFields, 'status' | 'opens' | 'closes'>>;

export interface StatusAndNote {
  status: ExhibitionStatus;
  statusNote: 'lastWeek' | 'opensOn' | undefined;
  /** Whether the editor set a past status before the last date. */
  closedEarly: boolean;
  /** Whether the editor set an upcoming status after the first date. The opening date is then unknown. */
  isPostponed: boolean;
}

const DAY_MS = 86_400_000;
const LAST_WEEK_DAYS = 7;
const NEAR_OPENING_DAYS = 14;

/** Returns the status for a number of days until the first and until the last date. NaN means that the date is unknown. */
function getStatusFromDays(daysToOpening: number, daysToClosing: number): ExhibitionStatus {
  if (daysToClosing < 0) return 'past';
  return daysToOpening <= 0 ? 'current' : 'upcoming';
}

function getStatusNote(
  status: ExhibitionStatus,
  daysToOpening: number,
  daysToClosing: number,
): StatusAndNote['statusNote'] {
  if (isOpen(status) && daysToClosing >= 0 && daysToClosing < LAST_WEEK_DAYS) return 'lastWeek';
  if (isUpcoming(status) && daysToOpening > 0 && daysToOpening <= NEAR_OPENING_DAYS) return 'opensOn';
  return undefined;
}

/** Returns the status of an exhibition on a date: the editor's status, or current from `opens` to `closes`, both included. */
export function getExhibitionStatus(
  { status: editorStatus, opens = '', closes = '' }: StatusFields,
  date: string,
): StatusAndNote {
  const getDaysUntil = (target: string): number => (Date.parse(target) - Date.parse(date)) / DAY_MS;
  const daysToOpening = getDaysUntil(opens);
  const daysToClosing = getDaysUntil(closes);
  const status = editorStatus ?? getStatusFromDays(daysToOpening, daysToClosing);
  return {
    status,
    statusNote: getStatusNote(status, daysToOpening, daysToClosing),
    closedEarly: isPast(status) && daysToClosing >= 0,
    isPostponed: isUpcoming(status) && daysToOpening < 0,
  };
}

const addDays = (date: string, days: number): string =>
  Temporal.PlainDate.from(date).add({ days }).toString();

/** Returns the dates on which the status or its note can change. */
export function getStatusDates({ opens, closes }: StatusFields): string[] {
  const dates: string[] = [];
  if (opens) dates.push(addDays(opens, -NEAR_OPENING_DAYS), opens, addDays(opens, 1));
  if (closes) dates.push(addDays(closes, 1 - LAST_WEEK_DAYS), addDays(closes, 1));
  return dates;
}

/** Returns whether visitors can see an exhibition with this status now. */
export const isOpen = (status: ExhibitionStatus): boolean => STATUSES[status].phase === 'open';

/** Returns whether texts about an exhibition with this status use the past tense. */
export const isPast = (status: ExhibitionStatus): boolean => STATUSES[status].phase === 'over';

const isUpcoming = (status: ExhibitionStatus): boolean => STATUSES[status].phase === 'upcoming';

/** Statuses of exhibitions that visitors can see now. */
export const OPEN_STATUSES: readonly ExhibitionStatus[] = STATUS_NAMES.filter(isOpen);

/** State of an event that feeds and calendars announce: its phase, or postponed to an unknown date. */
export type EventState = Phase | 'postponed';

/** Returns the state that feeds and calendars announce. */
export const getEventState = ({
  status,
  isPostponed,
}: Pick<StatusAndNote, 'status' | 'isPostponed'>): EventState =>
  isPostponed ? 'postponed' : STATUSES[status].phase;

/** Returns whether visitors can see an exhibition now or later. Only such an exhibition has a booking and a calendar file. */
export const isVisitable = (exhibition: Pick<StatusAndNote, 'status' | 'isPostponed'>): boolean =>
  ['open', 'upcoming'].includes(getEventState(exhibition));

/** Returns whether the remaining activities take place. A past exhibition can have an activity after its last date, unless it closed early. */
export const hasUpcomingActivities = ({
  status,
  closedEarly,
  isPostponed,
}: Pick<StatusAndNote, 'status' | 'closedEarly' | 'isPostponed'>): boolean =>
  isVisitable({ status, isPostponed }) || (isPast(status) && !closedEarly);

/**
 * Returns the status of the tab to select first: the first open status that has an exhibition, or else the first status that has an
 * exhibition.
 */
export function getInitialStatus(exhibitions: readonly Pick<StatusAndNote, 'status'>[]): ExhibitionStatus {
  const filled = STATUS_NAMES.filter((name) => exhibitions.some(({ status }) => status === name));
  return filled.find(isOpen) ?? filled[0] ?? 'current';
}
