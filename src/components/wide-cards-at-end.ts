const CARDS_IN_FIRST_ROW = 2;
const CARDS_IN_A_ROW = 3;
/** Fewer are the design's own first rows. */
const LEAST_FOR_PAIRS = 4;

/**
 * How many cards at the end of a list stand two in a row, as the first two do, where rows of three would leave one or two
 * over: of twelve four, 2 + 3 + 3 + 2 + 2.
 */
export const countWideCardsAtEnd = (count: number): 0 | 2 | 4 => {
  const left = (count - CARDS_IN_FIRST_ROW) % CARDS_IN_A_ROW;
  if (count < LEAST_FOR_PAIRS || left === 0) return 0;
  return left === 1 ? 4 : 2;
};
