import { isPageView, PAGE_VIEWS_KEY, REPORTED_KEY, BACKUP_KEY, type PageView } from './page-view.ts';

export interface StoredPageViews {
  /** In stored order, oldest first. Fields beside the five are text or left out. */
  pageViews: PageView[];
  /** How many rows of the list are no page views, and lines that are set aside. All of it stays stored. */
  unreadable: number;
  /** True when the list has no row at all. */
  isEmpty: boolean;
}

/**
 * Reads the stored page views and changes nothing; null where there is no storage, or a text in it that is no list. Takes a
 * function, because reading `window.localStorage` may throw.
 */
export function readPageViews(openStorage: () => Pick<Storage, 'getItem'> | null): StoredPageViews | null {
  try {
    const storage = openStorage();
    const rows: unknown = storage && JSON.parse(storage.getItem(PAGE_VIEWS_KEY) || '[]');
    if (!Array.isArray(rows)) return null;
    const pageViews = rows.filter(isPageView).map(keepTexts);
    const linesSetAside = storage?.getItem(BACKUP_KEY)?.split('\n').length ?? 0;
    const unreadable = rows.length - pageViews.length + linesSetAside;
    return { pageViews, unreadable, isEmpty: rows.length === 0 };
  } catch {
    return null;
  }
}

/** Deletes the stored page views of this browser, and what was set aside. */
export function clearPageViews(storage: Storage): void {
  for (const key of [PAGE_VIEWS_KEY, REPORTED_KEY, BACKUP_KEY]) storage.removeItem(key);
}

/** Whether there are more unreadable rows than were reported before; from now on they are reported. */
export function isReportDue(storage: Storage, unreadable: number): boolean {
  if (unreadable <= Number(storage.getItem(REPORTED_KEY))) return false;
  try {
    storage.setItem(REPORTED_KEY, String(unreadable));
  } catch {
    // Where the browser is full it is reported again.
  }
  return true;
}

/** A field that this version doesn't know may hold anything; a column that shows it gets text or nothing. */
const keepTexts = (row: PageView) =>
  Object.fromEntries(
    Object.entries(row).filter(([, value]) => typeof value === 'string'),
  ) as unknown as PageView;
