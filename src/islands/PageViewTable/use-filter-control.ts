import { useCallback, useDeferredValue } from 'react';
import { toggleValue, type ValueField } from '../../page-views/filter-value.ts';
import type { HistoryFilter } from '../../page-views/history-filter.ts';
import { type FilterChange, readAddress, useHistoryFilter } from './use-history-filter.ts';

export interface FilterControl {
  /** The filter as it was chosen or typed. */
  filter: HistoryFilter;
  /** The filter that the records shown went through: it follows when there is time. */
  shownFilter: HistoryFilter;
  change: FilterChange;
  toggle: (field: ValueField, value: string) => void;
}

/** The filter of the history and what changes it. */
export function useFilterControl(): FilterControl {
  const [filter, change] = useHistoryFilter();
  const shownFilter = useDeferredValue(filter);
  // Always the same function, so that a long table is not drawn again for it.
  const toggle = useCallback(
    (field: ValueField, value: string) => {
      change(toggleValue(readAddress(), field, value), 'click');
    },
    [change],
  );
  return { filter, shownFilter, change, toggle };
}
