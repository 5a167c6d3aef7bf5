import type { PageView } from './page-view.ts';

export interface Summary {
  totalVisits: number;
  uniquePages: number;
  /** Newest timestamp (ISO 8601), or null without records. */
  lastVisit: string | null;
}

/** Counts for the three cards of the visit history (specification §2). Takes records in any order. */
export function summarise(records: readonly PageView[]): Summary {
  let lastVisit: string | null = null;
  let lastTime = -Infinity;
  for (const { timestamp } of records) {
    const time = Date.parse(timestamp);
    if (time > lastTime) [lastVisit, lastTime] = [timestamp, time];
  }
  return {
    totalVisits: records.length,
    uniquePages: new Set(records.map((record) => record.path)).size,
    lastVisit,
  };
}
