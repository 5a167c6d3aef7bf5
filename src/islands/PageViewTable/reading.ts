import { useSyncExternalStore } from 'react';
import { PAGE_VIEWS_KEY } from '../../page-views/page-view.ts';
import { readPageViews, type StoredPageViews } from '../../page-views/storage.ts';

export interface Reading {
  stored: StoredPageViews;
  readAt: Date;
}

let reading: Reading | null = null;

const read = (): Reading => ({ stored: readPageViews(() => window.localStorage), readAt: new Date() });

/**
 * The snapshot for `useSyncExternalStore`: the same object until the storage changes. While the page is still arriving there is
 * none, because the recorder is a deferred script.
 */
const readOnce = (): Reading | null => (reading ??= document.readyState === 'loading' ? null : read());

/** Listens to the end of the page, to changes by this page and, as `storage` events, by other tabs. */
function subscribe(notify: () => void): () => void {
  const renew = () => {
    reading = read();
    notify();
  };
  const events = [PAGE_VIEWS_KEY, 'storage', 'DOMContentLoaded'];
  for (const event of events) window.addEventListener(event, renew);
  return () => {
    for (const event of events) window.removeEventListener(event, renew);
  };
}

/** The page views stored in this browser, as they are now in any tab; null on the server and until this island has hydrated. */
export function useReading(): Reading | null {
  return useSyncExternalStore(subscribe, readOnce, () => null);
}
