import { addDays, createDayOf } from './calendar-day.ts';
import type { PageView } from './page-view.ts';
import { countVisitColumns } from './visit-columns.ts';

export interface DayVisits {
  /** Calendar day in the visitor's zone, `2026-11-20`. */
  day: string;
  visits: number;
}

const DAYS_SHOWN = 14;

/**
 * Visits of the last 14 calendar days of a time zone, oldest day first, the last one being the day of `now`. Days are counted
 * by calendar fields, so one of 23 or 25 hours is one day. A record dated after today, by a clock that was wrong, falls
 * outside. `timeZone` is an IANA name; without it the browser's own zone counts.
 */
export function countVisitsPerDay(records: readonly PageView[], now: Date, timeZone?: string): DayVisits[] {
  const today = createDayOf(timeZone)(now);
  const span = { from: addDays(today, 1 - DAYS_SHOWN), to: today };
  return countVisitColumns(records, span, timeZone).columns.map(({ from, visits }) => ({
    day: from,
    visits,
  }));
}
