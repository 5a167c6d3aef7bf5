import { dayBefore, dayOf, daysBetween, firstDayOf, lastDays, type Unit } from './days.ts';
import type { DayRange } from './filter.ts';
import type { PageView } from './page-view.ts';

/** Days of the chart for the period `all`, if that is all: as many as have room for a figure and a date each. */
const DAYS_OF_ALL = 14;
/** Days of the chart for other periods. */
const MOST_DAYS = 31;
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
 * The visits of each day of a range, oldest day first, of a long one by weeks or months; without a range of the whole time until
 * today. Days to come are not counted.
 */
export function countVisits(
  pageViews: readonly PageView[],
  range: DayRange | null,
  now: Date,
): { unit: Unit; counts: VisitCount[] } {
  const today = dayOf(now);
  const to = range?.to && range.to < today ? range.to : today;
  const days = pageViews.map(({ timestamp }) => dayOf(timestamp)).filter((day) => day <= to);
  const oldest = days.reduce((one, other) => (one < other ? one : other), to);
  const from = range?.from && range.from <= to ? range.from : oldest;
  const unit = chooseUnit(daysBetween(from, to), range ? MOST_DAYS : DAYS_OF_ALL);
  const isFew = range === null && unit === 'day';
  const firsts = isFew ? lastDays(DAYS_OF_ALL, now) : listFirstDays(unit, from, to);
  const visitsOf = count(days.map((day) => firstDayOf(unit, day)));
  return { unit, counts: firsts.map((day) => ({ day, visits: visitsOf.get(day) ?? 0 })) };
}

function chooseUnit(days: number, most: number): Unit {
  if (days <= most) return 'day';
  return days <= MOST_WEEKS * 7 ? 'week' : 'month';
}

/** The first day of each day, week or month between two days, oldest first, of months the last five years. */
function listFirstDays(unit: Unit, from: string, to: string): string[] {
  let first = firstDayOf(unit, to);
  const firsts = [first];
  while (first > from && firsts.length < MOST_MONTHS) {
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
