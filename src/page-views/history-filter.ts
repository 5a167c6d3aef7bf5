import { createDayOf } from './calendar-day.ts';
import { classifyDevice, type DeviceClass } from './device-class.ts';
import type { PageView } from './page-view.ts';
import { daysOf, type DaySpan, type Period } from './period.ts';
import { searchTextOf, simplify } from './search-text.ts';

/** Which records of the history are asked for. A field that is absent asks for nothing; an empty referrer is a direct visit. */
export interface HistoryFilter {
  period: Period;
  search: string;
  path?: string;
  referrer?: string;
  device?: DeviceClass;
}

/** The default view: every record. */
export const NO_FILTER: HistoryFilter = { period: { kind: 'all' }, search: '' };

/**
 * The records that a filter asks for, in the order given. Every word of the search must occur in the path, title, referrer or
 * user agent, in any letters, with or without accents. Days are those of the zone (an IANA name, or the browser's own).
 */
export function filterPageViews(
  records: readonly PageView[],
  filter: HistoryFilter,
  now: Date,
  timeZone?: string,
): PageView[] {
  const { path, referrer, device } = filter;
  const days = daysOf(filter.period, now, timeZone);
  const dayOf = createDayOf(timeZone);
  const words = simplify(filter.search).split(/\s+/).filter(Boolean);

  const isAmongDays = (day: string, { from, to }: DaySpan) => day >= from && day <= to;
  return records.filter(
    (record) =>
      (path === undefined || record.path === path) &&
      (referrer === undefined || record.referrer === referrer) &&
      (device === undefined || classifyDevice(record.userAgent) === device) &&
      (days === null || isAmongDays(dayOf(record.timestamp), days)) &&
      (words.length === 0 || words.every((word) => searchTextOf(record).includes(word))),
  );
}
