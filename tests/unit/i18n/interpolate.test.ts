import { expect, test } from 'vitest';
import { interpolate } from '../../../src/i18n/interpolate.ts';
import { templateField } from '../../../src/schemas/text.ts';

const position = templateField('Qué registros se ven', 'from', 'to').parse('{from} a {to}');

test('interpolate inserts the values', () => {
  expect(interpolate(position, { from: 1, to: 100 })).toBe('1 a 100');
});

test('interpolate inserts zero', () => {
  expect(interpolate(position, { from: 0, to: 0 })).toBe('0 a 0');
});

test('interpolate keeps a placeholder without a value', () => {
  // @ts-expect-error The schema names `to`.
  expect(interpolate(position, { from: 1 })).toBe('1 a {to}');
});
