import { dayOf, lastDays } from './days.ts';
import type { PageView } from './page-view.ts';

/** How many calendar days each period has, today included, in the order in which the page offers them; null is every day. */
export const PERIOD_DAYS = { today: 1, week: 7, month: 30, all: null };

export type Period = keyof typeof PERIOD_DAYS;

/** Which page views the visitor wants to see. */
export interface PageViewFilter {
  period: Period;
  /** The search as it was typed; '' finds every page view. */
  search: string;
}

/** The filter that every page view passes. */
export const NO_FILTER: PageViewFilter = { period: 'all', search: '' };

const MARKS = /\p{M}/gu;

/**
 * The page views of the period that contain every word of the search, whatever the case and accents.
 *
 * @param textOf gives the text of a page view that is searched, beside its user agent
 */
export function filterPageViews(
  pageViews: readonly PageView[],
  { period, search }: PageViewFilter,
  now: Date,
  textOf: (pageView: PageView) => string,
): PageView[] {
  const count = PERIOD_DAYS[period];
  const days = count === null ? null : new Set(lastDays(count, now));
  const words = simplify(search).split(/\s+/).filter(Boolean);
  const matches = (pageView: PageView) => {
    if (words.length === 0) return true;
    const text = simplify(`${textOf(pageView)}\n${pageView.userAgent}`);
    return words.every((word) => text.includes(word));
  };
  return pageViews.filter((one) => (days === null || days.has(dayOf(one.timestamp))) && matches(one));
}

/** A text as it is compared in a search: small letters without accents, so that `mexico` finds `México`. */
function simplify(text: string): string {
  return text.normalize('NFD').replace(MARKS, '').toLowerCase();
}
