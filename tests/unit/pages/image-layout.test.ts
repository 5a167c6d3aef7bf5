import { expect, test } from 'vitest';
import { layOutImages } from '../../../src/pages/[...exhibitions]/_slug/image-layout.ts';

/** Images in page order: L for landscape, P for portrait. */
test.each([
  ['L', [12]],
  ['P', [6]],
  ['LL', [12, 8]],
  ['LP', [12, 6]],
  ['LLLLLLL', [12, 7, 5, 12, 5, 7, 12]],
  ['LPLLLP', [12, 5, 7, 12, 7, 5]],
  ['PPPPP', [7, 5, 5, 7, 6]],
])('layOutImages lays out %s', (shapes, columns) => {
  expect(layOutImages(Array.from(shapes, (shape) => shape === 'P'))).toStrictEqual(columns);
});

const arePortrait = Array.from({ length: 24 }, (_, index) => index % 5 === 3 || index % 7 === 2);
const columns = layOutImages(arePortrait);

test('layOutImages fills every row except the last', () => {
  expect(columns).toHaveLength(24);
  expect(columns.join(' ').replaceAll(/7 5|5 7|12/g, 'full')).toMatch(/^(?:full ?)+[68]?$/);
});

test('layOutImages gives portrait images less than the full width', () => {
  expect(columns.filter((width, index) => width === 12 && arePortrait[index])).toStrictEqual([]);
});
