import { useDeferredValue, useMemo, useState } from 'react';
import { filterPageViews, NO_FILTER } from '../../page-views/filter.ts';
import { sortNewestFirst } from '../../page-views/summary.ts';
import type { AnalyticsPage } from '../../schemas/analytics-page.ts';
import { describeRow } from './columns.ts';
import FilterBar from './FilterBar.tsx';
import Rankings from './Rankings.tsx';
import type { Reading } from './reading.ts';
import SummaryCards from './SummaryCards.tsx';
import Table from './Table.tsx';
import Tools from './Tools.tsx';
import VisitsChart from './VisitsChart.tsx';

/** The chart of one day has room beside the rankings. */
const CHART_BESIDE = 'xl:[&>*]:col-span-3';
const CHART_ABOVE = 'xl:[&>*]:col-span-4 [&>:first-child]:!col-span-full';

interface Props {
  labels: Omit<AnalyticsPage, 'title' | 'description' | 'homeLink' | 'heading' | 'lead'>;
  reading: Reading;
}

/** The page views that were read, or none if reading failed: cards, filters, chart, rankings, table and tools. */
export default function Dashboard({ labels, reading: { stored, readAt } }: Props) {
  const [filter, setFilter] = useState(NO_FILTER);
  // The search field updates at once. The parts that show what it finds render later, and have `memo` for that.
  const { period, search } = useDeferredValue(filter);

  const isLoaded = stored.status === 'loaded';
  const all = useMemo(() => (stored.status === 'loaded' ? sortNewestFirst(stored.pageViews) : []), [stored]);
  const filtered = useMemo(
    () => filterPageViews(all, { period, search }, readAt, (pageView) => describeRow(pageView, labels.table)),
    [all, period, search, readAt, labels.table],
  );
  const isFiltered = period !== 'all' || search.trim() !== '';

  return (
    <>
      <SummaryCards labels={labels.cards} filtered={filtered} isFiltered={isFiltered} />
      {isLoaded && stored.unreadable > 0 && (
        <p className="max-w-intro pt-6 font-serif text-body">{labels.setAside}</p>
      )}
      {all.length === 0 ? (
        <p className="border-line py-12 font-serif text-lead text-cement md:border-t">{labels.empty}</p>
      ) : (
        <FilterBar
          labels={labels.filters}
          filter={filter}
          onChange={setFilter}
          found={isFiltered ? { n: filtered.length, total: all.length } : null}
        />
      )}
      {filtered.length > 0 && (
        <>
          <div
            className={`mt-part grid grid-cols-12 gap-x-gutter gap-y-12 [&>*]:col-span-full md:[&>*]:col-span-6 ${period === 'today' ? CHART_BESIDE : CHART_ABOVE}`}
          >
            <VisitsChart labels={labels.chart} filtered={filtered} period={period} now={readAt} />
            <Rankings labels={labels.rankings} tableLabels={labels.table} filtered={filtered} />
          </div>
          {/* Another filter starts at the first row. */}
          <Table key={`${period} ${search}`} labels={labels.table} filtered={filtered} />
        </>
      )}
      {isLoaded && <Tools labels={labels} all={all} />}
    </>
  );
}
