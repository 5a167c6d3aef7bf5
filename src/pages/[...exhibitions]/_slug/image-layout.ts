import type { Columns } from '../../../queries/responsive-images.ts';

/**
 * Returns the width of each image in columns of a twelve-column grid. Rows alternate between one landscape image (12) and a pair (7 + 5).
 * The portrait image of a pair takes 5 columns. Pairs of the same orientation alternate between 7 + 5 and 5 + 7. A single last image takes 8
 * columns, or 6 in portrait orientation.
 */
export function layOutImages(arePortrait: boolean[]): Columns[] {
  const columns: Columns[] = [];
  let isReversed = false;
  while (columns.length < arePortrait.length) {
    const [first = false, second] = arePortrait.slice(columns.length);
    if (!first && columns.at(-1) !== 12) columns.push(12);
    else if (second === undefined) columns.push(first ? 6 : 8);
    else {
      const isNarrowFirst: boolean = first === second ? isReversed : first;
      columns.push(...(isNarrowFirst ? ([5, 7] as const) : ([7, 5] as const)));
      isReversed = !isNarrowFirst;
    }
  }
  return columns;
}
