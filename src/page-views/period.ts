import { addDays, createDayOf } from './calendar-day.ts';

/** Which days of the history are asked for. `from` and `to` are calendar days (`2026-11-20`) and both belong to the range. */
export type Period =
  | { kind: 'all' }
  | { kind: 'today' }
  | { kind: 'last'; days: 7 | 30 }
  | { kind: 'range'; from: string; to: string };

/** Calendar days from one to another, both included, the earlier one first. */
export interface DaySpan {
  from: string;
  to: string;
}

/** The calendar days of a period in a zone (an IANA name, or the browser's own); null is every day there is. */
export function daysOf(period: Period, now: Date, timeZone?: string): DaySpan | null {
  if (period.kind === 'all') return null;
  if (period.kind === 'range') {
    const { from, to } = period;
    return from <= to ? { from, to } : { from: to, to: from };
  }
  const today = createDayOf(timeZone)(now);
  return { from: period.kind === 'today' ? today : addDays(today, 1 - period.days), to: today };
}
