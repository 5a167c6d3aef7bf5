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

/** Where the list of page views is stored, and the event that tells this page's window that the page has changed it. */
export const PAGE_VIEWS_KEY = 'pageViews';

/** Where a text that is no list is set aside, later ones under `pageViews.bak.bak` …, so that none is ever written over. */
export const SET_ASIDE_KEY = 'pageViews.bak';

/** Where the number of unreadable rows is stored that has been reported to the visitor. */
export const REPORTED_KEY = 'pageViews.told';

const ISO_DATE = /^\d{4}-\d\d-\d\d(T|$)/;

/** Distinguishes a page view from anything else that a stored list may hold. Fields that we do not know are allowed. */
export function isPageView(row: unknown): row is PageView {
  if (typeof row !== 'object' || row === null) return false;
  const { path, title, timestamp, referrer, userAgent } = row as Record<keyof PageView, unknown>;
  const isText = [path, title, referrer, userAgent].every((value) => typeof value === 'string');
  return (
    isText &&
    typeof timestamp === 'string' &&
    ISO_DATE.test(timestamp) &&
    !Number.isNaN(Date.parse(timestamp))
  );
}

/** Classes a device by its user agent; a user agent with both mobile and tablet is mobile. */
export function classifyDevice({ userAgent }: Pick<PageView, 'userAgent'>): DeviceClass {
  if (/mobile/i.test(userAgent)) return 'mobile';
  if (/tablet/i.test(userAgent)) return 'tablet';
  return 'desktop';
}
