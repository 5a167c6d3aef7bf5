import ICAL from 'ical.js';
import { beforeEach, expect, test, vi } from 'vitest';
import { type CalendarExhibition, serializeCalendar } from '../../../src/feeds/calendar.ts';
import config from '../../fixtures/site/content/site.json' with { type: 'json' };
import { createPageList, type SitePage } from '../../../src/queries/page-list.ts';
import type { Site } from '../../../src/schemas/site.ts';
import type { TimeOfDay } from '../../../src/dates/time-of-day.ts';

const site = { ...config, language: config.language.es, name: 'Torre; la, otra' } as unknown as Site;
const visits = { place: 'Monterrey; se dice después', summary: 'Martes · No se cobra' };
const [page] = createPageList([{ kind: 'exhibition', locale: 'es', name: 'dos' }]) as [SitePage];
const exhibition: CalendarExhibition = {
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

const parse = (calendar: string) => new ICAL.Component(ICAL.parse(calendar) as unknown[]);
const parseEvents = (calendar: string) =>
  parse(calendar)
    .getAllSubcomponents('vevent')
    .map((event) => new ICAL.Event(event));

test('calendar event has the data of its exhibition', () => {
  const [event] = parseEvents(serializeCalendar(site, visits, 'Todas', [exhibition]));
  expect(event?.startDate.toString()).toBe('2027-12-30');
  expect(event?.endDate.toString()).toBe('2028-01-01');
  expect(event?.summary).toBe(exhibition.title);
  expect(event?.description).toBe(`${exhibition.artist}\n${exhibition.description}`);
  expect(event?.location).toBe('Torre; la, otra, Monterrey; se dice después');
  expect(event?.component.getFirstPropertyValue('url')).toBe('https://torre-amapola.test/exhibiciones/dos');
  expect(event?.component.getFirstPropertyValue('status')).toBe('CONFIRMED');
});

test('calendar event describes an exhibition without a closing date', () => {
  const [event] = parseEvents(
    serializeCalendar(site, visits, 'Todas', [{ ...exhibition, closes: undefined }]),
  );
  expect(event?.component.hasProperty('dtend')).toBe(false);
  expect(event?.description).toBe(`${exhibition.artist}\n${exhibition.date}\n${exhibition.description}`);
});

test.each([
  ['past', { status: 'past' }, ['CONFIRMED', 'CONFIRMED', 'CONFIRMED']],
  ['closed early', { status: 'past', closedEarly: true }, ['CONFIRMED', 'CONFIRMED', 'CANCELLED']],
  ['current', { status: 'current' }, ['CONFIRMED', 'CONFIRMED', 'CONFIRMED']],
  ['upcoming', { status: 'upcoming' }, ['CONFIRMED', 'CONFIRMED', 'CONFIRMED']],
] as const)('calendar has the event statuses of a %s exhibition', (_description, status, expected) => {
  vi.stubEnv('BUILD_DAY', paseo.day);
  const activities = [{ ...paseo, day: '2027-12-29' }, paseo];
  const events = parseEvents(
    serializeCalendar(site, visits, 'Todas', [{ ...exhibition, ...status, activities }]),
  );
  expect(events.map(({ component }) => component.getFirstPropertyValue('status'))).toStrictEqual(expected);
});

test('calendar cancels a postponed exhibition with its activities', () => {
  vi.stubEnv('BUILD_DAY', paseo.day);
  const activities = [{ ...paseo, day: '2027-12-29' }, paseo];
  const postponed = { ...exhibition, status: 'upcoming', isPostponed: true, activities } as const;
  const events = parseEvents(serializeCalendar(site, visits, 'Todas', [postponed]));
  const statuses = events.map(({ component }) => component.getFirstPropertyValue('status'));
  expect(statuses).toStrictEqual(['CANCELLED', 'CANCELLED', 'CANCELLED']);
});

test.each(['current', 'upcoming'] as const)(
  'calendar event of a %s exhibition describes the visiting hours',
  (status) => {
    const [event] = parseEvents(serializeCalendar(site, visits, 'Todas', [{ ...exhibition, status }]));
    expect(event?.description).toBe(`${exhibition.artist}\n${exhibition.description}\n${visits.summary}`);
  },
);

const getUids = (fields: Partial<CalendarExhibition>): string[] =>
  parseEvents(serializeCalendar(site, visits, '', [{ ...exhibition, ...fields }])).map(({ uid }) => uid);

test('exhibition keeps its UID after a rename', () => {
  const renamed = { page: { ...page, name: 'tres' }, formerly: ['dos', 'otro'] };
  expect(getUids(renamed)).toStrictEqual(getUids({}));
});

test('exhibition keeps its UIDs on a different domain', () => {
  const fields = { activities: [paseo] };
  const uids = getUids(fields);
  vi.stubEnv('SITE', 'https://otro.test');
  expect(getUids(fields)).toStrictEqual(uids);
});

// Daylight saving time in Madrid begins on 28 March 2027.
test.each<[timeZone: string, day: string, ends: TimeOfDay | undefined, ...times: string[]]>([
  ['America/Mexico_City', '2027-07-01', '21:30', '2027-07-02T01:00:00Z', '2027-07-02T03:30:00Z'],
  ['Europe/Madrid', '2027-03-27', '21:30', '2027-03-27T18:00:00Z', '2027-03-27T20:30:00Z'],
  ['Europe/Madrid', '2027-03-28', '21:30', '2027-03-28T17:00:00Z', '2027-03-28T19:30:00Z'],
  ['Asia/Kolkata', '2027-03-28', undefined, '2027-03-28T13:30:00Z', '2027-03-28T14:30:00Z'],
])('calendar converts an activity in %s on %s, 19:00–%s, to UTC', (timeZone, day, ends, ...times) => {
  const starts: TimeOfDay = '19:00';
  const activities = [{ ...paseo, label: 'Paseo; uno', day, starts, ends, note: 'Con agua' }];
  const localSite = { ...site, timeZone };
  const [, event] = parseEvents(
    serializeCalendar(localSite, visits, 'Todas', [{ ...exhibition, activities }]),
  );
  expect([event?.startDate.toString(), event?.endDate.toString()]).toStrictEqual(times);
  expect(event?.summary).toBe(`Paseo; uno · ${exhibition.title}`);
  expect(event?.description).toBe(`Con agua\n${exhibition.artist}`);
});

const getActivityUids = (...activities: CalendarExhibition['activities']) =>
  getUids({ opens: undefined, activities });

test('activities have distinct UIDs', () => {
  const uids = getActivityUids({ ...paseo, labelInSpanish: 'Charla' }, paseo, { ...paseo, starts: '17:00' });
  expect(new Set(uids).size).toBe(3);
});

test('activity keeps its UID at a different time', () => {
  expect(getActivityUids({ ...paseo, starts: '17:00' })).toStrictEqual(getActivityUids(paseo));
});

test('activity with an id keeps its UID with a different label and date', () => {
  const activity = { ...paseo, id: 'a1b2c3d4' };
  expect(getActivityUids({ ...activity, labelInSpanish: 'Paseos', day: '2027-12-31' })).toStrictEqual(
    getActivityUids(activity),
  );
});

test('activity keeps its UID when its siblings change', () => {
  const previous = { ...paseo, day: '2027-12-23' };
  const talk = { ...paseo, labelInSpanish: 'Charla' };
  const next = { ...paseo, day: '2028-01-06' };
  const [, , middle, last] = getActivityUids(previous, talk, paseo, next);
  expect(getActivityUids(paseo, next)).toStrictEqual([middle, last]);
});

test('activity calendar has the UID of the full calendar', () => {
  const second: typeof paseo = { ...paseo, starts: '17:00' };
  const withActivities = { ...exhibition, activities: [paseo, second] };
  const events = parseEvents(
    serializeCalendar(site, visits, '', [withActivities], (event) => event === second),
  );
  expect(events.map(({ uid }) => uid)).toStrictEqual([getActivityUids(paseo, second)[1]]);
});

test('serializeCalendar folds lines at 75 bytes', () => {
  const calendar = serializeCalendar(site, visits, 'Todas', [exhibition]);
  const lines = calendar.split('\r\n');
  expect(lines.pop()).toBe('');
  expect(calendar).toContain('\r\nNAME;VALUE=TEXT:Todas\r\nX-WR-CALNAME;VALUE=TEXT:Todas\r\n');
  expect(calendar).toContain('\r\nREFRESH-INTERVAL;VALUE=DURATION:P1D\r\n');
  expect(calendar).toContain('\r\nDTEND;VALUE=DATE:20280101\r\n');
  expect(lines.filter((line) => Buffer.byteLength(line) > 75 || /[\r\n]/.test(line))).toStrictEqual([]);
  expect(calendar).not.toContain('\uFFFD');
});

const getFirstEvent = () =>
  parse(serializeCalendar(site, visits, 'Todas', [exhibition])).getFirstSubcomponent('vevent');

test('calendar has its version, producer and build date', () => {
  vi.stubEnv('BUILD_DAY', '2026-12-01');
  const calendar = parse(serializeCalendar(site, visits, 'Todas', [exhibition]));
  expect(calendar.getFirstPropertyValue('version')).toBe('2.0');
  expect(calendar.getFirstPropertyValue('prodid')).toBe('-//Torre; la, otra//Cooperativa Piso Catorce//ES');
  expect(getFirstEvent()?.getFirstPropertyValue('dtstamp')?.toString()).toBe('2026-12-01T00:00:00Z');
});

test('calendar marks only activities as busy', () => {
  const events = parseEvents(
    serializeCalendar(site, visits, 'Todas', [{ ...exhibition, activities: [paseo] }]),
  );
  const transparencies = events.map(({ component }) => component.getFirstPropertyValue('transp'));
  expect(transparencies).toStrictEqual(['TRANSPARENT', 'OPAQUE']);
});

test('calendar event omits its change history', () => {
  const event = getFirstEvent();
  expect(event).toBeDefined();
  expect(['last-modified', 'sequence'].filter((name) => event?.hasProperty(name))).toStrictEqual([]);
});
