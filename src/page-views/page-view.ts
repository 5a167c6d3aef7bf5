/** One visit to one page, as the specification §3 stores it: every field is text. */
export interface PageView {
  /** Clean address: starts with `/`, no trailing slash, query or hash. */
  path: string;
  /** Document title. */
  title: string;
  /** Moment of the visit, ISO 8601 in UTC. */
  timestamp: string;
  /** Address of the page before; empty when there was none. */
  referrer: string;
  userAgent: string;
}

/** Where the list of page views is stored (specification §3). */
export const PAGE_VIEWS_KEY = 'pageViews';

/** Start of the keys that guard the newest records while simultaneous tabs may write over them; the record's text follows. */
export const COPY_KEY = 'pageViews.new';

/**
 * Where the recorder keeps a text it found under PAGE_VIEWS_KEY and could not read. The first text takes this key, later
 * ones `pageViews.bak.bak`, `pageViews.bak.bak.bak` …, so that none is ever written over.
 */
export const SET_ASIDE_KEY = 'pageViews.bak';

/** Sent to the window by the recorder after it has stored a visit. */
export const RECORDED_EVENT = 'pageView';

const ISO_DATE = /^[+-]?\d{4,6}-\d\d-\d\d(T|$)/;

/** Tells a page view from anything else that a stored or imported list may hold. Fields that we do not know are allowed. */
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
