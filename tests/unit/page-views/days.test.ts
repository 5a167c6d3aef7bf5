import { expect, test } from 'vitest';
import {
  getLocalDate,
  formatDate,
  getLastDates,
  createDateTimeFormat,
} from '../../../src/page-views/days.ts';

test.each([
  ['2021-04-04T05:59:59Z', '2021-04-03'],
  ['2021-04-04T06:00:00Z', '2021-04-04'],
  ['2021-04-05T04:59:59Z', '2021-04-04'],
  ['2021-04-05T05:00:00Z', '2021-04-05'],
  ['2021-11-01T05:59:59Z', '2021-10-31'],
  ['2021-11-01T06:00:00Z', '2021-11-01'],
  ['9999-12-31T23:59:59Z', '9999-12-31'],
  ['0001-01-01T12:00:00Z', '0001-01-01'],
])('getLocalDate returns the local date of %s: %s', (timestamp, expected) => {
  expect(getLocalDate(timestamp)).toBe(expected);
});

test('getLastDates returns consecutive dates across clock changes', () => {
  expect(getLastDates(3, '2021-04-04')).toStrictEqual(['2021-04-02', '2021-04-03', '2021-04-04']);
  expect(getLastDates(2, '2026-03-01')).toStrictEqual(['2026-02-28', '2026-03-01']);
});

test('date formats follow the conventions of Mexico', () => {
  const formatDateTime = createDateTimeFormat('es-MX');
  expect(formatDateTime('2026-11-20T17:42:07.000Z')).toBe('20 nov 2026, 11:42:07');
  expect(formatDateTime('2026-09-05T06:00:00.000Z')).toBe('05 sep 2026, 00:00:00');
  expect(formatDate('2026-11-07', 'es-MX')).toBe('7');
  expect(formatDate('2026-11-07', 'es-MX', 'short')).toBe('7 nov');
});
