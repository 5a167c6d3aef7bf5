/** Columns of twelve that a picture takes on a wide screen. */
export type Columns = 12 | 8 | 7 | 6 | 5;

/**
 * How many columns of twelve each picture takes on a wide screen: one all of them, then a pair, and again. The wide one is never
 * upright, being higher than the window then; in a pair an upright one is the narrow one, and pairs of two alike change sides.
 * A last one without a partner takes 8, upright 6.
 *
 * @param areUpright of each picture, in show order
 */
export function arrange(areUpright: boolean[]): Columns[] {
  const columns: Columns[] = [];
  let isTurned = false;
  while (columns.length < areUpright.length) {
    const [first, second] = areUpright.slice(columns.length);
    if (!first && columns.at(-1) !== 12) columns.push(12);
    else if (second === undefined) columns.push(first ? 6 : 8);
    else {
      const isNarrowFirst: boolean = first === second ? isTurned : first === true;
      columns.push(...(isNarrowFirst ? ([5, 7] as const) : ([7, 5] as const)));
      isTurned = !isNarrowFirst;
    }
  }
  return columns;
}
