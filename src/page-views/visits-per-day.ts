import type { PageView } from './page-view.ts';

export interface DayVisits {
  /** Calendar day in the visitor's zone, `2026-11-20`. */
  day: string;
  visits: number;
}

const DAYS_SHOWN = 14;
const DAY_MS = 86_400_000;

/**
 * Visits of the last 14 calendar days of a time zone, oldest day first, the last one being the day of `now`. Days are counted
 * by calendar fields, so one of 23 or 25 hours is one day. A record dated after today, by a clock that was wrong, falls
 * outside. `timeZone` is an IANA name; without it the browser's own zone counts.
 */
export function countVisitsPerDay(records: readonly PageView[], now: Date, timeZone?: string): DayVisits[] {
  // Canadian English writes the ISO order.
  const calendar = new Intl.DateTimeFormat('en-CA', {
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    timeZone,
  });
  const today = Date.parse(calendar.format(now));
  const visits = new Map<string, number>();
  for (let age = DAYS_SHOWN - 1; age >= 0; age -= 1) {
    visits.set(new Date(today - age * DAY_MS).toISOString().slice(0, 10), 0);
  }
  for (const { timestamp } of records) {
    const time = Date.parse(timestamp);
    // Formatting is slow: years of records are not worth it.
    if (Math.abs(now.getTime() - time) > (DAYS_SHOWN + 1) * DAY_MS) continue;
    const day = calendar.format(time);
    const count = visits.get(day);
    if (count !== undefined) visits.set(day, count + 1);
  }
  return [...visits].map(([day, count]) => ({ day, visits: count }));
}
