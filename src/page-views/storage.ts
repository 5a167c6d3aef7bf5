import { isPageView, PAGE_VIEWS_KEY, SET_ASIDE_KEY, type PageView } from './page-view.ts';

export type StoredPageViews =
  | {
      status: 'loaded';
      /** In stored order, oldest first, unknown fields included. */
      pageViews: PageView[];
      /** True when rows of the list are no page views, or a text that was no list is set aside. All of it stays stored. */
      hasUnreadable: boolean;
      /** True when the list has no row at all. */
      isEmpty: boolean;
    }
  | { status: 'failed' };

/** Reads the stored page views and changes nothing. A function, because in some browsers the mention of `localStorage` throws. */
export function readPageViews(openStorage: () => Pick<Storage, 'getItem'> | null): StoredPageViews {
  try {
    const storage = openStorage();
    const rows = storage && parseRows(storage.getItem(PAGE_VIEWS_KEY));
    if (!rows) return { status: 'failed' };
    const pageViews = rows.filter(isPageView);
    const hasUnreadable = pageViews.length < rows.length || storage.getItem(SET_ASIDE_KEY) !== null;
    return { status: 'loaded', pageViews, hasUnreadable, isEmpty: rows.length === 0 };
  } catch {
    return { status: 'failed' };
  }
}

/** Deletes the stored page views of this browser. */
export function emptyPageViews(storage: Storage): void {
  storage.removeItem(PAGE_VIEWS_KEY);
}

/** The rows of a stored list as they are, junk included; no text is a list without rows, and any other text is null. */
function parseRows(text: string | null): unknown[] | null {
  try {
    const rows: unknown = JSON.parse(text || '[]');
    return Array.isArray(rows) ? rows : null;
  } catch {
    return null;
  }
}
