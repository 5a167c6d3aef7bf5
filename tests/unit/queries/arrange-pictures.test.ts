import { expect, test } from 'vitest';
import { arrange } from '../../../src/queries/arrange-pictures.ts';

const WIDE = 'wide';
const TALL = 'tall';
const columnsOf = (...shapes: string[]) => arrange(shapes.map((shape) => shape === TALL));

test.each([
  ['none', [], []],
  ['one', [WIDE], [12]],
  ['an upright one', [TALL], [6]],
  ['two, the second without a partner', [WIDE, WIDE], [12, 8]],
  ['two, that one upright', [WIDE, TALL], [12, 6]],
  ['three', [WIDE, WIDE, WIDE], [12, 7, 5]],
  ['pairs that change sides', [WIDE, WIDE, WIDE, WIDE, WIDE, WIDE, WIDE], [12, 7, 5, 12, 5, 7, 12]],
  ['an upright one is the narrow one', [WIDE, TALL, WIDE, WIDE, WIDE, TALL], [12, 5, 7, 12, 7, 5]],
  ['only upright ones', [TALL, TALL, TALL, TALL, TALL], [7, 5, 5, 7, 6]],
])('%s', (_, shapes, columns) => {
  expect(columnsOf(...shapes)).toEqual(columns);
});

test('rows of 24 are full, whatever the shapes, but the last', () => {
  for (let shapes = 0; shapes < 2 ** 12; shapes += 1) {
    const areUpright = Array.from({ length: 24 }, (_, index) => Boolean(shapes & (1 << (index % 12))));
    const columns = arrange(areUpright);
    expect(columns).toHaveLength(24);
    const rows = columns.join(' ').replaceAll(/7 5|5 7|12/g, 'full');
    expect(rows).toMatch(/^(?:full ?)+[68]?$/);
    expect(columns.filter((width, index) => width === 12 && areUpright[index])).toEqual([]);
  }
});
