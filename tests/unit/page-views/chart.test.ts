import fc from 'fast-check';
import { expect, test } from 'vitest';
import { chartDays, drawChart, wholeSpan } from '../../../src/page-views/chart.ts';
import { addDays, dayOf } from '../../../src/page-views/days.ts';
import { makeView } from './fake-window.ts';

/** The 20th in Mexico, the 21st in UTC. */
const NOW = new Date('2026-11-21T03:00:00.000Z');
const viewsAt = (...timestamps: string[]) => timestamps.map((timestamp) => makeView({ timestamp }));

test('the chart shows a period as it is, and without one the last fourteen days or those since the first page view', () => {
  const days = (period: Parameters<typeof chartDays>[0], oldest: string) =>
    chartDays(period, viewsAt(NOW.toISOString(), oldest), NOW);
  const to = '2026-11-20';
  expect(days({ kind: 'all' }, '2026-03-01T12:00:00Z')).toEqual({ from: '2026-11-07', to });
  expect(days({ kind: 'all' }, '2026-11-18T12:00:00Z')).toEqual({ from: '2026-11-18', to });
  expect(days({ kind: 'today' }, '2026-03-01T12:00:00Z')).toEqual({ from: to, to });
});

test('all dates go from the oldest page view to today, unless its clock was ahead', () => {
  const today = { from: '2026-11-20', to: '2026-11-20' };
  expect(wholeSpan(viewsAt(NOW.toISOString(), '2026-03-01T02:00:00Z'), NOW)).toEqual({
    ...today,
    from: '2026-02-28',
  });
  expect(wholeSpan([], NOW)).toEqual(today);
  expect(wholeSpan(viewsAt('2030-01-01T00:00:00Z'), NOW)).toEqual(today);
});

test.each([
  ['2026-11-20', '2026-11-20', 'day', 1],
  ['2026-09-22', '2026-11-20', 'day', 60],
  ['2026-09-21', '2026-11-20', 'week', 9],
  ['2025-11-21', '2026-11-20', 'week', 53],
  ['2024-11-21', '2026-11-20', 'month', 25],
  ['2016-11-21', '2026-11-20', 'year', 11],
  ['0001-01-01', '2026-11-20', 'year', 60],
])('from %s to %s a column is a %s', (from, to, unit, count) => {
  const chart = drawChart([], { from, to });
  expect(chart.unit).toBe(unit);
  expect(chart.columns).toHaveLength(count);
});

test('weeks start on Sunday, and the span cuts the first and the last', () => {
  const { columns } = drawChart([], { from: '2026-08-05', to: '2026-11-20' });
  expect(columns[0]).toEqual({ from: '2026-08-05', to: '2026-08-08', visits: 0 });
  expect(columns[1]).toEqual({ from: '2026-08-09', to: '2026-08-15', visits: 0 });
  expect(columns.at(-1)).toEqual({ from: '2026-11-15', to: '2026-11-20', visits: 0 });
});

test('whatever the span and the clocks, columns are few, cover it and count each visit in it once', () => {
  const day = fc
    .date({ min: new Date('1970-01-01'), max: new Date('2029-01-01'), noInvalidDate: true })
    .map((date) => date.toISOString().slice(0, 10));
  const times = fc.array(fc.date({ noInvalidDate: true }).map((date) => date.toISOString()));
  fc.assert(
    fc.property(day, day, times, (one, other, timestamps) => {
      const [from = '', to = ''] = [one, other].sort();
      const { columns } = drawChart(viewsAt(...timestamps, ...timestamps), { from, to });
      expect(columns.length).toBeLessThanOrEqual(62);
      expect([columns[0]?.from, columns.at(-1)?.to]).toEqual([from, to]);
      for (const [index, column] of columns.slice(1).entries()) {
        expect(column.from).toBe(addDays(columns[index]?.to ?? '', 1));
        expect(column.to >= column.from).toBe(true);
      }
      const inside = timestamps.filter((each) => dayOf(each) >= from && dayOf(each) <= to);
      expect(columns.reduce((sum, column) => sum + column.visits, 0)).toBe(2 * inside.length);
    }),
    // Weeks, cut at both ends.
    { examples: [['1970-01-01', '1971-02-21', []]] },
  );
});
