import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays, countDays, createDayOf } from '../../../src/page-views/calendar-day.ts';

const HALF_HOUR_MS = 1_800_000;
const ZONES = [
  'America/Mexico_City',
  'America/New_York',
  'America/St_Johns',
  'Pacific/Apia',
  'Asia/Kolkata',
  'Africa/Casablanca',
  'Australia/Lord_Howe',
  'UTC',
];

/** The day as the language itself writes it; Canadian English has the ISO order. */
function createSlowDayOf(timeZone: string): (time: number) => string {
  const format = new Intl.DateTimeFormat('en-CA', {
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    timeZone,
  });
  return (time) => format.format(time);
}

test.each([
  ['America/Mexico_City', '2021-04-04T05:59:59Z', '2021-04-03'],
  ['America/Mexico_City', '2021-04-04T06:00:00Z', '2021-04-04'],
  ['America/Mexico_City', '2021-04-05T04:59:59Z', '2021-04-04'],
  ['America/Mexico_City', '2021-04-05T05:00:00Z', '2021-04-05'],
  ['America/Mexico_City', '2021-11-01T05:59:59Z', '2021-10-31'],
  ['America/Mexico_City', '2026-07-01T05:59:59Z', '2026-06-30'],
  ['America/New_York', '2026-03-09T04:00:00Z', '2026-03-09'],
  ['America/New_York', '2026-11-02T04:59:59Z', '2026-11-01'],
  ['Pacific/Apia', '2011-12-30T09:59:59Z', '2011-12-29'],
  ['Pacific/Apia', '2011-12-30T10:00:00Z', '2011-12-31'],
  ['Asia/Kolkata', '2026-11-20T18:30:00Z', '2026-11-21'],
])('in %s, %s falls on %s', (zone, timestamp, expected) => {
  expect(createDayOf(zone)(timestamp)).toBe(expected);
  expect(createDayOf(zone)(new Date(timestamp))).toBe(expected);
});

test.each(ZONES)(
  'in %s every half hour of years with odd days falls on the day its calendar says',
  (zone) => {
    const dayOf = createDayOf(zone);
    const slowDayOf = createSlowDayOf(zone);
    for (const year of [2011, 2021]) {
      const end = Date.UTC(year + 1, 0, 8);
      const wrong: string[] = [];
      for (let time = Date.UTC(year, 0, 1); time < end; time += HALF_HOUR_MS) {
        if (dayOf(new Date(time)) !== slowDayOf(time)) wrong.push(new Date(time).toISOString());
      }
      expect(wrong).toEqual([]);
    }
  },
);

test('any moment of two centuries falls on the day its calendar says', () => {
  const moment = fc.date({ min: new Date('1900-01-01'), max: new Date('2099-12-31'), noInvalidDate: true });
  const dayOfs = new Map(ZONES.map((zone) => [zone, [createDayOf(zone), createSlowDayOf(zone)] as const]));
  fc.assert(
    fc.property(fc.constantFrom(...dayOfs.values()), moment, ([dayOf, slowDayOf], date) => {
      expect(dayOf(date)).toBe(slowDayOf(date.getTime()));
    }),
    { numRuns: 1000 },
  );
});

test('a clock that is wrong by thousands of years still gives a day', () => {
  for (const timestamp of ['+275760-09-13T00:00:00.000Z', '-271821-04-20T00:00:00.000Z', '0001-01-01']) {
    expect(createDayOf('America/Mexico_City')(timestamp)).toBe(timestamp.split('T')[0]);
  }
});

test('days are added by the calendar', () => {
  expect(addDays('2026-02-27', 2)).toBe('2026-03-01');
  expect(addDays('2026-01-01', -1)).toBe('2025-12-31');
  expect(countDays('2026-03-01') - countDays('2026-02-27')).toBe(2);
});
