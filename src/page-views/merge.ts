import { identify, isPageView } from './page-view.ts';

/**
 * Puts two lists together: all rows of the first as they are, and those of the second that it lacks. Rows are the same page
 * view when all five fields are the same; two such rows in one list are two page views, so the result holds as many as the
 * list that has more of them. Of the same page view the first list's row stays.
 *
 * Each list keeps its own order, which a wrong clock could not spoil; between the two, the earlier timestamp comes first.
 * Rows that are no page views stay behind the row they were behind.
 */
export function mergeRows(first: readonly unknown[], second: readonly unknown[]): unknown[] {
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

/** Rows of the second list that the first lacks. */
function findMissing(first: readonly unknown[], second: readonly unknown[]): unknown[] {
  const present = new Map<string, number>();
  for (const row of first) {
    const identity = identityOf(row);
    present.set(identity, (present.get(identity) ?? 0) + 1);
  }
  return second.filter((row) => {
    const identity = identityOf(row);
    const count = present.get(identity) ?? 0;
    if (count > 0) present.set(identity, count - 1);
    return count === 0;
  });
}

const identityOf = (row: unknown) => (isPageView(row) ? identify(row) : JSON.stringify(row));

/** Milliseconds since 1970; a row without a time goes wherever the merge is. */
const timeOf = (row: unknown) => (isPageView(row) ? Date.parse(row.timestamp) : -Infinity);
