import { expect, test } from 'vitest';
import { chartDays, wholeSpan } from '../../../src/page-views/chart-days.ts';
import { makeView } from './fake-window.ts';

const MEXICO = 'America/Mexico_City';
/** The 20th in Mexico, the 21st in UTC. */
const NOW = new Date('2026-11-21T03:00:00.000Z');

test('without a period the chart shows the last fourteen days', () => {
  expect(chartDays({ kind: 'all' }, NOW, MEXICO)).toEqual({ from: '2026-11-07', to: '2026-11-20' });
});

test('a period is shown as it is', () => {
  expect(chartDays({ kind: 'today' }, NOW, MEXICO)).toEqual({ from: '2026-11-20', to: '2026-11-20' });
  expect(chartDays({ kind: 'range', from: '2025-03-01', to: '2025-01-01' }, NOW, MEXICO)).toEqual({
    from: '2025-01-01',
    to: '2025-03-01',
  });
});

test('all dates go from the oldest record to today, in the days of the zone', () => {
  const records = [makeView(), makeView({ timestamp: '2026-03-01T02:00:00.000Z' })];
  expect(wholeSpan(records, NOW, MEXICO)).toEqual({ from: '2026-02-28', to: '2026-11-20' });
});

test('no record, or one from a clock that was ahead, leaves today', () => {
  const today = { from: '2026-11-20', to: '2026-11-20' };
  expect(wholeSpan([], NOW, MEXICO)).toEqual(today);
  expect(wholeSpan([makeView({ timestamp: '2030-01-01T00:00:00.000Z' })], NOW, MEXICO)).toEqual(today);
});
