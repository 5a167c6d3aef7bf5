import { expect, test } from 'vitest';
import type { Period } from '../../../src/page-views/filter.ts';
import { classifyDevice } from '../../../src/page-views/page-view.ts';
import { countByDay, rankBy, sortNewestFirst } from '../../../src/page-views/summary.ts';
import { makeView } from '../../e2e/page-view-storage.ts';

test('the newest comes first by time, not by spelling; of two at the same time the one stored last', () => {
  const views = [
    makeView({ timestamp: '2026-11-20T16:00:00.000Z' }),
    makeView({ timestamp: '2026-11-20T15:59:00.000Z' }),
    makeView({ timestamp: '2026-11-20T10:00:00-06:00' }),
  ];
  expect(sortNewestFirst(views)).toStrictEqual([views[2], views[0], views[1]]);
});

test('the most visited come first, equal ones by name, and no more than asked for', () => {
  const views = ['/b', '/a', '/c', '/c', '__proto__'].map((path) => makeView({ path }));
  expect(rankBy(views, ({ path }) => path, 3)).toStrictEqual([
    { value: '/c', visits: 2 },
    { value: '/a', visits: 1 },
    { value: '/b', visits: 1 },
  ]);
  expect(rankBy(views, classifyDevice, 9)).toStrictEqual([{ value: 'desktop', visits: 5 }]);
});

test('each day of a period is counted, of all the last fourteen, and no day outside, whatever the clock', () => {
  const moments = [
    '2026-11-21T02:00Z',
    '2026-11-08T05:59Z',
    '2026-11-07T06:00Z',
    '2026-11-07T05:59Z',
    '2030-01-01',
  ];
  const views = moments.map((timestamp) => makeView({ timestamp }));
  // The 20th in Mexico, the 21st in UTC.
  const count = (period: Period) => countByDay(views, period, new Date('2026-11-21T03:00Z'));
  expect(count('today')).toStrictEqual([{ day: '2026-11-20', visits: 1 }]);
  expect([count('week').length, count('month').length, count('all').length]).toStrictEqual([7, 30, 14]);
  expect(count('all')[0]).toStrictEqual({ day: '2026-11-07', visits: 2 });
  expect(count('all')[1]).toStrictEqual({ day: '2026-11-08', visits: 0 });
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
