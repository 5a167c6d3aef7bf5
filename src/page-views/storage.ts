import { isPageView, PAGE_VIEWS_KEY, REPORTED_KEY, BACKUP_KEY, type PageView } from './page-view.ts';

export interface StoredPageViews {
  /** Page views in stored order, oldest first. Each page view keeps its unknown fields if they are strings. */
  pageViews: PageView[];
  /** Number of invalid rows in the list and lines in the backup. Both remain in the storage. */
  unreadable: number;
  isEmpty: boolean;
}

/** Reads the page views; returns null if no list can be read. Takes a function, because `window.localStorage` throws if storage is blocked. */
export function readPageViews(openStorage: () => Pick<Storage, 'getItem'> | null): StoredPageViews | null {
  try {
    const storage = openStorage();
    const rows: unknown = storage && JSON.parse(storage.getItem(PAGE_VIEWS_KEY) || '[]');
    if (!Array.isArray(rows)) return null;
    const pageViews = rows.filter(isPageView).map(removeNonStrings);
    const backupLines = storage?.getItem(BACKUP_KEY)?.split('\n').length ?? 0;
    const unreadable = rows.length - pageViews.length + backupLines;
    return { pageViews, unreadable, isEmpty: rows.length === 0 };
  } catch {
    return null;
  }
}

/** Deletes the stored page views of this browser, and the backup. */
export function clearPageViews(storage: Storage): void {
  for (const key of [PAGE_VIEWS_KEY, REPORTED_KEY, BACKUP_KEY]) storage.removeItem(key);
}

/** Returns whether there are more unreadable rows than the last toast reported, and stores the new number. */
export function shouldReportUnreadable(storage: Storage, unreadable: number): boolean {
  if (unreadable <= Number(storage.getItem(REPORTED_KEY))) return false;
  try {
    storage.setItem(REPORTED_KEY, String(unreadable));
  } catch {
    // If the storage is full, the next visit reports the rows again.
  }
  return true;
}

/** Removes the fields of a row that aren't strings. Only fields that `PageView` doesn't declare can have another type. */
const removeNonStrings = (row: PageView): PageView =>
  Object.fromEntries(
    Object.entries(row).filter(([, value]) => typeof value === 'string'),
  ) as unknown as PageView;
