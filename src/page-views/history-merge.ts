import { isPageView } from './page-view.ts';

/**
 * Puts two histories together: all rows of the first as they are, and those of the second that it lacks. Rows are the same
 * visit when all five fields are the same; two such rows in one history are two visits, so the result holds as many as the
 * history that has more of them. Of the same visit the first history's row stays.
 *
 * Each history keeps its own order, which a wrong clock could not spoil; between the two, the earlier timestamp comes first.
 * Rows that are no page views stay behind the row they were behind.
 */
export function mergePageViews(first: readonly unknown[], second: readonly unknown[]): unknown[] {
  const added = findMissing(first, second);
  const merged: unknown[] = [];
  let next = 0;
  for (const row of first) {
    const time = timeOf(row);
    while (next < added.length && timeOf(added[next]) < time) {
      merged.push(added[next]);
      next += 1;
    }
    merged.push(row);
  }
  return [...merged, ...added.slice(next)];
}

/** Rows of the second history that the first lacks. */
export function findMissing(first: readonly unknown[], second: readonly unknown[]): unknown[] {
  const present = new Map<string, number>();
  for (const row of first) {
    const identity = identify(row);
    present.set(identity, (present.get(identity) ?? 0) + 1);
  }
  return second.filter((row) => {
    const identity = identify(row);
    const count = present.get(identity) ?? 0;
    if (count > 0) present.set(identity, count - 1);
    return count === 0;
  });
}

function identify(row: unknown): string {
  if (!isPageView(row)) return JSON.stringify(row);
  const { path, title, timestamp, referrer, userAgent } = row;
  return JSON.stringify([path, title, timestamp, referrer, userAgent]);
}

/** Milliseconds since 1970; a row without a time goes wherever the merge is. */
function timeOf(row: unknown): number {
  return isPageView(row) ? Date.parse(row.timestamp) : -Infinity;
}
