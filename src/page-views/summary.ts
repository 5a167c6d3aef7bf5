import { getLocalDate, getLastDates } from './days.ts';
import type { PageView } from './page-view.ts';

/** Returns the page views sorted by time, newest first. Page views with equal timestamps are in reverse order of storage. */
export function sortNewestFirst(pageViews: readonly PageView[]): PageView[] {
  return pageViews
    .map((pageView) => ({ pageView, time: Date.parse(pageView.timestamp) }))
    .reverse()
    .sort((a, b) => b.time - a.time)
    .map(({ pageView }) => pageView);
}

interface DailyVisits {
  /** Date in the visitor's time zone: `2026-11-20`. */
  day: string;
  visits: number;
}

/** Counts the visits on each of the last `count` dates, oldest first. The last date is `today`. */
export function countByDate(pageViews: readonly PageView[], count: number, today: string): DailyVisits[] {
  const visitsByDay = new Map(getLastDates(count, today).map((day) => [day, 0]));
  for (const { timestamp } of pageViews) {
    const day = getLocalDate(timestamp);
    const visits = visitsByDay.get(day);
    if (visits !== undefined) visitsByDay.set(day, visits + 1);
  }
  return [...visitsByDay].map(([day, visits]) => ({ day, visits }));
}
