import { classifyDevice } from './device-class.ts';
import type { PageView } from './page-view.ts';

export interface RankedValue {
  /** A path, a referrer (empty: a direct visit) or a device class. */
  value: string;
  visits: number;
}

/** The values with the most visits, most first, equal ones by name; no more than `limit` of them. */
export function rankBy(
  records: readonly PageView[],
  field: 'path' | 'referrer' | 'device',
  limit: number,
): RankedValue[] {
  const visits = new Map<string, number>();
  for (const record of records) {
    const value = field === 'device' ? classifyDevice(record.userAgent) : record[field];
    visits.set(value, (visits.get(value) ?? 0) + 1);
  }
  return [...visits]
    .map(([value, count]) => ({ value, visits: count }))
    .sort((one, other) => other.visits - one.visits || (one.value < other.value ? -1 : 1))
    .slice(0, limit);
}
