import ICAL from 'ical.js';
import { beforeEach, expect, test, vi } from 'vitest';
import { type CalendarExhibition, serializeCalendar } from '../../../src/feeds/calendar.ts';
import config from '../../fixtures/site/content/site.json' with { type: 'json' };
import { listPages, type SitePage } from '../../../src/queries/list-pages.ts';
import type { Site } from '../../../src/schemas/site.ts';
import type { TimeOfDay } from '../../../src/dates/time-of-day.ts';

const site = { ...config, language: config.language.es, name: 'Torre; la, otra' } as unknown as Site;
const visits = { place: 'Monterrey; se dice después', summary: 'Martes · No se cobra' };
const [page] = listPages([{ kind: 'exhibition', locale: 'es', name: 'dos' }]) as [SitePage];
const show: CalendarExhibition = {
  gloss: undefined,
  page,
  title: 'Dos: la «segunda», y; una \\ diagonal',
  artist: 'Ñandú 🌞'.repeat(30),
  description: 'Una línea.\nOtra.',
  opens: '2027-12-30',
  closes: '2027-12-31',
  status: 'past',
  closedEarly: false,
  isPostponed: false,
  activities: [],
  formerly: [],
  date: 'Desde el 30 de diciembre de 2027',
};

const paseo: CalendarExhibition['activities'][number] = {
  label: 'Paseo',
  labelInSpanish: 'Paseo',
  day: '2027-12-30',
  starts: '10:00',
};

beforeEach(() => vi.stubEnv('SITE', config.url));

const read = (calendar: string) => new ICAL.Component(ICAL.parse(calendar) as unknown[]);
const readEvents = (calendar: string) =>
  read(calendar)
    .getAllSubcomponents('vevent')
    .map((event) => new ICAL.Event(event));

test('a calendar is read as it was meant: whole days, words with every sign, where, its page and its status', () => {
  const [event] = readEvents(serializeCalendar(site, visits, 'Todas', [show]));
  expect(event?.startDate.toString()).toBe('2027-12-30');
  expect(event?.endDate.toString()).toBe('2028-01-01');
  expect(event?.summary).toBe(show.title);
  expect(event?.description).toBe(`${show.artist}\n${show.description}`);
  expect(event?.location).toBe('Torre; la, otra, Monterrey; se dice después');
  expect(event?.component.getFirstPropertyValue('url')).toBe('https://torre-amapola.test/exhibiciones/dos');
  expect(event?.component.getFirstPropertyValue('status')).toBe('CONFIRMED');
});

test('without a last day an exhibition has no end and says so', () => {
  const [event] = readEvents(serializeCalendar(site, visits, 'Todas', [{ ...show, closes: undefined }]));
  expect(event?.component.hasProperty('dtend')).toBe(false);
  expect(event?.description).toBe(`${show.artist}\n${show.date}\n${show.description}`);
});

test.each([
  ['is over', { status: 'past' }, ['CONFIRMED', 'CONFIRMED', 'CONFIRMED']],
  ['has ended early', { status: 'past', closedEarly: true }, ['CONFIRMED', 'CONFIRMED', 'CANCELLED']],
  ['is on', { status: 'current' }, ['CONFIRMED', 'CONFIRMED', 'CONFIRMED']],
  ['is to come', { status: 'upcoming' }, ['CONFIRMED', 'CONFIRMED', 'CONFIRMED']],
] as const)(
  'of an exhibition that %s activities to come are held or cancelled',
  (_what, status, expected) => {
    vi.stubEnv('BUILD_DAY', paseo.day);
    const activities = [{ ...paseo, day: '2027-12-29' }, paseo];
    const events = readEvents(serializeCalendar(site, visits, 'Todas', [{ ...show, ...status, activities }]));
    expect(events.map(({ component }) => component.getFirstPropertyValue('status'))).toStrictEqual(expected);
  },
);

test('a postponed exhibition is cancelled with all its activities', () => {
  vi.stubEnv('BUILD_DAY', paseo.day);
  const activities = [{ ...paseo, day: '2027-12-29' }, paseo];
  const postponed = { ...show, status: 'upcoming', isPostponed: true, activities } as const;
  const events = readEvents(serializeCalendar(site, visits, 'Todas', [postponed]));
  const statuses = events.map(({ component }) => component.getFirstPropertyValue('status'));
  expect(statuses).toStrictEqual(['CANCELLED', 'CANCELLED', 'CANCELLED']);
});

test.each(['current', 'upcoming'] as const)('an exhibition that is %s says when one may come', (status) => {
  const [event] = readEvents(serializeCalendar(site, visits, 'Todas', [{ ...show, status }]));
  expect(event?.description).toBe(`${show.artist}\n${show.description}\n${visits.summary}`);
});

const readUids = (exhibition: Partial<CalendarExhibition>): string[] =>
  readEvents(serializeCalendar(site, visits, '', [{ ...show, ...exhibition }])).map(({ uid }) => uid);

test('a renamed exhibition keeps its UID', () => {
  const renamed = { page: { ...page, name: 'tres' }, formerly: ['dos', 'otro'] };
  expect(readUids(renamed)).toStrictEqual(readUids({}));
});

test('UIDs stay on another domain', () => {
  const exhibition = { activities: [paseo] };
  const uids = readUids(exhibition);
  vi.stubEnv('SITE', 'https://otro.test');
  expect(readUids(exhibition)).toStrictEqual(uids);
});

// In Madrid summer time begins on 28 March 2027.
test.each<[zone: string, day: string, ends: TimeOfDay | undefined, ...hours: string[]]>([
  ['America/Mexico_City', '2027-07-01', '21:30', '2027-07-02T01:00:00Z', '2027-07-02T03:30:00Z'],
  ['Europe/Madrid', '2027-03-27', '21:30', '2027-03-27T18:00:00Z', '2027-03-27T20:30:00Z'],
  ['Europe/Madrid', '2027-03-28', '21:30', '2027-03-28T17:00:00Z', '2027-03-28T19:30:00Z'],
  ['Asia/Kolkata', '2027-03-28', undefined, '2027-03-28T13:30:00Z', '2027-03-28T14:30:00Z'],
])(
  'in %s an activity of %s, 19:00 to %s, is at its hours; without an end, for one',
  (zone, day, ends, ...hours) => {
    const starts: TimeOfDay = '19:00';
    const activities = [{ ...paseo, label: 'Paseo; uno', day, starts, ends, note: 'Con agua' }];
    const here = { ...site, timeZone: zone };
    const [, event] = readEvents(serializeCalendar(here, visits, 'Todas', [{ ...show, activities }]));
    expect([event?.startDate.toString(), event?.endDate.toString()]).toStrictEqual(hours);
    expect(event?.summary).toBe(`Paseo; uno · ${show.title}`);
    expect(event?.description).toBe(`Con agua\n${show.artist}`);
  },
);

/** The UIDs of activities alone. */
const uidsOf = (...activities: CalendarExhibition['activities']) =>
  readUids({ opens: undefined, activities });

test('each activity has a UID of its own, also two of a label on a day', () => {
  const uids = uidsOf({ ...paseo, labelInSpanish: 'Charla' }, paseo, { ...paseo, starts: '17:00' });
  expect(new Set(uids).size).toBe(3);
});

test('an activity keeps its UID at another hour', () => {
  expect(uidsOf({ ...paseo, starts: '17:00' })).toStrictEqual(uidsOf(paseo));
});

test('an activity with an id keeps its UID at another label and on another day', () => {
  const known = { ...paseo, id: 'a1b2c3d4' };
  expect(uidsOf({ ...known, labelInSpanish: 'Paseos', day: '2027-12-31' })).toStrictEqual(uidsOf(known));
});

test('an activity keeps its UID where others of its label or its day are added or cancelled', () => {
  const before = { ...paseo, day: '2027-12-23' };
  const other = { ...paseo, labelInSpanish: 'Charla' };
  const after = { ...paseo, day: '2028-01-06' };
  const [, , middle, last] = uidsOf(before, other, paseo, after);
  expect(uidsOf(paseo, after)).toStrictEqual([middle, last]);
});

test('a file of one activity has it alone, with the UID that it has among all', () => {
  const second: typeof paseo = { ...paseo, starts: '17:00' };
  const one = { ...show, activities: [paseo, second] };
  const alone = readEvents(serializeCalendar(site, visits, '', [one], (event) => event === second));
  expect(alone.map(({ uid }) => uid)).toStrictEqual([uidsOf(paseo, second)[1]]);
});

test('every line is as calendars ask for it: CRLF within 75 bytes, no character cut, values with their type', () => {
  const calendar = serializeCalendar(site, visits, 'Todas', [show]);
  const lines = calendar.split('\r\n');
  expect(lines.pop()).toBe('');
  expect(calendar).toContain('\r\nNAME;VALUE=TEXT:Todas\r\nX-WR-CALNAME;VALUE=TEXT:Todas\r\n');
  expect(calendar).toContain('\r\nREFRESH-INTERVAL;VALUE=DURATION:P1D\r\n');
  expect(calendar).toContain('\r\nDTEND;VALUE=DATE:20280101\r\n');
  expect(lines.filter((line) => Buffer.byteLength(line) > 75 || /[\r\n]/.test(line))).toStrictEqual([]);
  expect(calendar).not.toContain('\uFFFD');
});

const readFirst = () => read(serializeCalendar(site, visits, 'Todas', [show])).getFirstSubcomponent('vevent');

test('a calendar says by whom and when it was made', () => {
  vi.stubEnv('BUILD_DAY', '2026-12-01');
  const calendar = read(serializeCalendar(site, visits, 'Todas', [show]));
  expect(calendar.getFirstPropertyValue('version')).toBe('2.0');
  expect(calendar.getFirstPropertyValue('prodid')).toBe('-//Torre; la, otra//Cooperativa Piso Catorce//ES');
  expect(readFirst()?.getFirstPropertyValue('dtstamp')?.toString()).toBe('2026-12-01T00:00:00Z');
});

test('calendars mark the hours of an activity as busy, and no day of an exhibition', () => {
  const events = readEvents(serializeCalendar(site, visits, 'Todas', [{ ...show, activities: [paseo] }]));
  const marks = events.map(({ component }) => component.getFirstPropertyValue('transp'));
  expect(marks).toStrictEqual(['TRANSPARENT', 'OPAQUE']);
});

test('an exhibition claims no change since an earlier calendar', () => {
  const event = readFirst();
  expect(event).toBeDefined();
  expect(['last-modified', 'sequence'].filter((name) => event?.hasProperty(name))).toStrictEqual([]);
});
