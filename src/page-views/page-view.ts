export interface PageView {
  /** Path without trailing slash, query and fragment: `/` or `/plantas`. */
  path: string;
  title: string;
  /** Time of the visit, ISO 8601 in UTC. */
  timestamp: string;
  /** URL of the previous page; empty if the browser reports none. */
  referrer: string;
  userAgent: string;
}

export type DeviceClass = 'mobile' | 'tablet' | 'desktop';

/** Storage key of the list, and name of the event that `window` dispatches after the page has changed the list. */
export const PAGE_VIEWS_KEY = 'pageViews';

/** Storage key of the backup: values of `PAGE_VIEWS_KEY` that were not a list, one per line. */
export const BACKUP_KEY = 'pageViews.bak';

/** Storage key of the number of unreadable rows that the last toast reported. */
export const REPORTED_KEY = 'pageViews.told';

const ISO_DATE = /^\d{4}-\d\d-\d\d(T|$)/;

/** Returns whether a row of a stored list is a page view. Allows unknown fields. */
export function isPageView(row: unknown): row is PageView {
  const { path, title, timestamp, referrer, userAgent } = Object(row) as Record<keyof PageView, unknown>;
  const hasStrings = [path, title, timestamp, referrer, userAgent].every(
    (value) => typeof value === 'string',
  );
  return hasStrings && ISO_DATE.test(String(timestamp)) && !Number.isNaN(Date.parse(String(timestamp)));
}

/** Classifies a device by its user agent. `mobile` takes precedence over `tablet`. */
export function classifyDevice({ userAgent }: Pick<PageView, 'userAgent'>): DeviceClass {
  if (/mobile/i.test(userAgent)) return 'mobile';
  if (/tablet/i.test(userAgent)) return 'tablet';
  return 'desktop';
}
