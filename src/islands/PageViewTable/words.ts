import { fill } from '../../fill.ts';
import { formatDay } from '../../page-views/days.ts';
import {
  NO_FILTER,
  type PageViewFilter,
  type Period,
  type ValueField,
  withoutValue,
} from '../../page-views/filter.ts';
import type { AnalyticsPage } from '../../schemas/analytics-page.ts';

/** The words that this island shows: the rest stands in the page itself. */
export type PageViewWords = Omit<AnalyticsPage, 'title' | 'description' | 'homeLink' | 'heading' | 'lead'>;

/** One criterion of a filter, in words, and the filter without it. */
export interface ActiveFilter {
  name: string;
  value: string;
  without: PageViewFilter;
}

/** The fields that are ranked and filtered by, in the order in which the page offers them. */
export const VALUE_FIELDS = ['path', 'referrer', 'device'] as const;

/** What a person reads for a value of a field: an empty referrer and the devices have names of their own. */
export function nameValue(words: AnalyticsPage['table'], field: ValueField, value: string): string {
  if (field === 'device') return new Map(Object.entries(words.devices)).get(value) ?? value;
  return value || words.noReferrer;
}

/** All criteria of a filter, in the order in which the page offers them. */
export function describeFilter(words: PageViewWords, filter: PageViewFilter): ActiveFilter[] {
  const { names } = words.filters;
  const { period, search } = filter;
  const active: ActiveFilter[] = [];
  if (period.kind !== 'all') {
    const without = { ...filter, period: NO_FILTER.period };
    active.push({ name: names.period, value: namePeriod(words.filters, period), without });
  }
  if (search.trim()) active.push({ name: names.search, value: search, without: { ...filter, search: '' } });
  for (const field of VALUE_FIELDS) {
    const value = filter[field];
    if (value === undefined) continue;
    const without = withoutValue(filter, field);
    active.push({ name: names[field], value: nameValue(words.table, field, value), without });
  }
  return active;
}

function namePeriod({ periods, dates }: AnalyticsPage['filters'], period: Period): string {
  if (period.kind !== 'range') return periods[period.kind];
  const [from = '', to = ''] = [period.from, period.to]
    .sort()
    .map((day) => formatDay(day, 'short', 'numeric'));
  return fill(dates, { from, to });
}
