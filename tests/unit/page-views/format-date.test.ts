import { expect, test } from 'vitest';
import { createDateTimeFormatter, formatDay } from '../../../src/page-views/format-date.ts';

test.each([
  ['America/Mexico_City', '2026-11-20T17:42:07.000Z', '20 nov 2026, 11:42:07'],
  ['Asia/Tokyo', '2026-11-20T17:42:07.000Z', '21 nov 2026, 02:42:07'],
  ['UTC', '2026-09-05T00:00:00.000Z', '05 sep 2026, 00:00:00'],
])('in %s, %s is %s', (zone, timestamp, expected) => {
  expect(createDateTimeFormatter(zone)(timestamp)).toBe(expected);
});

test('a calendar day is written without a zone', () => {
  expect(formatDay('2026-11-07')).toBe('7');
  expect(formatDay('2026-11-07', 'short')).toBe('7 nov');
  expect(formatDay('2026-11-07', 'long')).toBe('7 de noviembre');
});
