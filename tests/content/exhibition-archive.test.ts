import { expect, test } from 'vitest';
import { splitPast } from '../../src/queries/exhibition-archive.ts';

const newestFirst = (count: number) => Array.from({ length: count }, (_, index) => count - index);

test.each([0, 5, 12])('%i past exhibitions all stay on the home page', (count) => {
  expect(splitPast(newestFirst(count))).toEqual({ atHome: newestFirst(count), archived: [] });
});

test('of more, the twelve newest stay and the others keep their order in the archive', () => {
  expect(splitPast(newestFirst(15))).toEqual({
    atHome: [15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4],
    archived: [3, 2, 1],
  });
});
