import { isPageView, PAGE_VIEWS_KEY } from './page-view.ts';
import { readRows } from './storage.ts';

/** How many rows the stored list has gained; `full` when the browser refused to store them, and nothing has changed. */
export type Change = number | 'full';

/** Empties the stored list and returns its rows, junk included. Throws where a text that is no list can't be set aside. */
export function emptyPageViews(storage: Storage): unknown[] {
  const rows = readRows(storage);
  storage.removeItem(PAGE_VIEWS_KEY);
  return rows;
}

/** Brings emptied rows back and keeps what was recorded since. Where both don't fit, the oldest rows go. */
export function restorePageViews(storage: Storage, emptied: readonly unknown[]): Change {
  return addMissing(storage, emptied, emptied.length);
}

/** Adds to the stored list what it lacks of other rows. What doesn't fit as a whole changes nothing. */
export function importPageViews(storage: Storage, rows: readonly unknown[]): Change {
  return addMissing(storage, rows, 0);
}

/** Puts the rows that the stored list lacks before its own, which are newer: the oldest are dropped first. */
function addMissing(storage: Storage, rows: readonly unknown[], mostDropped: number): Change {
  try {
    const stored = readRows(storage);
    const present = new Set(stored.map(identify));
    const missing = rows.filter((row) => !present.has(identify(row)));
    if (missing.length > 0) storeNewest(storage, [...missing, ...stored], mostDropped);
    return missing.length;
  } catch {
    return 'full';
  }
}

/** The same text for two rows that are the same page view, whatever other fields they have. */
function identify(row: unknown): string {
  if (!isPageView(row)) return JSON.stringify(row);
  const { path, title, timestamp, referrer, userAgent } = row;
  return JSON.stringify([path, title, timestamp, referrer, userAgent]);
}

/** Stores the list without its oldest rows, a hundredth at a time. Throws when `mostDropped` are not enough. */
function storeNewest(storage: Storage, rows: readonly unknown[], mostDropped: number): void {
  for (let dropped = 0; ; dropped += Math.ceil(mostDropped / 100)) {
    try {
      storage.setItem(PAGE_VIEWS_KEY, JSON.stringify(rows.slice(dropped)));
      return;
    } catch (refusal) {
      if (dropped >= mostDropped) throw refusal;
    }
  }
}
