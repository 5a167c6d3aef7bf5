import { expect, test } from 'vitest';
import { countWideCardsAtEnd } from '../../../src/components/wide-cards-at-end.ts';

/** How many cards each row holds: two, then three, then two again for those at the end. */
const layOut = (count: number): number[] => {
  const wideAtEnd = countWideCardsAtEnd(count);
  const rows: number[] = [];
  for (let card = 0; card < count; card += rows.at(-1) ?? 1) {
    const isWide = card < 2 || card >= count - wideAtEnd;
    rows.push(Math.min(isWide ? 2 : 3, count - card));
  }
  return rows;
};

test.each([
  [2, [2]],
  [4, [2, 2]],
  [5, [2, 3]],
  [6, [2, 2, 2]],
  [12, [2, 3, 3, 2, 2]],
  [26, [2, 3, 3, 3, 3, 3, 3, 3, 3]],
])('%i cards stand in rows of %j', (count, rows) => {
  expect(layOut(count)).toEqual(rows);
});

test('of four or more, no card is ever alone in its row', () => {
  for (let count = 4; count <= 200; count += 1) expect(Math.min(...layOut(count))).toBeGreaterThan(1);
});
