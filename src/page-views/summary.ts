import { dayBefore, dayOf, daysBetween, firstDayOf, lastDays, type Unit } from './days.ts';
import { type Period, PERIOD_DAYS } from './filter.ts';
import type { PageView } from './page-view.ts';

/** Days of the chart for the period `all`, if that is all: as many as have room for a figure and a date each. */
const DAYS_OF_ALL = 14;
/** Half a year; what is longer is counted by months. */
const MOST_WEEKS = 26;
/** A clock that was wrong by decades doesn't make the chart longer. */
const MOST_MONTHS = 60;

/** A new list, newest timestamp first; of two with the same timestamp, the one stored last comes first. */
export function sortNewestFirst(pageViews: readonly PageView[]): PageView[] {
  return pageViews
    .map((pageView) => ({ pageView, time: Date.parse(pageView.timestamp) }))
    .reverse()
    .sort((one, other) => other.time - one.time)
    .map(({ pageView }) => pageView);
}

/** The visits of a day, a week or a month, by its first calendar day. */
export interface VisitCount {
  day: string;
  visits: number;
}

/**
 * The visits of each day of a period, oldest day first; of `all` the whole time until today, by days, weeks or months. Days to come
 * are not counted.
 */
export function countVisits(
  pageViews: readonly PageView[],
  period: Period,
  now: Date,
): { unit: Unit; counts: VisitCount[] } {
  const today = dayOf(now);
  const days = pageViews.map(({ timestamp }) => dayOf(timestamp)).filter((day) => day <= today);
  const length = PERIOD_DAYS[period];
  const oldest = days.reduce((one, other) => (one < other ? one : other), today);
  const unit = length === null ? chooseUnit(daysBetween(oldest, today)) : 'day';
  const firsts = unit === 'day' ? lastDays(length ?? DAYS_OF_ALL, now) : listFirstDays(unit, oldest, today);
  const visitsOf = count(days.map((day) => firstDayOf(unit, day)));
  return { unit, counts: firsts.map((day) => ({ day, visits: visitsOf.get(day) ?? 0 })) };
}

function chooseUnit(days: number): Unit {
  if (days <= DAYS_OF_ALL) return 'day';
  return days <= MOST_WEEKS * 7 ? 'week' : 'month';
}

/** The first day of each week or month between two days, oldest first, of months the last five years. */
function listFirstDays(unit: Unit, oldest: string, today: string): string[] {
  let first = firstDayOf(unit, today);
  const firsts = [first];
  while (first > oldest && firsts.length < MOST_MONTHS) {
    first = firstDayOf(unit, dayBefore(first));
    firsts.unshift(first);
  }
  return firsts;
}

/** The values with the most visits, most first, equal ones by name. */
export function rankBy(
  pageViews: readonly PageView[],
  valueOf: (pageView: PageView) => string,
): { value: string; visits: number }[] {
  return [...count(pageViews.map(valueOf))]
    .map(([value, visits]) => ({ value, visits }))
    .sort((one, other) => other.visits - one.visits || (one.value < other.value ? -1 : 1));
}

/** How often each of some texts occurs. */
function count(texts: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const text of texts) counts.set(text, (counts.get(text) ?? 0) + 1);
  return counts;
}
