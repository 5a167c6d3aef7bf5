import { useCallback, useEffect, useState } from 'react';
import { readFilter, writeFilter } from '../../page-views/filter-address.ts';
import type { HistoryFilter } from '../../page-views/history-filter.ts';

/** A `click` is a step that Back takes back; `typing` changes the step that it belongs to. */
export type FilterChange = (filter: HistoryFilter, how: 'click' | 'typing') => void;

/** The filter that the address holds now. */
export const readAddress = () => readFilter(window.location.search);

/** The filter of the history, which lives in the address: it can be shared, and Back works. */
export function useHistoryFilter(): [HistoryFilter, FilterChange] {
  const [filter, setFilter] = useState(readAddress);

  useEffect(() => {
    const goBack = () => {
      setFilter(readAddress());
    };
    window.addEventListener('popstate', goBack);
    return () => {
      window.removeEventListener('popstate', goBack);
    };
  }, []);

  const change: FilterChange = useCallback((next, how) => {
    setFilter(next);
    const { pathname, hash } = window.location;
    const address = pathname + writeFilter(next) + hash;
    try {
      if (how === 'click') window.history.pushState(null, '', address);
      else window.history.replaceState(window.history.state, '', address);
    } catch {
      // Safari refuses a hundred changes within thirty seconds; the next one writes what this one could not.
    }
  }, []);

  return [filter, change];
}
