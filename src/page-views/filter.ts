import { dayOf, lastDays } from './days.ts';
import { classifyDevice, type PageView } from './page-view.ts';

/** How many calendar days each period has, today included, in the order in which the page offers them; null is every day. */
export const PERIOD_DAYS = { today: 1, week: 7, month: 30, all: null };

export type Period = keyof typeof PERIOD_DAYS;

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
  /** The search as it was typed; '' finds every page view. */
  search: string;
  /** The values that were chosen in the rankings, one of each at most. */
  chosen: Partial<Record<Ranking, string>>;
}

/** The filter that every page view passes. */
export const NO_FILTER: PageViewFilter = { period: 'all', search: '', chosen: {} };

/** Whether a filter may leave page views out. */
export const isFiltering = ({ period, search, chosen }: PageViewFilter): boolean =>
  period !== 'all' || search.trim() !== '' || Object.keys(chosen).length > 0;

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
  { period, search, chosen }: PageViewFilter,
  now: Date,
  textOf: (pageView: PageView) => string,
): PageView[] {
  const count = PERIOD_DAYS[period];
  const days = count === null ? null : new Set(lastDays(count, now));
  const words = simplify(search).split(/\s+/).filter(Boolean);
  const rankings = Object.keys(chosen) as Ranking[];
  const isChosen = (pageView: PageView) =>
    rankings.every((ranking) => RANKED[ranking](pageView) === chosen[ranking]);
  const matches = (pageView: PageView) => {
    if (words.length === 0) return true;
    const text = simplify(`${textOf(pageView)}\n${pageView.userAgent}`);
    return words.every((word) => text.includes(word));
  };
  const isInPeriod = ({ timestamp }: PageView) => days === null || days.has(dayOf(timestamp));
  return pageViews.filter((one) => isInPeriod(one) && isChosen(one) && matches(one));
}

/** A text as it is compared in a search: small letters without accents, so that `mexico` finds `México`. */
function simplify(text: string): string {
  return text.normalize('NFD').replace(MARKS, '').toLowerCase();
}
