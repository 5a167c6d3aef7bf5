import { addDays, countDays, createDayOf } from './calendar-day.ts';
import type { PageView } from './page-view.ts';
import type { DaySpan } from './period.ts';

export type ColumnUnit = 'day' | 'week' | 'month' | 'year';

/** Visits of some days on end. */
export interface VisitColumn extends DaySpan {
  visits: number;
}

export interface VisitChart {
  /** What one column stands for. The first and the last may be shorter: the span cuts them. */
  unit: ColumnUnit;
  /** Oldest first. */
  columns: VisitColumn[];
}

const MOST_COLUMNS = 60;
const DAYS_OF_UNIT = { day: 1, week: 7, month: 30 } as const;
const SUNDAY_AFTER_1970 = 3;

/**
 * Visits within a span of calendar days of a zone (an IANA name, or the browser's own). A day is a column as long as that
 * gives at most 60; then a week from Sunday, as calendars in Mexico have it, a calendar month, a year. Of more than 60 years
 * the last 60 are counted. Records dated outside the span are not counted: so a clock that was wrong cannot stretch a chart.
 */
export function countVisitColumns(
  records: readonly PageView[],
  span: DaySpan,
  timeZone?: string,
): VisitChart {
  const visitsOf = new Map<string, number>();
  const dayOf = createDayOf(timeZone);
  for (const { timestamp } of records) {
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
function divide({ from, to }: DaySpan): VisitChart {
  const days = countDays(to) - countDays(from) + 1;
  const unit =
    (['day', 'week', 'month'] as const).find((each) => days <= MOST_COLUMNS * DAYS_OF_UNIT[each]) ?? 'year';
  const columns: VisitColumn[] = [];
  for (let end = to; end >= from && columns.length < MOST_COLUMNS;) {
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
  return addDays(day, -((((countDays(day) - SUNDAY_AFTER_1970) % 7) + 7) % 7));
}
