import type { ValueField } from './filter.ts';
import { classifyDevice, type PageView } from './page-view.ts';

export interface Summary {
  totalVisits: number;
  uniquePages: number;
  /** Newest timestamp (ISO 8601), or null without page views. */
  lastVisit: string | null;
}

export interface RankedValue {
  /** A path, a referrer (empty: a direct visit) or a device class. */
  value: string;
  visits: number;
}

/** A new list, newest timestamp first; of two with the same timestamp, the one stored last comes first. */
export function sortNewestFirst(pageViews: readonly PageView[]): PageView[] {
  return pageViews
    .map((view) => ({ view, time: Date.parse(view.timestamp) }))
    .reverse()
    .sort((one, other) => other.time - one.time)
    .map(({ view }) => view);
}

/** Counts what the three cards tell of page views, newest first. */
export function summarise(newestFirst: readonly PageView[]): Summary {
  return {
    totalVisits: newestFirst.length,
    uniquePages: new Set(newestFirst.map(({ path }) => path)).size,
    lastVisit: newestFirst[0]?.timestamp ?? null,
  };
}

/** The values with the most visits, most first, equal ones by name; no more than `limit` of them. */
export function rankBy(pageViews: readonly PageView[], field: ValueField, limit: number): RankedValue[] {
  const visitsOf = new Map<string, number>();
  for (const view of pageViews) {
    const value = field === 'device' ? classifyDevice(view) : view[field];
    visitsOf.set(value, (visitsOf.get(value) ?? 0) + 1);
  }
  return [...visitsOf]
    .map(([value, visits]) => ({ value, visits }))
    .sort((one, other) => other.visits - one.visits || (one.value < other.value ? -1 : 1))
    .slice(0, limit);
}
