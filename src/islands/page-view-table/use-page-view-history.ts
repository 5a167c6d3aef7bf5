import { useSyncExternalStore } from 'react';
import { RECORDED_EVENT } from '../../page-views/page-view.ts';
import { type PageViewHistory, readPageViews } from '../../page-views/storage.ts';

interface Reading {
  history: PageViewHistory;
  readAt: Date;
}

let reading: Reading | null = null;

function readOnce(): Reading {
  reading ??= { history: readPageViews(() => window.localStorage), readAt: new Date() };
  return reading;
}

function subscribe(notify: () => void): () => void {
  // A prerendered page, or one back from the back/forward cache, is recorded after it has been shown.
  const readAgain = () => {
    reading = null;
    notify();
  };
  window.addEventListener(RECORDED_EVENT, readAgain);
  return () => window.removeEventListener(RECORDED_EVENT, readAgain);
}

/** The page views stored in this browser and the moment they were read; null on the server and until this island wakes. */
export function usePageViewHistory(): Reading | null {
  return useSyncExternalStore(subscribe, readOnce, () => null);
}
