import { useCallback, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import { makeDateTimeFormat } from '../../page-views/days.ts';
import {
  filterPageViews,
  isFiltering,
  NO_FILTER,
  type PageViewFilter,
  rangeOf,
  type Ranking,
  toggleChosen,
} from '../../page-views/filter.ts';
import type { StoredPageViews } from '../../page-views/storage.ts';
import { sortNewestFirst } from '../../page-views/summary.ts';
import type { AnalyticsPage } from '../../schemas/analytics-page.ts';
import { textOfRow } from './columns.ts';
import FilterBar from './FilterBar.tsx';
import Rankings from './Rankings.tsx';
import SummaryCards from './SummaryCards.tsx';
import Table from './Table.tsx';
import Tools from './Tools.tsx';
import VisitsChart from './VisitsChart.tsx';

/** The chart of one day has room beside the rankings. */
const CHART_BESIDE = 'xl:[&>*]:col-span-3';
const CHART_ABOVE = 'xl:[&>*]:col-span-4 [&>:first-child]:!col-span-full';

interface Props {
  labels: Omit<AnalyticsPage, 'title' | 'description' | 'homeLink' | 'heading' | 'lead'>;
  /** Null where they can't be read. */
  stored: StoredPageViews | null;
  readAt: Date;
  /** Of dates and numbers: a BCP 47 tag. */
  language: string;
}

/** The page views that were read, or none if reading failed: cards, filters, tools, chart, rankings and table. */
export default function Dashboard({ labels, stored, readAt, language }: Props) {
  const [filter, setFilter] = useState(NO_FILTER);
  /** When the period was chosen: a page that stays open for days has more than one today. */
  const [chosenAt, setChosenAt] = useState(readAt);
  const now = chosenAt > readAt ? chosenAt : readAt;
  // The search field updates at once. The parts that show what it finds render later, and have `memo` for that.
  const shown = useDeferredValue(filter);
  const range = useMemo(() => rangeOf(shown, now), [shown, now]);
  const isOneDay = range !== null && range.from === range.to;
  const choose = useCallback(
    (ranking: Ranking, value: string) => setFilter((before) => toggleChosen(before, ranking, value)),
    [],
  );
  const handleFilterChange = (changed: PageViewFilter) => {
    setFilter(changed);
    if (changed.period !== filter.period) setChosenAt(new Date());
  };
  const emptyNote = useRef<HTMLParagraphElement>(null);
  const wasEmptied = useRef(false);

  const format = useMemo(() => makeDateTimeFormat(language), [language]);
  const all = useMemo(() => sortNewestFirst(stored?.pageViews ?? []), [stored]);
  const filtered = useMemo(
    () => filterPageViews(all, shown, now, (pageView) => textOfRow(pageView, labels.table, format)),
    [all, shown, now, labels.table, format],
  );
  const isEmpty = all.length === 0;
  // Without page views there is nothing to filter.
  const isFiltered = isFiltering(shown) && !isEmpty;
  const chartPlace = isOneDay ? CHART_BESIDE : CHART_ABOVE;

  const handleEmptied = () => {
    wasEmptied.current = true;
  };
  useEffect(() => {
    // The button that emptied it has gone.
    if (isEmpty && wasEmptied.current) emptyNote.current?.focus();
    wasEmptied.current = false;
  }, [isEmpty]);

  return (
    <>
      <SummaryCards
        labels={labels.cards}
        filtered={filtered}
        isFiltered={isFiltered}
        format={format}
        language={language}
      />
      {stored && stored.unreadable > 0 && (
        <p className="max-w-intro pt-6 font-serif text-body">{labels.setAside}</p>
      )}
      {isEmpty ? (
        <p
          ref={emptyNote}
          tabIndex={-1}
          className="border-line py-12 font-serif text-lead text-cement md:border-t"
        >
          {labels.empty}
        </p>
      ) : (
        <FilterBar
          labels={labels.filters}
          tableLabels={labels.table}
          filter={filter}
          onChange={handleFilterChange}
          found={isFiltered ? { n: filtered.length, total: all.length } : null}
          language={language}
        />
      )}
      {stored && !(isEmpty && stored.unreadable === 0) && (
        <Tools
          labels={labels}
          all={all}
          filtered={isFiltered && filtered.length > 0 ? filtered : undefined}
          onEmptied={handleEmptied}
          language={language}
        />
      )}
      {filtered.length > 0 && (
        <>
          <div
            className={`mt-part grid grid-cols-12 gap-x-gutter gap-y-12 [&>*]:col-span-full md:[&>*]:col-span-6 ${chartPlace}`}
          >
            <VisitsChart
              labels={labels.chart}
              filtered={filtered}
              range={range}
              now={now}
              language={language}
            />
            <Rankings
              labels={labels.rankings}
              tableLabels={labels.table}
              filtered={filtered}
              chosen={shown.chosen}
              onChoose={choose}
              language={language}
            />
          </div>
          {/* Another filter starts at the first row. */}
          <Table
            key={JSON.stringify(shown)}
            labels={labels.table}
            filtered={filtered}
            format={format}
            language={language}
          />
        </>
      )}
    </>
  );
}
