import { useEffect } from 'react';
import type { PageView } from '../../page-views/page-view.ts';
import { searchTextOf } from '../../page-views/search-text.ts';

/** Prepares the texts that a search looks at while the browser has nothing else to do, so that its first letter is answered at once. */
export function usePreparedSearch(records: PageView[]): void {
  useEffect(() => {
    // Some browsers don't know idle time: there the first letter takes a little longer.
    if (!('requestIdleCallback' in window)) return;
    const waiting = records.values();
    const prepare = (idle: IdleDeadline) => {
      while (idle.timeRemaining() > 1) {
        const { value, done } = waiting.next();
        if (done) return;
        searchTextOf(value);
      }
      handle = requestIdleCallback(prepare);
    };
    let handle = requestIdleCallback(prepare);
    return () => {
      cancelIdleCallback(handle);
    };
  }, [records]);
}
