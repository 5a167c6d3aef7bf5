import { type ValueField, withoutValue } from '../../page-views/filter-value.ts';
import { formatDay } from '../../page-views/format-date.ts';
import { type HistoryFilter, NO_FILTER } from '../../page-views/history-filter.ts';
import type { Period } from '../../page-views/period.ts';
import type { AnalyticsPage, HistoryWords } from '../../schemas/analytics-page.ts';
import { fillTemplate } from './fill-template.ts';

/** One thing that a filter asks for, in words, and the filter that does not ask for it. */
export interface ActiveFilter {
  name: string;
  value: string;
  without: HistoryFilter;
}

const FIELDS = ['path', 'referrer', 'device'] as const;

/** What a person reads for a value of a field: an empty referrer and the devices have names of their own. */
export function nameValue(words: AnalyticsPage['table'], field: ValueField, value: string): string {
  if (field === 'device') return new Map(Object.entries(words.devices)).get(value) ?? value;
  return value || words.noReferrer;
}

/** Everything that a filter asks for, in the order in which the page offers it. */
export function describeFilter(words: HistoryWords, filter: HistoryFilter): ActiveFilter[] {
  const { names } = words.filters;
  const { period, search } = filter;
  const active: ActiveFilter[] = [];
  if (period.kind !== 'all') {
    const without = { ...filter, period: NO_FILTER.period };
    active.push({ name: names.period, value: namePeriod(words.filters, period), without });
  }
  if (search.trim()) active.push({ name: names.search, value: search, without: { ...filter, search: '' } });
  for (const field of FIELDS) {
    const value = filter[field];
    if (value === undefined) continue;
    const without = withoutValue(filter, field);
    active.push({ name: names[field], value: nameValue(words.table, field, value), without });
  }
  return active;
}

function namePeriod({ periods, dates }: AnalyticsPage['filters'], period: Period): string {
  if (period.kind === 'range') {
    const [from = '', to = ''] = [period.from, period.to].sort();
    return fillTemplate(dates, {
      from: formatDay(from, 'short', 'numeric'),
      to: formatDay(to, 'short', 'numeric'),
    });
  }
  if (period.kind === 'last') return period.days === 7 ? periods.week : periods.month;
  return periods[period.kind];
}
