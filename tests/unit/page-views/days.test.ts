import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays, countDays, dayOf, formatDateTime, formatDay } from '../../../src/page-views/days.ts';

/** The day as the language itself writes it; Canadian English has the ISO order. */
const CALENDAR = new Intl.DateTimeFormat('en-CA', { year: 'numeric', month: '2-digit', day: '2-digit' });

test.each([
  ['2021-04-04T05:59:59Z', '2021-04-03'],
  ['2021-04-04T06:00:00Z', '2021-04-04'],
  ['2021-04-05T04:59:59Z', '2021-04-04'],
  ['2021-04-05T05:00:00Z', '2021-04-05'],
  ['2021-11-01T05:59:59Z', '2021-10-31'],
  ['2021-11-01T06:00:00Z', '2021-11-01'],
])('around a change of clocks %s falls on %s', (timestamp, expected) => {
  expect(dayOf(timestamp)).toBe(expected);
  expect(dayOf(new Date(timestamp))).toBe(expected);
});

test('any moment of two centuries falls on the day that the calendar says', () => {
  const moment = fc.date({ min: new Date('1923-01-01'), max: new Date('2099-12-31'), noInvalidDate: true });
  fc.assert(
    fc.property(moment, (date) => {
      expect(dayOf(date)).toBe(CALENDAR.format(date));
    }),
    { numRuns: 1000 },
  );
});

test.each(['+275760-09-13T00:00:00.000Z', '-271821-04-20T00:00:00.000Z', '0001-01-01T12:00:00.000Z'])(
  'a clock that says %s still gives a day',
  (timestamp) => {
    expect(dayOf(timestamp)).toMatch(/^[+-]?\d{4,6}-\d\d-\d\d$/);
  },
);

test('days are added by the calendar', () => {
  expect(addDays('2026-02-27', 2)).toBe('2026-03-01');
  expect(addDays('2026-01-01', -1)).toBe('2025-12-31');
  expect(countDays('2026-03-01') - countDays('2026-02-27')).toBe(2);
});

test('moments and days are written as people in Mexico read them', () => {
  expect(formatDateTime('2026-11-20T17:42:07.000Z')).toBe('20 nov 2026, 11:42:07');
  expect(formatDateTime('2026-09-05T06:00:00.000Z')).toBe('05 sep 2026, 00:00:00');
  expect(formatDay('2026-11-07')).toBe('7');
  expect(formatDay('2026-11-07', 'short')).toBe('7 nov');
  expect(formatDay('2026-11-07', 'long', 'numeric')).toBe('7 de noviembre de 2026');
});
