import type { PageView } from './page-view.ts';
import { isSameVisit } from './same-visit.ts';

/**
 * Where the record at an index of one list is in a later list of the same history, so that a reader's place can stay the same
 * while visits are added before it. A record that is gone gives the nearest index that the later list has.
 */
export function followRecord(before: readonly PageView[], index: number, after: readonly PageView[]): number {
  const record = before[index];
  // New visits push a record farther down; only what was removed before it lets it move up.
  for (let place = index; place < after.length; place += 1) {
    if (isSameVisit(after[place], record)) return place;
  }
  for (let place = Math.min(index, after.length) - 1; place >= 0; place -= 1) {
    if (isSameVisit(after[place], record)) return place;
  }
  return Math.max(0, Math.min(index, after.length - 1));
}
