import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays, countDays } from '../../../src/page-views/calendar-day.ts';
import { countVisitColumns } from '../../../src/page-views/visit-columns.ts';
import { makeView } from './fake-window.ts';

const visits = (...timestamps: string[]) => timestamps.map((timestamp) => makeView({ timestamp }));
const MEXICO = 'America/Mexico_City';

test.each([
  ['2026-11-20', '2026-11-20', 'day', 1],
  ['2026-09-22', '2026-11-20', 'day', 60],
  ['2026-09-21', '2026-11-20', 'week', 9],
  ['2025-11-21', '2026-11-20', 'week', 53],
  ['2024-11-21', '2026-11-20', 'month', 25],
  ['2016-11-21', '2026-11-20', 'year', 11],
  ['0001-01-01', '2026-11-20', 'year', 60],
])('from %s to %s a column is a %s', (from, to, unit, count) => {
  const chart = countVisitColumns([], { from, to }, MEXICO);
  expect(chart.unit).toBe(unit);
  expect(chart.columns).toHaveLength(count);
});

test('columns join without a gap, weeks start on Sunday, and the span cuts the first and the last', () => {
  const { columns } = countVisitColumns([], { from: '2026-08-05', to: '2026-11-20' }, MEXICO);
  expect(columns[0]).toEqual({ from: '2026-08-05', to: '2026-08-08', visits: 0 });
  expect(columns[1]).toEqual({ from: '2026-08-09', to: '2026-08-15', visits: 0 });
  expect(columns.at(-1)).toEqual({ from: '2026-11-15', to: '2026-11-20', visits: 0 });
});

test('a visit counts in the column of its day, and days outside the span count nowhere', () => {
  const records = visits(
    '2021-04-04T05:59:59Z',
    '2021-04-04T06:00:00Z',
    '2021-04-05T04:59:59Z',
    '2021-04-05T05:00:00Z',
    '1970-01-01T00:00:00Z',
    '2099-01-01T00:00:00Z',
    '+275760-09-13T00:00:00.000Z',
    '-271821-04-20T00:00:00.000Z',
  );
  const { columns } = countVisitColumns(records, { from: '2021-04-03', to: '2021-04-04' }, MEXICO);
  expect(columns.map((column) => column.visits)).toEqual([1, 2]);
});

test('whatever the span and the clocks, columns are few, cover it and count each visit in it once', () => {
  const day = fc
    .date({ min: new Date('1970-01-01'), max: new Date('2029-01-01'), noInvalidDate: true })
    .map((date) => date.toISOString().slice(0, 10));
  const times = fc.array(fc.date({ noInvalidDate: true }).map((date) => date.toISOString()));
  fc.assert(
    fc.property(day, day, times, (one, other, timestamps) => {
      const [from = '', to = ''] = [one, other].sort();
      const { columns } = countVisitColumns(visits(...timestamps, ...timestamps), { from, to }, 'UTC');
      expect(columns.length).toBeLessThanOrEqual(62);
      expect([columns[0]?.from, columns.at(-1)?.to]).toEqual([from, to]);
      for (const [index, column] of columns.slice(1).entries()) {
        expect(column.from).toBe(addDays(columns[index]?.to ?? '', 1));
        expect(countDays(column.to)).toBeGreaterThanOrEqual(countDays(column.from));
      }
      const inside = timestamps.filter((each) => each.slice(0, 10) >= from && each.slice(0, 10) <= to);
      expect(columns.reduce((sum, column) => sum + column.visits, 0)).toBe(2 * inside.length);
    }),
  );
});
