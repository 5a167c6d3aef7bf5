import { useCallback, useRef } from 'react';
import type { ValueField } from '../../page-views/filter-value.ts';
import { type HistoryFilter, NO_FILTER } from '../../page-views/history-filter.ts';
import type { HistoryWords } from '../../schemas/analytics-page.ts';
import FilterBar from './FilterBar.tsx';
import NoResults from './NoResults.tsx';
import Rankings from './Rankings.tsx';
import RecordTable from './RecordTable.tsx';
import { useFocusRequest } from './use-focus-request.ts';
import type { FilterControl } from './use-filter-control.ts';
import type { HistoryView } from './use-history-view.ts';
import VisitsChart from './VisitsChart.tsx';

interface Props {
  words: HistoryWords;
  control: FilterControl;
  view: HistoryView;
  now: Date;
  /** Whether the chart goes back to the first visit. */
  isWhole: boolean;
  onToggleWhole: () => void;
  formatDateTime: (timestamp: string) => string;
}

/** A history that has records: filters, and what they let through as chart, rankings and table. */
export default function FilteredHistory(props: Props) {
  const { words, control, view, now, isWhole, onToggleWhole, formatDateTime } = props;
  const { filter, shownFilter, change, toggle } = control;
  const bar = useRef<HTMLElement>(null);
  const tableHeading = useRef<HTMLHeadingElement>(null);
  const toggleInTable = useCallback(
    (field: ValueField, value: string) => {
      toggle(field, value);
      tableHeading.current?.focus();
    },
    [toggle],
  );
  const focusPeriod = useFocusRequest(bar, '[aria-pressed="true"]');
  const remove = (rest: HistoryFilter) => {
    change(rest, 'click');
    focusPeriod();
  };
  const removeAll = () => {
    remove(NO_FILTER);
  };

  return (
    <>
      <FilterBar
        ref={bar}
        words={words}
        filter={filter}
        now={now}
        onChange={change}
        onRemove={remove}
        onRemoveAll={removeAll}
      />
      {view.records.length === 0 ? (
        <NoResults words={words.filters} onRemoveAll={removeAll} />
      ) : (
        <>
          <VisitsChart
            words={words.chart}
            chart={view.chart}
            isDefault={shownFilter.period.kind === 'all' && !(isWhole && view.hasMoreDays)}
            isWhole={view.hasMoreDays ? isWhole : undefined}
            onToggleWhole={onToggleWhole}
          />
          <Rankings words={words} rankings={view.rankings} filter={filter} onToggle={toggle} />
          <RecordTable
            headingRef={tableHeading}
            words={words.table}
            records={view.records}
            filter={shownFilter}
            viewKey={view.key}
            formatDateTime={formatDateTime}
            onToggle={toggleInTable}
          />
        </>
      )}
    </>
  );
}
