import { dayOf, lastDays } from './days.ts';
import { type Period, PERIOD_DAYS } from './filter.ts';
import type { PageView } from './page-view.ts';

/** Days of the chart for the period `all`: as many as have room for a figure and a date each. */
const DAYS_OF_ALL = 14;

/** A new list, newest timestamp first; of two with the same timestamp, the one stored last comes first. */
export function sortNewestFirst(pageViews: readonly PageView[]): PageView[] {
  return pageViews
    .map((pageView) => ({ pageView, time: Date.parse(pageView.timestamp) }))
    .reverse()
    .sort((one, other) => other.time - one.time)
    .map(({ pageView }) => pageView);
}

/** The visits of each day of a period, oldest day first; of `all` the last fourteen days. Other days are not counted. */
export function countByDay(pageViews: readonly PageView[], period: Period, now: Date) {
  const visitsOf = count(pageViews.map(({ timestamp }) => dayOf(timestamp)));
  return lastDays(PERIOD_DAYS[period] ?? DAYS_OF_ALL, now).map((day) => ({
    day,
    visits: visitsOf.get(day) ?? 0,
  }));
}

/** The values with the most visits, most first, equal ones by name; no more than `limit` of them. */
export function rankBy(
  pageViews: readonly PageView[],
  valueOf: (pageView: PageView) => string,
  limit: number,
) {
  return [...count(pageViews.map(valueOf))]
    .map(([value, visits]) => ({ value, visits }))
    .sort((one, other) => other.visits - one.visits || (one.value < other.value ? -1 : 1))
    .slice(0, limit);
}

/** How often each of some texts occurs. */
function count(texts: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const text of texts) counts.set(text, (counts.get(text) ?? 0) + 1);
  return counts;
}
