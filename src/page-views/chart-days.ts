import { addDays, createDayOf } from './calendar-day.ts';
import type { PageView } from './page-view.ts';
import { daysOf, type DaySpan, type Period } from './period.ts';

const DAYS_SHOWN = 14;

/** The days that the chart shows of a period: for every day there is, the last 14 (design §4). */
export function chartDays(period: Period, now: Date, timeZone?: string): DaySpan {
  const today = createDayOf(timeZone)(now);
  return daysOf(period, now, timeZone) ?? { from: addDays(today, 1 - DAYS_SHOWN), to: today };
}

/** The days from the oldest of a list of records, newest first, to today. */
export function wholeSpan(newestFirst: readonly PageView[], now: Date, timeZone?: string): DaySpan {
  const dayOf = createDayOf(timeZone);
  const to = dayOf(now);
  const oldest = newestFirst.at(-1);
  const from = oldest ? dayOf(oldest.timestamp) : to;
  return { from: from < to ? from : to, to };
}
