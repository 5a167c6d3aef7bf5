import { useCallback, useDeferredValue, useEffect, useMemo, useState } from 'react';
import { emptyPageViews, restorePageViews } from '../../page-views/changes.ts';
import { readFilter, writeFilter } from '../../page-views/filter-address.ts';
import { type PageViewFilter, toggleValue, type ValueField } from '../../page-views/filter.ts';
import type { PageView } from '../../page-views/page-view.ts';
import { sortNewestFirst } from '../../page-views/summary.ts';
import { readAgain, type Reading } from './reading.ts';
import { lookThrough } from './view.ts';

/** A `click` adds an entry to the browser's history; `typing` replaces the current one. */
export type FilterChange = (filter: PageViewFilter, how: 'click' | 'typing') => void;

export type ShownPageViews = ReturnType<typeof usePageViews>;
export type Emptying = ShownPageViews['emptying'];

const NONE: PageView[] = [];
/** What became of the page views on this page: emptied, brought back, or refused to be. */
type EmptyingState = 'untouched' | 'emptied' | 'restored' | 'failed';
const NOT_EMPTIED = { state: 'untouched' as EmptyingState, undos: [] as string[] };

const readAddress = () => readFilter(window.location.search);

/**
 * The page views of a reading in stored order (none when it failed), the view of them through the filter, and what changes
 * both. `filter` is what was chosen or typed; the view follows it when there is time.
 */
export function usePageViews({ stored, readAt }: Reading) {
  const pageViews = stored.status === 'loaded' ? stored.pageViews : NONE;
  const newestFirst = useMemo(() => sortNewestFirst(pageViews), [pageViews]);
  const [filter, change] = useAddressFilter();
  const shownFilter = useDeferredValue(filter);
  const [isWhole, setIsWhole] = useState(false);
  const view = useMemo(
    () => lookThrough(shownFilter, newestFirst, readAt, isWhole),
    [shownFilter, newestFirst, readAt, isWhole],
  );
  // Stable callbacks, so that the memoised table is not rendered again for them.
  const toggle = useCallback(
    (field: ValueField, value: string) => change(toggleValue(readAddress(), field, value), 'click'),
    [change],
  );
  const toggleWhole = useCallback(() => setIsWhole((isShown) => !isShown), []);
  const emptying = useEmptying();
  return { pageViews, view, filter, change, toggle, isWhole, toggleWhole, emptying };
}

/** The filter lives in the address: it can be shared, and Back works. */
function useAddressFilter(): [PageViewFilter, FilterChange] {
  const [filter, setFilter] = useState(readAddress);

  useEffect(() => {
    const goBack = () => setFilter(readAddress());
    window.addEventListener('popstate', goBack);
    return () => window.removeEventListener('popstate', goBack);
  }, []);

  const change: FilterChange = useCallback((next, how) => {
    setFilter(next);
    const address = window.location.pathname + writeFilter(next) + window.location.hash;
    try {
      if (how === 'click') window.history.pushState(null, '', address);
      else window.history.replaceState(window.history.state, '', address);
    } catch {
      // Safari throws after a hundred changes in thirty seconds; a later one catches up.
    }
  }, []);

  return [filter, change];
}

/** Emptying the stored page views, and undoing it until the page is left. */
function useEmptying() {
  const [{ state, undos }, setEmptying] = useState(NOT_EMPTIED);

  const become = (next: EmptyingState, kept: string[]) => {
    setEmptying({ state: next, undos: kept });
    readAgain();
  };
  const empty = () => {
    try {
      become('emptied', [emptyPageViews(window.localStorage), ...undos]);
    } catch {
      become('failed', undos);
    }
  };
  // Everything that was emptied on this page comes back before what was recorded since, the newest first.
  const restore = () => {
    const refused = undos.filter((undo) => restorePageViews(window.localStorage, undo) === 'full');
    become(refused.length === 0 ? 'restored' : 'failed', refused);
  };
  return { state, undoCount: undos.length, empty, restore };
}
