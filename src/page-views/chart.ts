import { addDays, countDays, dayOf } from './days.ts';
import { daysOf, type DaySpan, type Period } from './filter.ts';
import type { PageView } from './page-view.ts';

export type ColumnUnit = 'day' | 'week' | 'month' | 'year';

/** Visits of some days on end. */
export interface Column extends DaySpan {
  visits: number;
}

export interface Chart {
  /** What one column stands for. The first and the last may be shorter: the span cuts them. */
  unit: ColumnUnit;
  /** Oldest first. */
  columns: Column[];
}

const DAYS_SHOWN = 14;
const MOST_COLUMNS = 60;
const DAYS_OF_UNIT = { day: 1, week: 7, month: 30 } as const;

/** The days from the oldest of some page views, newest first, to today. */
export function wholeSpan(newestFirst: readonly PageView[], now: Date): DaySpan {
  const to = dayOf(now);
  const from = dayOf(newestFirst.at(-1)?.timestamp ?? now);
  return { from: from < to ? from : to, to };
}

/** The days that the chart shows of a period: for every day there is, the last 14, or those since the first of all page views. */
export function chartDays(period: Period, newestFirst: readonly PageView[], now: Date): DaySpan {
  const { from, to } = wholeSpan(newestFirst, now);
  const recent = addDays(to, 1 - DAYS_SHOWN);
  return daysOf(period, now) ?? { from: from > recent ? from : recent, to };
}

/**
 * Counts the visits within a span. A day is a column as long as that gives at most 60; then a week from Sunday, as calendars in
 * Mexico have it, a calendar month, a year. Of more than 60 years the last 60 are counted. Page views dated outside the span
 * are not counted: so a clock that was wrong cannot stretch a chart.
 */
export function drawChart(pageViews: readonly PageView[], span: DaySpan): Chart {
  const visitsOf = new Map<string, number>();
  for (const { timestamp } of pageViews) {
    const day = dayOf(timestamp);
    visitsOf.set(day, (visitsOf.get(day) ?? 0) + 1);
  }
  const { unit, columns } = divide(span);
  for (const [day, visits] of visitsOf) {
    const column = columns.find(({ from, to }) => day >= from && day <= to);
    if (column) column.visits += visits;
  }
  return { unit, columns };
}

/** The empty columns of a span. */
function divide({ from, to }: DaySpan): Chart {
  const days = countDays(to) - countDays(from) + 1;
  const unit =
    (['day', 'week', 'month'] as const).find((each) => days <= MOST_COLUMNS * DAYS_OF_UNIT[each]) ?? 'year';
  const columns: Column[] = [];
  // Weeks and months that the span cuts at both ends are one more.
  for (let end = to; end >= from && (unit !== 'year' || columns.length < MOST_COLUMNS);) {
    const start = startOf(end, unit);
    columns.unshift({ from: start < from ? from : start, to: end, visits: 0 });
    end = addDays(start, -1);
  }
  return { unit, columns };
}

/** The first day of the day, week, month or year that a day belongs to. */
function startOf(day: string, unit: ColumnUnit): string {
  if (unit === 'month') return `${day.slice(0, 7)}-01`;
  if (unit === 'year') return `${day.slice(0, 4)}-01-01`;
  if (unit === 'day') return day;
  return addDays(day, -new Date(day).getUTCDay());
}
