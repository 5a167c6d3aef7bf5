import { expect, test } from 'vitest';
import { layOutImages } from '../../../src/pages/[...exhibitions]/_slug/image-layout.ts';

/** In the order of the page: L for landscape, U for upright. */
test.each([
  ['L', [12]],
  ['U', [6]],
  ['LL', [12, 8]],
  ['LU', [12, 6]],
  ['LLLLLLL', [12, 7, 5, 12, 5, 7, 12]],
  ['LULLLU', [12, 5, 7, 12, 7, 5]],
  ['UUUUU', [7, 5, 5, 7, 6]],
])('%s', (shapes, columns) => {
  expect(layOutImages(Array.from(shapes, (shape) => shape === 'U'))).toStrictEqual(columns);
});

const areUpright = Array.from({ length: 24 }, (_, index) => index % 5 === 3 || index % 7 === 2);
const columns = layOutImages(areUpright);

test('of 24 every row is full but the last', () => {
  expect(columns).toHaveLength(24);
  expect(columns.join(' ').replaceAll(/7 5|5 7|12/g, 'full')).toMatch(/^(?:full ?)+[68]?$/);
});

test('of 24 no upright one is wide', () => {
  expect(columns.filter((width, index) => width === 12 && areUpright[index])).toStrictEqual([]);
});
