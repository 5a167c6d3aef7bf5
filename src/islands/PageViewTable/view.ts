import { type Chart, chartDays, drawChart, wholeSpan } from '../../page-views/chart.ts';
import { writeFilter } from '../../page-views/filter-address.ts';
import {
  filterPageViews,
  type PageViewFilter,
  type ValueField,
  withoutValue,
} from '../../page-views/filter.ts';
import type { PageView } from '../../page-views/page-view.ts';
import { type RankedValue, rankBy, type Summary, summarise } from '../../page-views/summary.ts';

/** What the page shows through a filter. */
export interface View {
  /** The filter as text; the same text is the same view, and no text the default one. */
  key: string;
  filter: PageViewFilter;
  /** Newest first. */
  pageViews: PageView[];
  summary: Summary;
  chart: Chart;
  /** True when the chart could go farther back than it does by default. */
  hasMoreDays: boolean;
  rankings: Record<ValueField, RankedValue[]>;
}

const VALUES_SHOWN = 6;

/**
 * Looks at page views, newest first, through a filter. `isWhole` asks for a chart of all dates, where the filter holds it to
 * none. Of each ranking the filter's own value is left out, so that the others can still be chosen instead of it.
 */
export function lookThrough(filter: PageViewFilter, all: PageView[], now: Date, isWhole: boolean): View {
  const find = (asked: PageViewFilter) =>
    writeFilter(asked) === '' ? all : filterPageViews(all, asked, now);
  const pageViews = find(filter);

  const rank = (field: ValueField) => {
    const value = filter[field];
    if (value === undefined) return rankBy(pageViews, field, VALUES_SHOWN);
    const ranking = rankBy(find(withoutValue(filter, field)), field, VALUES_SHOWN);
    const isListed = ranking.some((ranked) => ranked.value === value);
    return isListed ? ranking : [...ranking, { value, visits: pageViews.length }];
  };

  const days = chartDays(filter.period, all, now);
  const allDays = wholeSpan(all, now);
  const hasMoreDays = filter.period.kind === 'all' && allDays.from < days.from;
  return {
    key: writeFilter(filter),
    filter,
    pageViews,
    summary: summarise(pageViews),
    chart: drawChart(pageViews, hasMoreDays && isWhole ? allDays : days),
    hasMoreDays,
    rankings: { path: rank('path'), referrer: rank('referrer'), device: rank('device') },
  };
}
