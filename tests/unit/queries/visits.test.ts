import { expect, test, vi } from 'vitest';
import {
  type BusyTime,
  getFreeSlots,
  getSlotsOn,
  findBookableDates,
  groupByHours,
  listBookableDates,
  listTimeSlots,
  type ExhibitionDates,
} from '../../../src/queries/visits.ts';
import type { Visits } from '../../../src/schemas/visits.ts';
import type { TimeOfDay } from '../../../src/dates/time-of-day.ts';

vi.mock('astro:content', () => ({}));
vi.mock('../../../src/queries/content-file.ts', () => ({
  getContentFile: (file: 'site' | 'visits') =>
    ({ site: { timeZone: 'America/Mexico_City' }, visits: HOUSE })[file],
  getFormatter: () => ({ formatDate: (day: string) => day, formatShortDate: (day: string) => day }),
}));

const VISITS = {
  days: [4, 5, 6, 7],
  closedDays: [
    { from: '2026-12-24', to: '2026-12-24', note: 'cerrado' },
    { from: '2026-12-30', to: '2026-12-31', note: 'cerrado' },
  ],
};
/** On Fridays it is open for less than a visit. */
const HOUSE = {
  ...VISITS,
  hours: {
    shifts: [{ from: '11:00', to: '18:00' }],
    other: [{ days: [5], shifts: [{ from: '10:10', to: '11:05' }] }],
  },
};
const find = (run: ExhibitionDates, today: string) =>
  findBookableDates(VISITS, run, today).map((day) => day.toString().slice('2026-'.length));

test.each<[what: string, run: ExhibitionDates, today: string, days: string[]]>([
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
  const usual = { shifts: [{ from: '11:00', to: '18:00' }] } as const;
  const short = { days: [1, 7], shifts: [{ from: '10:00', to: '14:00' }] } as const;
  const early = { days: [4], shifts: [{ from: '08:00', to: '12:00' }] } as const;
  const ofNoDay = { ...early, days: [2] };
  const hours = { ...usual, other: [short, early, ofNoDay] } as unknown as Visits['hours'];
  const groups = groupByHours({ days: [4, 5, 6, 7], hours });
  expect(groups.map(({ days, shifts }) => [...days, shifts?.[0]?.to])).toStrictEqual([
    [4, '12:00'],
    [5, 6, '18:00'],
    [7, '14:00'],
  ]);
});

test.each<[shifts: Parameters<typeof listTimeSlots>[0], expected: TimeOfDay[]]>([
  [[{ from: '11:00', to: '14:00' }], ['11:00', '12:00', '13:00']],
  [[{ from: '09:30', to: '12:45' }], ['09:30', '10:00', '11:00']],
  [[{ from: '10:10', to: '11:05' }], []],
  [
    [
      { from: '10:00', to: '12:00' },
      { from: '17:15', to: '20:00' },
    ],
    ['10:00', '11:00', '17:15', '18:00', '19:00'],
  ],
  [[], []],
])('a visit within %j begins as the house opens or at a full hour, %j', (shifts, expected) => {
  expect(listTimeSlots(shifts)).toStrictEqual(expected);
});

const OPENING = { day: '2027-02-11', starts: '13:00' } as const;
const TIMES = ['11:00', '12:00', '13:00', '14:00'] as const;

test.each<
  [what: string, day: string, activities: (typeof OPENING | { day: string; starts: TimeOfDay })[], number]
>([
  ['on its first day an exhibition begins with its opening', '2027-02-11', [OPENING], 2],
  ['whose opening is in the evening, on the day after', '2027-02-11', [{ ...OPENING, starts: '19:00' }], 0],
  ['on the other days with the house', '2027-02-12', [OPENING, { ...OPENING, day: '2027-02-12' }], 4],
  ['and on its first day too, where nothing opens it', '2027-02-11', [], 4],
])('%s', (_what, day, activities, left) => {
  const times = getSlotsOn(TIMES, day, { opens: '2027-02-11', activities });
  expect(times).toStrictEqual(TIMES.slice(TIMES.length - left));
});

test.each<[what: string, run: ExhibitionDates, days: string[]]>([
  ['that is shorter than a visit', {}, ['11-26', '11-28', '11-29', '12-03', '12-05', '12-06']],
  [
    'that begins with an opening in the evening',
    {
      opens: '2026-11-26',
      closes: '2026-11-29',
      activities: [{ day: '2026-11-26', starts: '19:00' }],
    },
    ['11-28', '11-29'],
  ],
])('a day %s is not offered', async (_what, run, days) => {
  vi.stubEnv('BUILD_DAY', '2026-11-23');
  const offered = await listBookableDates('es', run);
  expect(offered.map(({ date }) => date.slice('2026-'.length))).toStrictEqual(days);
});

test.each<[what: string, activity: Omit<BusyTime, 'day'>, free: string[]]>([
  ['its hours', { starts: '12:00', ends: '13:30' }, ['11:00', '14:00']],
  ['the visit before it', { starts: '12:30', ends: '13:00' }, ['11:00', '13:00', '14:00']],
  ['an hour without an end', { starts: '13:00' }, ['11:00', '12:00', '14:00']],
])('an activity takes %s from the visits of its day', (_what, activity, free) => {
  expect(getFreeSlots(TIMES, '2026-12-05', [{ day: '2026-12-05', ...activity }])).toStrictEqual(free);
});

test('an activity leaves the visits of other days', () => {
  expect(getFreeSlots(TIMES, '2026-12-06', [{ day: '2026-12-05', starts: '12:00' }])).toStrictEqual(TIMES);
});

test('a day is offered without the hours of an activity', async () => {
  vi.stubEnv('BUILD_DAY', '2026-11-26');
  const busy = [{ day: '2026-11-26', starts: '12:00', ends: '18:00' }] as const;
  const [day] = await listBookableDates('es', { busy });
  expect(day).toMatchObject({
    date: '2026-11-26',
    slots: ['11:00'],
    lastBookableAt: '2026-11-26T11:00:00-06:00',
  });
});
