import { expect, test } from 'vitest';
import { readNumber } from '../../../src/schemas/number.ts';

test.each([
  ['2,200 m²', 'es-MX', 2200],
  ['2 200 m²', 'es-MX', 2200],
  ['3.95 m', 'es-MX', 3.95],
  ['2.200 m²', 'es-ES', 2200],
  ['3,95 m', 'es-ES', 3.95],
  ['4', 'en', 4],
  ['A solicitud', 'es-MX', NaN],
  ['0.125 m', 'es-MX', NaN],
])('readNumber parses "%s" in %s as %d', (text, tag, number) => {
  expect(readNumber(text, tag)).toBe(number);
});
