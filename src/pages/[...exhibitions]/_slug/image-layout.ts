import type { Columns } from '../../../queries/responsive-images.ts';

/**
 * How many of twelve columns each picture takes. Landscape pictures alternate: one across all 12 columns, then a pair in 7 + 5.
 * In a pair, a portrait picture gets the 5; pairs of equal shape alternate between 7 + 5 and 5 + 7. A last picture without a
 * partner takes 8 columns, in portrait 6.
 */
export function layOutImages(areUpright: boolean[]): Columns[] {
  const columns: Columns[] = [];
  let isTurned = false;
  while (columns.length < areUpright.length) {
    const [first = false, second] = areUpright.slice(columns.length);
    if (!first && columns.at(-1) !== 12) columns.push(12);
    else if (second === undefined) columns.push(first ? 6 : 8);
    else {
      const isNarrowFirst: boolean = first === second ? isTurned : first;
      columns.push(...(isNarrowFirst ? ([5, 7] as const) : ([7, 5] as const)));
      isTurned = !isNarrowFirst;
    }
  }
  return columns;
}
