import { identify, type PageView } from './page-view.ts';

/**
 * How many page views were stored after the last one of an earlier reading, also when the oldest had to go for them. Where that
 * one is gone, what the list has grown by. Both lists are in stored order.
 */
export function countNewPageViews(before: readonly PageView[], after: readonly PageView[]): number {
  const place = after.findLastIndex((view) => isSame(view, before.at(-1)));
  return place === -1 ? Math.max(0, after.length - before.length) : after.length - 1 - place;
}

/**
 * Where the page view at an index of one list is in a later list, so that a reader's place can stay the same while others are
 * added before it. One that is gone gives the nearest index that the later list has.
 */
export function followPageView(
  before: readonly PageView[],
  index: number,
  after: readonly PageView[],
): number {
  const places = after.flatMap((view, place) => (isSame(view, before[index]) ? [place] : []));
  const nearest = Math.max(0, Math.min(index, after.length - 1));
  // New ones push it farther down; only what was removed before it lets it move up.
  return places.find((place) => place >= index) ?? places.at(-1) ?? nearest;
}

function isSame(one: PageView, other: PageView | undefined): boolean {
  return one.timestamp === other?.timestamp && identify(one) === identify(other);
}
