/** One visit to one page: every field is text. */
export interface PageView {
  /** Clean path: starts with `/`, no trailing slash, query or hash. */
  path: string;
  /** Document title. */
  title: string;
  /** Moment of the visit, ISO 8601 in UTC. */
  timestamp: string;
  /** URL of the page before; empty when there was none. */
  referrer: string;
  userAgent: string;
}

export type DeviceClass = 'mobile' | 'tablet' | 'desktop';

/** The key of the stored list, and the name of the event that the page sends itself when it has changed the list. */
export const PAGE_VIEWS_KEY = 'pageViews';

/** The key under which texts that are no list are set aside, one below the other. */
export const BACKUP_KEY = 'pageViews.bak';

/** The key of the number of unreadable rows that a toast has reported. */
export const REPORTED_KEY = 'pageViews.told';

const ISO_DATE = /^\d{4}-\d\d-\d\d(T|$)/;

/** Whether a row of a stored list is a page view. Unknown fields are allowed. */
export function isPageView(row: unknown): row is PageView {
  const { path, title, timestamp, referrer, userAgent } = Object(row) as Record<keyof PageView, unknown>;
  const isText = [path, title, timestamp, referrer, userAgent].every((value) => typeof value === 'string');
  return isText && ISO_DATE.test(String(timestamp)) && !Number.isNaN(Date.parse(String(timestamp)));
}

/** Classes a device by its user agent; a user agent with both mobile and tablet is mobile. */
export function classifyDevice({ userAgent }: Pick<PageView, 'userAgent'>): DeviceClass {
  if (/mobile/i.test(userAgent)) return 'mobile';
  if (/tablet/i.test(userAgent)) return 'tablet';
  return 'desktop';
}
