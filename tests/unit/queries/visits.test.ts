import { expect, test, vi } from 'vitest';
import { findVisitDays, groupByHours, listVisitHours, type Run } from '../../../src/queries/visits.ts';

vi.mock('astro:content', () => ({}));

const VISITS = {
  days: [4, 5, 6, 7],
  closedDays: [
    { from: '2026-12-24', to: '2026-12-24', note: 'cerrado' },
    { from: '2026-12-30', to: '2026-12-31', note: 'cerrado' },
  ],
};
const find = (run: Run, today: string) =>
  findVisitDays(VISITS, run, today).map((day) => day.toString().slice('2026-'.length));

test.each<[what: string, run: Run, today: string, days: string[]]>([
  ['a day that is closed', {}, '2026-12-24', ['12-25', '12-26', '12-27', '01-01', '01-02', '01-03']],
  ['a last day', { opens: '2026-11-12', closes: '2027-01-31' }, '2027-01-31', ['01-31']],
  ['the day after it', { closes: '2027-01-31' }, '2027-02-01', []],
  [
    'a week before it opens',
    { opens: '2027-02-11', closes: '2027-02-14' },
    '2027-02-04',
    ['02-11', '02-12', '02-13', '02-14'],
  ],
])('on %s one may come on the days that are left', (_what, run, today, days) => {
  expect(find(run, today)).toStrictEqual(days);
});

test('without an exhibition a fortnight is looked at', () => {
  expect(find({}, '2026-11-22')).toStrictEqual([
    '11-22',
    '11-26',
    '11-27',
    '11-28',
    '11-29',
    '12-03',
    '12-04',
    '12-05',
  ]);
});

test('days of the week are told by their hours, the first ones first', () => {
  const usual = { from: '11:00', to: '18:00' };
  const short = { days: [1, 7], from: '10:00', to: '14:00' };
  const early = { days: [4], from: '8:00', to: '12:00' };
  const ofNoDay = { ...early, days: [2] };
  const groups = groupByHours({ days: [4, 5, 6, 7], hours: { ...usual, other: [short, early, ofNoDay] } });
  expect(groups.map(({ days, hours }) => [...days, hours?.to])).toStrictEqual([
    [4, '12:00'],
    [5, 6, '18:00'],
    [7, '14:00'],
  ]);
});

test.each([
  [{ from: '11:00', to: '18:00' }, [11, 12, 13, 14, 15, 16, 17]],
  [{ from: '9:30', to: '12:45' }, [10, 11]],
  [{ from: '10:10', to: '11:50' }, []],
  [undefined, []],
])('a visit within %o begins at the full hours %j', (hours, expected) => {
  expect(listVisitHours(hours)).toStrictEqual(expected);
});
