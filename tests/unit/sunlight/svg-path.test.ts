import { expect, test } from 'vitest';
import { toPathData } from '../../../src/sunlight/svg-path.ts';

test('toPathData draws polygons with short relative lines in decimetres', () => {
  const triangle = [
    { x: 1, y: 2 },
    { x: 4, y: 2 },
    { x: 2.5, y: 1.46 },
  ];
  const square = [
    { x: 0, y: 0 },
    // This point is a millimetre from the previous one.
    { x: 0.001, y: 0 },
    { x: 0, y: 1 },
    { x: -1, y: 1 },
  ];
  expect(toPathData([triangle, square])).toBe('M10 20h30l-15-5zM0 0v10h-10z');
  expect(toPathData([])).toBe('');
});
