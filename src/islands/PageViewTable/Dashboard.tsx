import { useCallback, useRef } from 'react';
import { flushSync } from 'react-dom';
import { NO_FILTER, type PageViewFilter, type ValueField } from '../../page-views/filter.ts';
import { TEXT_LINK } from '../../styles/button.ts';
import Announcements from './Announcements.tsx';
import { FEW_COLUMNS } from './ChartColumns.tsx';
import FilterBar from './FilterBar.tsx';
import Rankings from './Rankings.tsx';
import type { Reading } from './reading.ts';
import SummaryCards from './SummaryCards.tsx';
import Table from './Table.tsx';
import Tools from './Tools.tsx';
import UndoLine from './UndoLine.tsx';
import { type ShownPageViews, usePageViews } from './use-page-views.ts';
import VisitsChart from './VisitsChart.tsx';
import type { PageViewWords } from './words.ts';

interface Props {
  words: PageViewWords;
  reading: Reading;
}

const ABOVE_RANKINGS = 'xl:[&>*]:col-span-4 [&>:first-child]:!col-span-full';
const BESIDE_RANKINGS = 'xl:[&>*]:col-span-3';
const NOTE = 'max-w-intro pt-6 font-serif text-body';

/**
 * The page views once they have been read, or could not be: cards, then filters, chart, rankings and table, or the empty
 * text, and what can be done with all of them.
 */
export default function Dashboard({ words, reading }: Props) {
  const { stored, readAt, isFull, isFromOtherTab } = reading;
  const shown = usePageViews(reading);
  const { pageViews, view, emptying } = shown;
  const isLoaded = stored.status === 'loaded';

  return (
    <>
      <SummaryCards
        words={words.cards}
        summary={view.summary}
        filteredFrom={view.key === '' ? undefined : pageViews.length}
      />
      <UndoLine words={words.tools} emptying={emptying} />
      {isLoaded && stored.hasUnreadable && <p className={NOTE}>{words.setAside}</p>}
      {isFull && <p className={NOTE}>{words.full}</p>}
      {pageViews.length === 0 ? (
        <p className="border-line py-12 font-serif text-lead text-cement md:border-t">{words.empty}</p>
      ) : (
        <FilteredPageViews words={words} shown={shown} now={readAt} />
      )}
      {isLoaded && <Tools words={words} pageViews={pageViews} onEmpty={emptying.empty} />}
      <Announcements words={words} total={pageViews.length} isFromOtherTab={isFromOtherTab} view={view} />
    </>
  );
}

interface FilteredProps {
  words: PageViewWords;
  shown: ShownPageViews;
  now: Date;
}

/** Filters, and what they let through as chart, rankings and table. */
function FilteredPageViews({ words, shown, now }: FilteredProps) {
  const { view, filter, change, toggle, isWhole, toggleWhole } = shown;
  const bar = useRef<HTMLElement>(null);
  const tableHeading = useRef<HTMLHeadingElement>(null);
  const toggleInTable = useCallback(
    (field: ValueField, value: string) => {
      toggle(field, value);
      tableHeading.current?.focus();
    },
    [toggle],
  );
  // The button that was pressed is gone by then, and the focus with it.
  const remove = (rest: PageViewFilter) => {
    flushSync(() => change(rest, 'click'));
    bar.current?.querySelector<HTMLElement>('[aria-pressed="true"]')?.focus();
  };
  const isShort = view.chart.columns.length <= FEW_COLUMNS;
  const removeAll = () => remove(NO_FILTER);

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
      {view.pageViews.length === 0 ? (
        <div className="mt-part border-t border-line pt-12">
          <p className="font-serif text-lead text-cement">{words.filters.noResults}</p>
          <button className={`${TEXT_LINK} mt-4`} type="button" onClick={removeAll}>
            {words.filters.removeAll}
          </button>
        </div>
      ) : (
        <>
          <div
            className={`mt-part grid grid-cols-12 gap-x-gutter gap-y-12 [&>*]:col-span-full md:[&>*]:col-span-6 ${isShort ? BESIDE_RANKINGS : ABOVE_RANKINGS}`}
          >
            <VisitsChart
              words={words.chart}
              chart={view.chart}
              isShort={isShort}
              isDefault={view.hasMoreDays && !isWhole}
              isWhole={view.hasMoreDays ? isWhole : undefined}
              onToggleWhole={toggleWhole}
            />
            <Rankings words={words} rankings={view.rankings} filter={filter} onToggle={toggle} />
          </div>
          <Table headingRef={tableHeading} words={words.table} view={view} onToggle={toggleInTable} />
        </>
      )}
    </>
  );
}
