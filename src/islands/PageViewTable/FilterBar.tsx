import { type RefObject, useId } from 'react';
import type { HistoryFilter } from '../../page-views/history-filter.ts';
import type { HistoryWords } from '../../schemas/analytics-page.ts';
import ActiveFilters from './ActiveFilters.tsx';
import { describeFilter } from './describe-filter.ts';
import PeriodFilter from './PeriodFilter.tsx';
import type { FilterChange } from './use-history-filter.ts';

interface Props {
  ref: RefObject<HTMLElement | null>;
  words: HistoryWords;
  filter: HistoryFilter;
  now: Date;
  onChange: FilterChange;
  /** Removes filters, after which the button that asked for it is gone. */
  onRemove: (rest: HistoryFilter) => void;
  onRemoveAll: () => void;
}

/** Period, search and what is being filtered by. */
export default function FilterBar({ ref, words, filter, now, onChange, onRemove, onRemoveAll }: Props) {
  const searchId = useId();
  const active = describeFilter(words, filter);

  return (
    <search className="history-section block" aria-label={words.filters.label} ref={ref}>
      <div className="grid grid-cols-12 gap-x-gutter gap-y-8 border-t border-ink pt-5">
        <div className="col-span-full nav:col-span-7">
          <PeriodFilter
            words={words.filters}
            period={filter.period}
            now={now}
            onChange={(period, how) => {
              onChange({ ...filter, period }, how);
            }}
          />
        </div>
        <div className="col-span-full nav:col-span-4 nav:col-start-9">
          <label className="block text-note text-cement" htmlFor={searchId}>
            {words.filters.search}
          </label>
          <input
            className="history-field"
            id={searchId}
            type="search"
            autoComplete="off"
            placeholder={words.filters.searchHint}
            value={filter.search}
            onChange={({ currentTarget: { value } }) => {
              onChange({ ...filter, search: value }, 'typing');
            }}
          />
        </div>
      </div>
      {active.length > 0 && (
        <ActiveFilters words={words.filters} active={active} onRemove={onRemove} onRemoveAll={onRemoveAll} />
      )}
    </search>
  );
}
