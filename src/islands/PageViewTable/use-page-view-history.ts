import { useSyncExternalStore } from 'react';
import { PAGE_VIEWS_KEY, RECORDED_EVENT } from '../../page-views/page-view.ts';
import { hasRoom } from '../../page-views/storage-room.ts';
import { type PageViewHistory, readPageViews } from '../../page-views/storage.ts';

export interface Reading {
  history: PageViewHistory;
  readAt: Date;
  /** True when each new visit takes the place of the oldest. */
  isFull: boolean;
  /** True when another tab has changed the history, and that is why it was read. */
  isFromOtherTab: boolean;
}

let reading: Reading | null = null;
const listeners = new Set<() => void>();

function read(isFromOtherTab: boolean): Reading {
  const history = readPageViews(() => window.localStorage);
  const isFull = history.status === 'loaded' && !hasRoom(window.localStorage);
  return { history, readAt: new Date(), isFull, isFromOtherTab };
}

function readOnce(): Reading {
  reading ??= read(false);
  return reading;
}

function renew(isFromOtherTab: boolean): void {
  reading = read(isFromOtherTab);
  for (const notify of listeners) notify();
}

/** Reads the history again after this page has changed it. */
export function readAgain(): void {
  renew(false);
}

function readOtherTab({ key }: StorageEvent): void {
  // No key at all: the other tab has cleared the whole storage.
  if (key === PAGE_VIEWS_KEY || key === null) renew(true);
}

function subscribe(notify: () => void): () => void {
  if (listeners.size === 0) {
    // A prerendered page, or one back from the back/forward cache, is recorded after it has been shown.
    window.addEventListener(RECORDED_EVENT, readAgain);
    window.addEventListener('storage', readOtherTab);
  }
  listeners.add(notify);
  return () => {
    listeners.delete(notify);
    if (listeners.size > 0) return;
    window.removeEventListener(RECORDED_EVENT, readAgain);
    window.removeEventListener('storage', readOtherTab);
  };
}

/** The page views stored in this browser, as they are now in any tab; null on the server and until this island wakes. */
export function usePageViewHistory(): Reading | null {
  return useSyncExternalStore(subscribe, readOnce, () => null);
}
