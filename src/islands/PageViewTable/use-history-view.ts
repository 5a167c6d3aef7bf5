import { useMemo } from 'react';
import { chartDays, wholeSpan } from '../../page-views/chart-days.ts';
import { writeFilter } from '../../page-views/filter-address.ts';
import { type ValueField, withoutValue } from '../../page-views/filter-value.ts';
import { filterPageViews, type HistoryFilter } from '../../page-views/history-filter.ts';
import { sortNewestFirst } from '../../page-views/newest-first.ts';
import type { PageView } from '../../page-views/page-view.ts';
import { type RankedValue, rankBy } from '../../page-views/ranking.ts';
import { type Summary, summarise } from '../../page-views/summary.ts';
import { countVisitColumns, type VisitChart } from '../../page-views/visit-columns.ts';

/** What the page shows of a history through a filter. */
export interface HistoryView {
  /** The filter as text; the same text is the same view, and no text the default one. */
  key: string;
  /** Newest first. */
  records: PageView[];
  summary: Summary;
  chart: VisitChart;
  /** True when the chart could go farther back than it does by default. */
  hasMoreDays: boolean;
  rankings: Record<ValueField, RankedValue[]>;
}

const VALUES_SHOWN = 6;

/**
 * Looks at records, in stored order, through a filter. `isWhole` asks for a chart of all dates, where the filter holds it to
 * none. Of each ranking the filter's own value is left out, so that the others can still be chosen instead of it.
 */
export function useHistoryView(
  stored: PageView[],
  filter: HistoryFilter,
  now: Date,
  isWhole: boolean,
): HistoryView {
  const key = writeFilter(filter);
  const all = useMemo(() => sortNewestFirst(stored), [stored]);
  const found = useMemo(() => {
    const through = (other: HistoryFilter) =>
      writeFilter(other) === '' ? all : filterPageViews(all, other, now);
    const records = through(filter);
    const rank = (field: ValueField) => {
      const value = filter[field];
      if (value === undefined) return rankBy(records, field, VALUES_SHOWN);
      const ranking = rankBy(through(withoutValue(filter, field)), field, VALUES_SHOWN);
      const isListed = ranking.some((ranked) => ranked.value === value);
      return isListed ? ranking : [...ranking, { value, visits: records.length }];
    };
    const rankings = { path: rank('path'), referrer: rank('referrer'), device: rank('device') };
    return { key, records, summary: summarise(records), rankings };
  }, [all, filter, key, now]);
  const { chart, hasMoreDays } = useMemo(() => {
    const days = chartDays(filter.period, now);
    const allDays = wholeSpan(all, now);
    const isOpen = filter.period.kind === 'all' && allDays.from < days.from;
    const span = isOpen && isWhole ? allDays : days;
    return { chart: countVisitColumns(found.records, span), hasMoreDays: isOpen };
  }, [all, filter, found, isWhole, now]);
  return { ...found, chart, hasMoreDays };
}
