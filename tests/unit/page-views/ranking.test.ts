import { expect, test } from 'vitest';
import { rankBy } from '../../../src/page-views/ranking.ts';
import { makeView } from './fake-window.ts';

const RECORDS = [
  makeView({ path: '/b', referrer: 'https://example.com/' }),
  makeView({ path: '/a', userAgent: 'Mobile' }),
  makeView({ path: '/c' }),
  makeView({ path: '/c', userAgent: 'Mobile' }),
  makeView({ path: '__proto__', userAgent: 'Mobile' }),
];

test('the most visited come first, equal ones by name, and no more than asked for', () => {
  expect(rankBy(RECORDS, 'path', 3)).toEqual([
    { value: '/c', visits: 2 },
    { value: '/a', visits: 1 },
    { value: '/b', visits: 1 },
  ]);
  expect(rankBy(RECORDS, 'path', 9)).toHaveLength(4);
  expect(rankBy([], 'path', 9)).toEqual([]);
});

test('direct visits and devices are ranked like everything else', () => {
  expect(rankBy(RECORDS, 'referrer', 9)).toEqual([
    { value: '', visits: 4 },
    { value: 'https://example.com/', visits: 1 },
  ]);
  expect(rankBy(RECORDS, 'device', 9)).toEqual([
    { value: 'mobile', visits: 3 },
    { value: 'desktop', visits: 2 },
  ]);
});
