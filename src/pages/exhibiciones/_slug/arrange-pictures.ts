import type { Columns } from '../../../queries/pictures.ts';

/**
 * How many columns of twelve each picture takes: one that is not upright all, then a pair with an upright one the narrow one, and
 * again; pairs of two alike change sides. A last one without a partner takes 8, upright 6.
 */
export function arrange(areUpright: boolean[]): Columns[] {
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
