import type { PageView } from './page-view.ts';
import { isSameVisit } from './same-visit.ts';

/**
 * How many visits were stored after the last one of an earlier reading, also when the oldest had to go for them. Where that
 * one is gone, what the list has grown by. Both lists are in stored order.
 */
export function countNewVisits(before: readonly PageView[], after: readonly PageView[]): number {
  const newest = before.at(-1);
  const place = newest ? after.findLastIndex((record) => isSameVisit(record, newest)) : -1;
  return place === -1 ? Math.max(0, after.length - before.length) : after.length - 1 - place;
}
