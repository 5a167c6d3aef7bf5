import { afterEach, expect, test, vi } from 'vitest';
import {
  type BusyTime,
  describeClosedDays,
  getFreeSlots,
  getSlotsOn,
  computeBookableDates,
  groupByHours,
  getBookableDates,
  getTimeSlots,
  getVisitSchedule,
  type ExhibitionDates,
} from '../../../src/queries/visits.ts';
import type { Visits } from '../../../src/schemas/visits.ts';
import type { TimeOfDay } from '../../../src/dates/time-of-day.ts';

vi.mock('astro:content', () => import('../../support/mock-astro-content.ts'));
vi.mock('../../../src/i18n/ui-strings.ts', () => ({
  UI_STRINGS: { es: { visits: { closed: '{note}: {days}' } } },
}));
vi.mock('../../../src/queries/content-file.ts', () => ({
  getContentFile: (file: 'site' | 'visits') =>
    ({ site: { timeZone: 'America/Mexico_City' }, visits: content })[file],
  getContentLocale: () => 'es',
  getFormatter: () => ({
    formatDate: (day: string) => day,
    formatShortDate: (day: string) => day,
    formatDates: (periods: { from: string; to: string }[]) =>
      periods.map(({ from, to }) => `${from} – ${to}`).join(', '),
    capitalize: (text: string) => text,
  }),
}));

const VISITS = {
  days: [4, 5, 6, 7],
  closedDays: [
    { from: '2026-12-24', to: '2026-12-24', note: 'cerrado' },
    { from: '2026-12-30', to: '2026-12-31', note: 'cerrado' },
  ],
};
/** Opening hours that are shorter than a visit on Fridays. */
const OPENING_HOURS = {
  ...VISITS,
  hours: {
    shifts: [{ from: '11:00', to: '18:00' }],
    other: [{ days: [5], shifts: [{ from: '10:10', to: '11:05' }] }],
  },
};
/** Content of visits.json. */
let content: object = OPENING_HOURS;
afterEach(() => {
  content = OPENING_HOURS;
});
const getDates = (exhibition: ExhibitionDates, today: string) =>
  computeBookableDates(VISITS, exhibition, today).map((day) => day.toString().slice('2026-'.length));

test.each<[description: string, exhibition: ExhibitionDates, today: string, dates: string[]]>([
  ['on a closed date', {}, '2026-12-24', ['12-25', '12-26', '12-27', '01-01', '01-02', '01-03']],
  ['on the closing date', { opens: '2026-11-12', closes: '2027-01-31' }, '2027-01-31', ['01-31']],
  ['after the closing date', { closes: '2027-01-31' }, '2027-02-01', []],
  [
    'a week before the opening',
    { opens: '2027-02-11', closes: '2027-02-14' },
    '2027-02-04',
    ['02-11', '02-12', '02-13', '02-14'],
  ],
])('computeBookableDates returns the remaining dates %s', (_description, exhibition, today, dates) => {
  expect(getDates(exhibition, today)).toStrictEqual(dates);
});

test('computeBookableDates covers two weeks without an exhibition', () => {
  expect(getDates({}, '2026-11-22')).toStrictEqual([
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

test('groupByHours groups weekdays by opening hours in order', () => {
  const usual = { shifts: [{ from: '11:00', to: '18:00' }] } as const;
  const short = { days: [1, 7], shifts: [{ from: '10:00', to: '14:00' }] } as const;
  const early = { days: [4], shifts: [{ from: '08:00', to: '12:00' }] } as const;
  const withoutVisits = { ...early, days: [2] };
  const hours = { ...usual, other: [short, early, withoutVisits] } as unknown as Visits['hours'];
  const groups = groupByHours({ days: [4, 5, 6, 7], hours });
  expect(groups.map(({ days, shifts }) => [...days, shifts?.[0]?.to])).toStrictEqual([
    [4, '12:00'],
    [5, 6, '18:00'],
    [7, '14:00'],
  ]);
});

test.each<[shifts: Parameters<typeof getTimeSlots>[0], expected: TimeOfDay[]]>([
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
])('getTimeSlots splits %j into %j', (shifts, expected) => {
  expect(getTimeSlots(shifts)).toStrictEqual(expected);
});

const OPENING = { day: '2027-02-11', starts: '13:00' } as const;
const TIMES = ['11:00', '12:00', '13:00', '14:00'] as const;

test.each<
  [
    description: string,
    day: string,
    activities: (typeof OPENING | { day: string; starts: TimeOfDay })[],
    number,
  ]
>([
  ['the opening on the opening date', '2027-02-11', [OPENING], 2],
  ['the day after an evening opening', '2027-02-11', [{ ...OPENING, starts: '19:00' }], 0],
  ['the opening hours on other dates', '2027-02-12', [OPENING, { ...OPENING, day: '2027-02-12' }], 4],
  ['the opening hours without an opening', '2027-02-11', [], 4],
])('getSlotsOn begins with %s', (_description, day, activities, count) => {
  const times = getSlotsOn(TIMES, day, { opens: '2027-02-11', activities });
  expect(times).toStrictEqual(TIMES.slice(TIMES.length - count));
});

test.each<[description: string, exhibition: ExhibitionDates, dates: string[]]>([
  ['that are shorter than a visit', {}, ['11-26', '11-28', '11-29', '12-03', '12-05', '12-06']],
  [
    'with an evening opening',
    {
      opens: '2026-11-26',
      closes: '2026-11-29',
      activities: [{ day: '2026-11-26', starts: '19:00' }],
    },
    ['11-28', '11-29'],
  ],
])('getBookableDates omits dates %s', async (_description, exhibition, dates) => {
  vi.stubEnv('BUILD_DAY', '2026-11-23');
  const bookable = await getBookableDates('es', exhibition);
  expect(bookable.map(({ date }) => date.slice('2026-'.length))).toStrictEqual(dates);
});

test.each<[slots: string, activity: Omit<BusyTime, 'day'>, free: string[]]>([
  ['during an activity', { starts: '12:00', ends: '13:30' }, ['11:00', '14:00']],
  ['that overlap an activity', { starts: '12:30', ends: '13:00' }, ['11:00', '13:00', '14:00']],
  ['in the hour of an activity without an end', { starts: '13:00' }, ['11:00', '12:00', '14:00']],
])('getFreeSlots removes slots %s', (_slots, activity, free) => {
  expect(getFreeSlots(TIMES, '2026-12-05', [{ day: '2026-12-05', ...activity }])).toStrictEqual(free);
});

test('getFreeSlots keeps the slots of different dates', () => {
  expect(getFreeSlots(TIMES, '2026-12-06', [{ day: '2026-12-05', starts: '12:00' }])).toStrictEqual(TIMES);
});

test('getBookableDates removes the slots of an activity', async () => {
  vi.stubEnv('BUILD_DAY', '2026-11-26');
  const busy = [{ day: '2026-11-26', starts: '12:00', ends: '18:00' }] as const;
  const [day] = await getBookableDates('es', { busy });
  expect(day).toMatchObject({
    date: '2026-11-26',
    slots: ['11:00'],
    lastBookableAt: '2026-11-26T11:00:00-06:00',
  });
});

test('getVisitSchedule returns weekdays, closed periods and first and last date', async () => {
  const dates = { opens: '2026-11-12', closes: '2026-12-20' };
  expect(await getVisitSchedule('es', dates)).toStrictEqual({
    weekdays: [4, 5, 6, 7],
    closed: [
      ['2026-12-24', '2026-12-24'],
      ['2026-12-30', '2026-12-31'],
    ],
    ...dates,
  });
});

test('getVisitSchedule begins after an opening that leaves no time slot', async () => {
  const opening = { day: '2026-11-12', starts: '19:00' } as const;
  const schedule = await getVisitSchedule('es', { opens: opening.day, activities: [opening] });
  expect(schedule.opens).toBe('2026-11-13');
});

const CLOSED_DAYS = [
  { from: '2026-11-19', to: '2026-11-19', note: 'se fumiga' },
  { from: '2026-11-24', to: '2026-11-27', note: 'se barre' },
  { from: '2026-12-24', to: '2026-12-25', note: 'se lija' },
  { from: '2027-01-07', to: '2027-01-10', note: 'se barre' },
];

test.each<[description: string, exhibition: ExhibitionDates, texts: string[]]>([
  [
    'from today on, by reason',
    {},
    ['se barre: 2026-11-24 – 2026-11-27, 2027-01-07 – 2027-01-10', 'se lija: 2026-12-24 – 2026-12-25'],
  ],
  [
    'of an exhibition that opens and closes in between',
    { opens: '2026-12-25', closes: '2027-01-08' },
    ['se lija: 2026-12-24 – 2026-12-25', 'se barre: 2027-01-07 – 2027-01-10'],
  ],
])('describeClosedDays lists the closed dates %s', async (_description, exhibition, texts) => {
  vi.stubEnv('BUILD_DAY', '2026-11-25');
  content = { ...OPENING_HOURS, closedDays: CLOSED_DAYS };
  const described = await describeClosedDays('es', exhibition);
  expect(described.map(({ value }) => value.replaceAll('\u00a0', ' '))).toStrictEqual(texts);
});

test('describeClosedDays shows a reason through the last of its dates', async () => {
  vi.stubEnv('BUILD_DAY', '2026-11-25');
  content = { ...OPENING_HOURS, closedDays: CLOSED_DAYS };
  const [swept, sanded] = await describeClosedDays('es');
  expect(swept?.when['data-until']).toBe('2027-01-11T00:00:00-06:00');
  expect(sanded?.when['data-until']).toBe('2026-12-26T00:00:00-06:00');
});

test('getBookableDates offers whole dates if the opening hours are unknown', async () => {
  vi.stubEnv('BUILD_DAY', '2026-11-26');
  content = VISITS;
  const [date] = await getBookableDates('es', {});
  expect(date).toMatchObject({
    date: '2026-11-26',
    slots: [],
    lastBookableAt: '2026-11-26T23:59:00-06:00',
  });
});
