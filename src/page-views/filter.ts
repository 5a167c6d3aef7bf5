import { addDays, dayOf } from './days.ts';
import { classifyDevice, type DeviceClass, type PageView } from './page-view.ts';

/** Calendar days (`2026-11-20`) from one to another, both included. */
export interface DaySpan {
  from: string;
  to: string;
}

/** Which days are asked for; the two days of a range may come in any order. */
export type Period = { kind: 'all' | 'today' | 'week' | 'month' } | ({ kind: 'range' } & DaySpan);

/** The fields that a filter can hold to one value. */
export type ValueField = 'path' | 'referrer' | 'device';

/** Which page views are asked for. A field that is absent asks for nothing; an empty referrer is a direct visit. */
export interface PageViewFilter {
  period: Period;
  search: string;
  path?: string;
  referrer?: string;
  device?: DeviceClass;
}

/** The default view: every page view. */
export const NO_FILTER: PageViewFilter = { period: { kind: 'all' }, search: '' };

const DAYS_OF_PERIOD = { today: 1, week: 7, month: 30 };
const MARKS = /\p{M}/gu;

/** The calendar days of a period, the earlier one first; null is every day there is. */
export function daysOf(period: Period, now: Date): DaySpan | null {
  if (period.kind === 'all') return null;
  if (period.kind === 'range') {
    const [from = '', to = ''] = [period.from, period.to].sort();
    return { from, to };
  }
  const today = dayOf(now);
  return { from: addDays(today, 1 - DAYS_OF_PERIOD[period.kind]), to: today };
}

/**
 * The page views that a filter asks for, in the order given. Every word of the search must occur in the path, title, referrer
 * or user agent, in any letters, with or without accents.
 */
export function filterPageViews(
  pageViews: readonly PageView[],
  filter: PageViewFilter,
  now: Date,
): PageView[] {
  const days = daysOf(filter.period, now);
  const words = simplify(filter.search).split(/\s+/).filter(Boolean);

  const isWithin = (day: string, { from, to }: DaySpan) => day >= from && day <= to;
  return pageViews.filter(
    (view) =>
      (filter.path === undefined || view.path === filter.path) &&
      (filter.referrer === undefined || view.referrer === filter.referrer) &&
      (filter.device === undefined || classifyDevice(view) === filter.device) &&
      (days === null || isWithin(dayOf(view.timestamp), days)) &&
      matches(view, words),
  );
}

/** The filter without what it asks of one field. */
export function withoutValue(filter: PageViewFilter, field: ValueField): PageViewFilter {
  const { [field]: _, ...others } = filter;
  return others;
}

/** The filter with one field held to a value; if it was held to that value already, without it. */
export function toggleValue(filter: PageViewFilter, field: ValueField, value: string): PageViewFilter {
  const others = withoutValue(filter, field);
  return filter[field] === value ? others : { ...others, [field]: value };
}

function matches({ path, title, referrer, userAgent }: PageView, words: string[]): boolean {
  if (words.length === 0) return true;
  const text = simplify([path, title, referrer, userAgent].join('\n'));
  return words.every((word) => text.includes(word));
}

/** A text as it is compared in a search: small letters without accents, so that `mexico` finds `México`. */
function simplify(text: string): string {
  return text.normalize('NFD').replace(MARKS, '').toLowerCase();
}
