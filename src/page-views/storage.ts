import { isPageView, PAGE_VIEWS_KEY, SET_ASIDE_KEY, type PageView } from './page-view.ts';

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

/**
 * Reads the stored page views and changes nothing (specification §2, §8). `openStorage` is a function because in some
 * browsers the mere mention of `localStorage` throws. Blocked, absent or unparseable storage gives `failed`.
 */
export function readPageViews(openStorage: () => Pick<Storage, 'getItem'> | null): PageViewHistory {
  try {
    const storage = openStorage();
    if (storage === null) return { status: 'failed' };
    const rows = parseRows(storage.getItem(PAGE_VIEWS_KEY));
    if (rows === null) return { status: 'failed' };
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

/** The rows of a stored list as they are, junk included; no text is a list without rows, and any other text is null. */
export function parseRows(text: string | null): unknown[] | null {
  try {
    const rows: unknown = JSON.parse(text || '[]');
    return Array.isArray(rows) ? rows : null;
  } catch {
    return null;
  }
}
