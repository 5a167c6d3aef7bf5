import { expect, test } from 'vitest';
import { classifyDevice } from '../../../src/page-views/page-view.ts';
import { rankBy, sortNewestFirst, summarise } from '../../../src/page-views/summary.ts';
import { makeView } from './fake-window.ts';

test('the newest comes first by time, not by spelling; of two at the same time the one stored last', () => {
  const views = [
    makeView({ path: '/1', timestamp: '2026-11-20T16:00:00.000Z' }),
    makeView({ path: '/2', timestamp: '2026-11-20T15:59:00.000Z' }),
    makeView({ path: '/1', timestamp: '2026-11-20T10:00:00-06:00' }),
  ];
  const sorted = sortNewestFirst(views);
  expect(sorted).toEqual([views[2], views[0], views[1]]);
  expect(summarise(sorted)).toEqual({
    totalVisits: 3,
    uniquePages: 2,
    lastVisit: '2026-11-20T10:00:00-06:00',
  });
});

test('the most visited come first, equal ones by name, and no more than asked for', () => {
  const views = [
    makeView({ path: '/b', referrer: 'https://example.com/' }),
    makeView({ path: '/a', userAgent: 'Mobile' }),
    makeView({ path: '/c' }),
    makeView({ path: '/c', userAgent: 'Mobile' }),
    makeView({ path: '__proto__', userAgent: 'Mobile' }),
  ];
  expect(rankBy(views, 'path', 3)).toEqual([
    { value: '/c', visits: 2 },
    { value: '/a', visits: 1 },
    { value: '/b', visits: 1 },
  ]);
  expect(rankBy(views, 'referrer', 9)).toEqual([
    { value: '', visits: 4 },
    { value: 'https://example.com/', visits: 1 },
  ]);
  expect(rankBy(views, 'device', 9)).toEqual([
    { value: 'mobile', visits: 3 },
    { value: 'desktop', visits: 2 },
  ]);
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
