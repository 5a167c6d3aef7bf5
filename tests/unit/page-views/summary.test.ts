import { expect, test } from 'vitest';
import { summarise } from '../../../src/page-views/summary.ts';
import { makeView } from './fake-window.ts';

test('without records there is no last visit', () => {
  expect(summarise([])).toEqual({ totalVisits: 0, uniquePages: 0, lastVisit: null });
});

test('visits, distinct pages and the newest moment are counted in any order', () => {
  const records = [
    makeView({ path: '/', timestamp: '2026-11-19T10:00:00.000Z' }),
    makeView({ path: '/analytics', timestamp: '2026-11-20T10:00:00.000Z' }),
    makeView({ path: '/', timestamp: '2025-01-01T10:00:00.000Z' }),
  ];
  expect(summarise(records)).toEqual({
    totalVisits: 3,
    uniquePages: 2,
    lastVisit: '2026-11-20T10:00:00.000Z',
  });
});

test('the newest moment is found by time, not by spelling', () => {
  const records = ['2026-11-20T10:00:00-06:00', '2026-11-20T15:59:00Z'].map((timestamp) =>
    makeView({ timestamp }),
  );
  expect(summarise(records).lastVisit).toBe('2026-11-20T10:00:00-06:00');
});
