import type { HistoryFilter } from './history-filter.ts';

/** The fields of a record that a filter can hold to one value. */
export type ValueField = 'path' | 'referrer' | 'device';

/** The filter without what it asks of one field. */
export function withoutValue(filter: HistoryFilter, field: ValueField): HistoryFilter {
  const { period, search, ...values } = filter;
  const others = Object.entries(values).filter(([name]) => name !== field);
  return { period, search, ...Object.fromEntries(others) };
}

/** The filter with one field held to a value; if it was held to that value already, without it. */
export function toggleValue(filter: HistoryFilter, field: ValueField, value: string): HistoryFilter {
  const others = withoutValue(filter, field);
  return filter[field] === value ? others : { ...others, [field]: value };
}
