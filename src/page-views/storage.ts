import { PAGE_VIEWS_KEY, SET_ASIDE_KEY, type PageView } from './page-view.ts';

export type PageViewHistory =
  | {
      status: 'loaded';
      /** In stored order, oldest first, unknown fields included. */
      records: PageView[];
      /** Rows of the list that are no page views. They stay stored. */
      unreadableRows: number;
      /** True when the recorder keeps an unreadable text aside. */
      hasSetAside: boolean;
    }
  | { status: 'failed' };

const ISO_DATE = /^[+-]?\d{4,6}-\d\d-\d\d(T|$)/;

/**
 * Reads the stored page views and changes nothing (specification §2, §8). `openStorage` is a function because in some
 * browsers the mere mention of `localStorage` throws. Blocked, absent or unparseable storage gives `failed`.
 */
export function readPageViews(openStorage: () => Pick<Storage, 'getItem'> | null): PageViewHistory {
  try {
    const storage = openStorage();
    if (storage === null) return { status: 'failed' };
    const rows: unknown = JSON.parse(storage.getItem(PAGE_VIEWS_KEY) || '[]');
    if (!Array.isArray(rows)) return { status: 'failed' };
    const records = rows.filter(isPageView);
    return {
      status: 'loaded',
      records,
      unreadableRows: rows.length - records.length,
      hasSetAside: storage.getItem(SET_ASIDE_KEY) !== null,
    };
  } catch {
    return { status: 'failed' };
  }
}

function isPageView(row: unknown): row is PageView {
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
