import { expect, test } from 'vitest';
import { measureDrawing } from '../../../src/queries/plan-measures.ts';
import { createFormatter } from '../../../src/i18n/formatter.ts';

/** Floor of 40 × 20 m in a drawing of 50 × 25 m. */
const DRAWING = { width: 50, floor: { left: 10, top: 10, right: 90, bottom: 90 } };
const measure = (languageTag: 'es-MX' | 'en-US', width = DRAWING.width) =>
  measureDrawing(
    { ...DRAWING, width },
    0.5,
    createFormatter(languageTag === 'es-MX' ? 'es' : 'en', languageTag),
  );

test('measureDrawing labels the width and depth of the floor', () => {
  const { dimensions } = measure('es-MX');
  expect(dimensions.width).toStrictEqual({ label: '40 m', from: 10, to: 90 });
  expect(dimensions.depth).toStrictEqual({ label: '20 m', from: 10, to: 90 });
});

test.each([
  [50, '10 m', 20],
  [39, '5 m', 12.82],
  [4, '1 m', 25],
  [2, '2 m', 100],
])('measureDrawing scales a drawing of %d m with a bar of %s', (width, label, share) => {
  const { scale } = measure('es-MX', width);
  expect(scale.label).toBe(label);
  expect(scale.width).toBe(share);
});

test('formatAreaOf formats the area of an L-shaped room', () => {
  const outline = '10,10 50,10 50,30 30,30 30,90 10,90';
  expect(measure('es-MX').formatAreaOf(outline)).toBe('250 m²');
  expect(measure('en-US').formatAreaOf(outline)).toBe('2,690 sq ft (250 m²)');
});
