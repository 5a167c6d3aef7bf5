import { expect, test } from 'vitest';
import { classifyDevice } from '../../../src/page-views/page-view.ts';
import { countByDate, sortNewestFirst } from '../../../src/page-views/summary.ts';
import { createPageView } from '../../e2e/page-view-storage.ts';

test('sortNewestFirst sorts by time, then by storage order', () => {
  const views = [
    createPageView({ timestamp: '2026-11-20T16:00:00.000Z' }),
    createPageView({ timestamp: '2026-11-20T15:59:00.000Z' }),
    createPageView({ timestamp: '2026-11-20T10:00:00-06:00' }),
  ];
  expect(sortNewestFirst(views)).toStrictEqual([views[2], views[0], views[1]]);
});

test('countByDate counts page views by local date up to today', () => {
  const timestamps = [
    '2026-11-21T02:00Z',
    '2026-11-20T05:59Z',
    '2026-11-19T06:00Z',
    '2026-11-18',
    '2030-01-01',
  ];
  const views = timestamps.map((timestamp) => createPageView({ timestamp }));
  expect(countByDate(views, 3, '2026-11-20')).toStrictEqual([
    { day: '2026-11-18', visits: 0 },
    { day: '2026-11-19', visits: 2 },
    { day: '2026-11-20', visits: 1 },
  ]);
});

test.each([
  ['mobile', 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) Version/18.6 Mobile/15E148'],
  ['mobile', 'TABLET MOBILE'],
  ['tablet', 'Mozilla/5.0 (Android 14; Tablet; rv:130.0) Gecko/130.0 Firefox/130.0'],
  ['tablet', 'TaBlEt'],
  ['desktop', 'Mozilla/5.0 (Linux; Android 10; K) Chrome/156.0.0.0 Safari/537.36'],
  ['desktop', ''],
])('classifyDevice returns %s for %s', (expected, userAgent) => {
  expect(classifyDevice({ userAgent })).toBe(expected);
});
