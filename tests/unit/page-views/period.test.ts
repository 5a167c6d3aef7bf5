import { expect, test } from 'vitest';
import { daysOf, type Period } from '../../../src/page-views/period.ts';

const NOW = new Date('2026-11-21T04:00:00Z');

test.each<[Period, string, object | null]>([
  [{ kind: 'all' }, 'UTC', null],
  [{ kind: 'today' }, 'UTC', { from: '2026-11-21', to: '2026-11-21' }],
  [{ kind: 'today' }, 'America/Mexico_City', { from: '2026-11-20', to: '2026-11-20' }],
  [{ kind: 'last', days: 7 }, 'America/Mexico_City', { from: '2026-11-14', to: '2026-11-20' }],
  [{ kind: 'last', days: 30 }, 'America/Mexico_City', { from: '2026-10-22', to: '2026-11-20' }],
  [{ kind: 'range', from: '2026-01-02', to: '2026-01-05' }, 'UTC', { from: '2026-01-02', to: '2026-01-05' }],
  [{ kind: 'range', from: '2026-01-05', to: '2026-01-02' }, 'UTC', { from: '2026-01-02', to: '2026-01-05' }],
])('the days of %j in %s', (period, zone, expected) => {
  expect(daysOf(period, NOW, zone)).toEqual(expected);
});
