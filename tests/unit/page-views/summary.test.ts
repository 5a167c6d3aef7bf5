import { expect, test } from 'vitest';
import { NO_FILTER, type PageViewFilter, rangeOf } from '../../../src/page-views/filter.ts';
import { classifyDevice } from '../../../src/page-views/page-view.ts';
import { countVisits, rankBy, sortNewestFirst } from '../../../src/page-views/summary.ts';
import { makeView } from '../../e2e/page-view-storage.ts';

test('the newest comes first by time, not by spelling; of two at the same time the one stored last', () => {
  const views = [
    makeView({ timestamp: '2026-11-20T16:00:00.000Z' }),
    makeView({ timestamp: '2026-11-20T15:59:00.000Z' }),
    makeView({ timestamp: '2026-11-20T10:00:00-06:00' }),
  ];
  expect(sortNewestFirst(views)).toStrictEqual([views[2], views[0], views[1]]);
});

test('the most visited come first, equal ones by name', () => {
  const views = ['/b', '/a', '/c', '/c', '__proto__'].map((path) => makeView({ path }));
  expect(rankBy(views, ({ path }) => path).slice(0, 3)).toStrictEqual([
    { value: '/c', visits: 2 },
    { value: '/a', visits: 1 },
    { value: '/b', visits: 1 },
  ]);
  expect(rankBy(views, classifyDevice)).toStrictEqual([{ value: 'desktop', visits: 5 }]);
});

/** The 20th in Mexico, the 21st in UTC. */
const NOW = new Date('2026-11-21T03:00Z');
const count = (filter: Partial<PageViewFilter>, ...moments: string[]) =>
  countVisits(
    moments.map((timestamp) => makeView({ timestamp })),
    rangeOf({ ...NO_FILTER, ...filter }, NOW),
    NOW,
  );

/** From the 7th to the 20th, and one of a day to come. */
const moments = ['2026-11-21T02:00Z', '2026-11-08T05:59Z', '2026-11-07T06:00Z', '2030-01-01'];

test('each day of a period is counted, but no day to come', () => {
  expect(count({ period: 'today' }, ...moments)).toStrictEqual({
    unit: 'day',
    counts: [{ day: '2026-11-20', visits: 1 }],
  });
  expect(count({ period: 'week' }, ...moments).counts).toHaveLength(7);
  expect(count({ period: 'month' }, ...moments).counts).toHaveLength(30);
});

test('all of a fortnight or less is counted by its last fourteen days', () => {
  const { unit, counts } = count({ period: 'all' }, ...moments);
  expect([unit, counts.length]).toStrictEqual(['day', 14]);
  expect(counts.slice(0, 2)).toStrictEqual([
    { day: '2026-11-07', visits: 2 },
    { day: '2026-11-08', visits: 0 },
  ]);
});

test('all of a longer time is counted by weeks from Monday', () => {
  const { unit, counts } = count(
    { period: 'all' },
    '2026-11-02T18:00Z',
    '2026-11-08T18:00Z',
    '2026-11-20T18:00Z',
  );
  expect(unit).toBe('week');
  expect(counts).toStrictEqual([
    { day: '2026-11-02', visits: 2 },
    { day: '2026-11-09', visits: 0 },
    { day: '2026-11-16', visits: 1 },
  ]);
});

test('all of more than half a year is counted by months', () => {
  const { unit, counts } = count({ period: 'all' }, '2026-01-31T18:00Z', '2026-11-20T18:00Z');
  expect(unit).toBe('month');
  expect(counts.map(({ visits }) => visits)).toStrictEqual([1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1]);
  expect(counts[1]?.day).toBe('2026-02-01');
});

test('days that were chosen are counted one by one up to a month, then by weeks', () => {
  const choose = (from: string, to: string) =>
    count({ period: 'own', own: { from, to } }, '2026-10-02T18:00Z', '2026-10-04T18:00Z');
  expect(choose('2026-10-01', '2026-10-04')).toStrictEqual({
    unit: 'day',
    counts: [0, 1, 0, 1].map((visits, index) => ({ day: `2026-10-0${index + 1}`, visits })),
  });
  const { unit, counts } = choose('2026-10-01', '2026-11-05');
  expect([unit, counts.length, counts[0]]).toStrictEqual(['week', 6, { day: '2026-09-28', visits: 2 }]);
});

test('of days with an open end the first visit and today are the ends', () => {
  const from = count({ period: 'own', own: { from: '2026-11-18', to: '' } }).counts;
  expect(from.map(({ day }) => day)).toStrictEqual(['2026-11-18', '2026-11-19', '2026-11-20']);
  const to = count({ period: 'own', own: { from: '', to: '2026-11-03' } }, '2026-11-02T18:00Z').counts;
  expect(to.map(({ day }) => day)).toStrictEqual(['2026-11-02', '2026-11-03']);
});

test('of a clock wrong by decades the last five years are counted', () => {
  expect(count({ period: 'all' }, '1970-01-01T18:00Z').counts).toHaveLength(60);
});

test.each([
  ['mobile', 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) Version/18.6 Mobile/15E148'],
  ['mobile', 'TABLET MOBILE'],
  ['tablet', 'Mozilla/5.0 (Android 14; Tablet; rv:130.0) Gecko/130.0 Firefox/130.0'],
  ['tablet', 'TaBlEt'],
  ['desktop', 'Mozilla/5.0 (Linux; Android 10; K) Chrome/156.0.0.0 Safari/537.36'],
  ['desktop', ''],
])('%s: %s', (expected, userAgent) => {
  expect(classifyDevice({ userAgent })).toBe(expected);
});
