import { useSyncExternalStore } from 'react';
import { PAGE_VIEWS_KEY } from '../../page-views/page-view.ts';
import { hasRoom, readPageViews, type StoredPageViews } from '../../page-views/storage.ts';

export interface Reading {
  stored: StoredPageViews;
  readAt: Date;
  /** True when each new page view takes the place of the oldest. */
  isFull: boolean;
  /** True when another tab has changed the storage, and that is why it was read. */
  isFromOtherTab: boolean;
}

let reading: Reading | null = null;

function read(isFromOtherTab: boolean): Reading {
  const stored = readPageViews(() => window.localStorage);
  const isFull = stored.status === 'loaded' && !hasRoom(window.localStorage);
  return { stored, readAt: new Date(), isFull, isFromOtherTab };
}

function readOnce(): Reading {
  reading ??= read(false);
  return reading;
}

/** Tells this island and the recorder that this page has changed the storage. */
export function readAgain(): void {
  window.dispatchEvent(new Event(PAGE_VIEWS_KEY));
}

function subscribe(notify: () => void): () => void {
  const renew = (event: Event) => {
    const isFromOtherTab = event instanceof StorageEvent;
    // No key at all: the other tab has cleared the whole storage.
    if (isFromOtherTab && event.key !== PAGE_VIEWS_KEY && event.key !== null) return;
    reading = read(isFromOtherTab);
    notify();
  };
  const events = [PAGE_VIEWS_KEY, 'storage'];
  for (const event of events) window.addEventListener(event, renew);
  return () => {
    for (const event of events) window.removeEventListener(event, renew);
  };
}

/** The page views stored in this browser, as they are now in any tab; null on the server and until this island has hydrated. */
export function useReading(): Reading | null {
  return useSyncExternalStore(subscribe, readOnce, () => null);
}
