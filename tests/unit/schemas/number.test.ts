import { expect, test } from 'vitest';
import { parseNumber } from '../../../src/schemas/number.ts';

test.each([
  ['2,200 m²', 'es-MX', 2200],
  ['2 200 m²', 'es-MX', 2200],
  ['1,234,567', 'es-MX', 1_234_567],
  ['3.95 m', 'es-MX', 3.95],
  ['2.200 m²', 'es-ES', 2200],
  ['3,95 m', 'es-ES', 3.95],
  ['2’200 m²', 'de-CH', 2200],
  ['4', 'en', 4],
  ['A solicitud', 'es-MX', NaN],
  ['0.125 m', 'es-MX', NaN],
  ['2.200 m²', 'es-MX', NaN],
])('parseNumber parses "%s" in %s as %d', (text, languageTag, number) => {
  expect(parseNumber(text, languageTag)).toBe(number);
});
