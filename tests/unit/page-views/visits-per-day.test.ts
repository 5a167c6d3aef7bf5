import { expect, test } from 'vitest';
import { countVisitsPerDay } from '../../../src/page-views/visits-per-day.ts';
import { makeView } from './fake-window.ts';

const count = (timestamps: string[], now: string, zone: string) =>
  countVisitsPerDay(
    timestamps.map((timestamp) => makeView({ timestamp })),
    new Date(now),
    zone,
  );
const visited = (days: { day: string; visits: number }[]) =>
  days.filter(({ visits }) => visits > 0).map(({ day, visits }) => `${day}: ${visits}`);

test('fourteen days end today', () => {
  const days = count([], '2026-11-20T18:00:00Z', 'America/Mexico_City');
  expect(days).toHaveLength(14);
  expect([days[0]?.day, days[13]?.day]).toEqual(['2026-11-07', '2026-11-20']);
});

test('a day is a day of the visitor’s zone', () => {
  const late = '2026-11-20T05:30:00Z';
  expect(visited(count([late], '2026-11-20T18:00:00Z', 'America/Mexico_City'))).toEqual(['2026-11-19: 1']);
  expect(visited(count([late], '2026-11-20T18:00:00Z', 'UTC'))).toEqual(['2026-11-20: 1']);
});

test.each([
  [
    'shorter',
    '2026-03-15T12:00:00Z',
    ['2026-03-08T04:59:00Z', '2026-03-08T05:01:00Z', '2026-03-09T03:59:00Z', '2026-03-09T04:01:00Z'],
    ['2026-03-07: 1', '2026-03-08: 2', '2026-03-09: 1'],
  ],
  [
    'longer',
    '2026-11-05T12:00:00Z',
    ['2026-11-01T03:59:00Z', '2026-11-01T04:01:00Z', '2026-11-02T04:59:00Z', '2026-11-02T05:01:00Z'],
    ['2026-10-31: 1', '2026-11-01: 2', '2026-11-02: 1'],
  ],
])('a %s day at a change of clocks is one day', (_, now, timestamps, expected) => {
  const days = count(timestamps, now, 'America/New_York');
  expect(visited(days)).toEqual(expected);
  expect(new Set(days.map(({ day }) => day)).size).toBe(14);
});

test('older visits and visits from the future are not drawn', () => {
  const days = count(
    ['2026-11-06T12:00:00Z', '2026-11-07T12:00:00Z', '2026-11-21T12:00:00Z', '2099-01-01T00:00:00Z'],
    '2026-11-20T12:00:00Z',
    'UTC',
  );
  expect(visited(days)).toEqual(['2026-11-07: 1']);
  expect(days).toHaveLength(14);
});
