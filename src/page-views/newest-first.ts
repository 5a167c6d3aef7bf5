import type { PageView } from './page-view.ts';

/** A new list, newest timestamp first; of two with the same timestamp, the one stored last comes first (specification §2). */
export function sortNewestFirst(records: readonly PageView[]): PageView[] {
  return records
    .map((record) => ({ record, time: Date.parse(record.timestamp) }))
    .reverse()
    .sort((one, other) => other.time - one.time)
    .map(({ record }) => record);
}
