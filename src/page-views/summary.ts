import { dayOf, lastDays } from './days.ts';
import type { PageView } from './page-view.ts';

/** A new list, newest timestamp first; of two with the same timestamp, the one stored last comes first. */
export function sortNewestFirst(pageViews: readonly PageView[]): PageView[] {
  return pageViews
    .map((pageView) => ({ pageView, time: Date.parse(pageView.timestamp) }))
    .reverse()
    .sort((one, other) => other.time - one.time)
    .map(({ pageView }) => pageView);
}

/** The visits of each of the last calendar days, as many as `count`, oldest day first; the last one is `today`. */
export function countByDay(
  pageViews: readonly PageView[],
  count: number,
  today: string,
): { day: string; visits: number }[] {
  const visits = new Map(lastDays(count, today).map((day) => [day, 0]));
  for (const { timestamp } of pageViews) {
    const before = visits.get(dayOf(timestamp));
    if (before !== undefined) visits.set(dayOf(timestamp), before + 1);
  }
  return [...visits].map(([day, visits]) => ({ day, visits }));
}
