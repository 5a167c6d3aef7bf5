import { dayBefore, dayOf, firstDayOf, lastDays } from './days.ts';
import { classifyDevice, type PageView } from './page-view.ts';

/** Calendar days (`2026-11-20`) from one to another, both included; '' is open. */
export type DayRange = Record<'from' | 'to', string>;

const lastRange = (count: number, now: Date): DayRange => ({
  from: lastDays(count, now)[0] ?? '',
  to: dayOf(now),
});

/** The days of each period, in the order in which the page offers them; null is every day. `own` are those that the visitor chose. */
const PERIODS = {
  today: (now) => lastRange(1, now),
  week: (now) => lastRange(7, now),
  lastWeek: (now) => {
    const to = dayBefore(firstDayOf('week', dayOf(now)));
    return { from: firstDayOf('week', to), to };
  },
  month: (now) => lastRange(30, now),
  all: () => null,
  own: (_, { from, to }) => {
    if (from === '' && to === '') return null;
    // Chosen the other way round.
    return to !== '' && from > to ? { from: to, to: from } : { from, to };
  },
} satisfies Record<string, (now: Date, own: DayRange) => DayRange | null>;

export type Period = keyof typeof PERIODS;

export const PERIOD_NAMES = Object.keys(PERIODS) as Period[];

/** What each ranking counts. */
export const RANKED = {
  path: ({ path }) => path,
  referrer: ({ referrer }) => referrer,
  device: classifyDevice,
} satisfies Record<string, (pageView: PageView) => string>;

export type Ranking = keyof typeof RANKED;

/** Which page views the visitor wants to see. */
export interface PageViewFilter {
  period: Period;
  /** The days of the period `own`. */
  own: DayRange;
  /** The search as it was typed; '' finds every page view. */
  search: string;
  /** The values that were chosen in the rankings, one of each at most. */
  chosen: Partial<Record<Ranking, string>>;
}

/** The filter that every page view passes. */
export const NO_FILTER: PageViewFilter = {
  period: 'all',
  own: { from: '', to: '' },
  search: '',
  chosen: {},
};

/** The days of the period; null is every day. */
export const rangeOf = ({ period, own }: PageViewFilter, now: Date): DayRange | null =>
  PERIODS[period](now, own);

/** Whether a filter may leave page views out. */
export const isFiltering = (filter: PageViewFilter): boolean =>
  // Whatever day it is.
  rangeOf(filter, new Date(0)) !== null ||
  filter.search.trim() !== '' ||
  Object.keys(filter.chosen).length > 0;

/** The filter with a value of a ranking chosen, or no longer chosen. */
export function toggleChosen(filter: PageViewFilter, ranking: Ranking, value: string): PageViewFilter {
  const { [ranking]: before, ...others } = filter.chosen;
  return { ...filter, chosen: before === value ? others : { ...others, [ranking]: value } };
}

const MARKS = /\p{M}/gu;

/**
 * The page views of the period that have every chosen value, and contain every word of the search, whatever the case and accents.
 *
 * @param textOf gives the text of a page view that is searched, beside its user agent
 */
export function filterPageViews(
  pageViews: readonly PageView[],
  filter: PageViewFilter,
  now: Date,
  textOf: (pageView: PageView) => string,
): PageView[] {
  const { search, chosen } = filter;
  const { from = '', to = '' } = rangeOf(filter, now) ?? {};
  const words = simplify(search).split(/\s+/).filter(Boolean);
  const rankings = Object.keys(chosen) as Ranking[];
  const isChosen = (pageView: PageView) =>
    rankings.every((ranking) => RANKED[ranking](pageView) === chosen[ranking]);
  const matches = (pageView: PageView) => {
    if (words.length === 0) return true;
    const text = simplify(`${textOf(pageView)}\n${pageView.userAgent}`);
    return words.every((word) => text.includes(word));
  };
  const isInPeriod = ({ timestamp }: PageView) => {
    if (from === '' && to === '') return true;
    const day = dayOf(timestamp);
    return day >= from && (to === '' || day <= to);
  };
  return pageViews.filter((one) => isInPeriod(one) && isChosen(one) && matches(one));
}

/** A text as it is compared in a search: small letters without accents, so that `mexico` finds `México`. */
function simplify(text: string): string {
  return text.normalize('NFD').replace(MARKS, '').toLowerCase();
}
