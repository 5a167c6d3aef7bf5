import ICAL from 'ical.js';
import { expect, test, vi } from 'vitest';
import { writeCalendar } from '../../../src/pages/exhibiciones/_calendar.ts';
import config from '../../site/content/site.json' with { type: 'json' };
import type { CalendarExhibition } from '../../../src/queries/exhibitions.ts';
import type { Site } from '../../../src/schemas/site.ts';

const site = { ...config, name: 'Torre; la, otra' } as unknown as Site;
const show: CalendarExhibition = {
  slug: 'dos',
  path: '/exhibiciones/dos',
  title: 'Dos: la «segunda», y; una \\ diagonal',
  artist: 'Ñandú 🌞'.repeat(30),
  description: 'Una línea.\nOtra.',
  opens: '2027-12-30',
  closes: '2027-12-31',
  activities: [],
  formerly: [],
  date: 'Desde el 30 de diciembre de 2027',
};

const read = (calendar: string) => new ICAL.Component(ICAL.parse(calendar) as unknown[]);
const readEvents = (calendar: string) =>
  read(calendar)
    .getAllSubcomponents('vevent')
    .map((event) => new ICAL.Event(event));

test('a calendar is read as it was meant: whole days, words with every sign, where, and its page', () => {
  const [event] = readEvents(writeCalendar(site, 'Todas', [show]));
  expect(event?.startDate.toString()).toBe('2027-12-30');
  expect(event?.endDate.toString()).toBe('2028-01-01');
  expect(event?.summary).toBe(show.title);
  expect(event?.description).toBe(`${show.artist}\n${show.description}`);
  expect(event?.location).toBe('Torre; la, otra, Monterrey');
  expect(event?.component.getFirstPropertyValue('url')).toBe('https://torre-amapola.test/exhibiciones/dos');
});

test('without a last day an exhibition has no end and says so, and each has the UID of its first path', () => {
  const other = { ...show, slug: 'tres', formerly: ['uno', 'otro'], closes: undefined };
  const events = readEvents(writeCalendar(site, 'Todas', [show, other]));
  expect(events.map(({ uid }) => uid)).toStrictEqual(['dos@torre-amapola.test', 'uno@torre-amapola.test']);
  expect(events.map(({ component }) => component.hasProperty('dtend'))).toStrictEqual([true, false]);
  expect(events[1]?.description).toBe(`${show.artist}\n${show.date}\n${show.description}`);
});

// In Madrid summer time begins on 28 March 2027.
test.each([
  ['America/Mexico_City', '2027-07-01', '21:30', '2027-07-02T01:00:00Z', '2027-07-02T03:30:00Z'],
  ['Europe/Madrid', '2027-03-27', '21:30', '2027-03-27T18:00:00Z', '2027-03-27T20:30:00Z'],
  ['Europe/Madrid', '2027-03-28', '21:30', '2027-03-28T17:00:00Z', '2027-03-28T19:30:00Z'],
  ['Asia/Kolkata', '2027-03-28', undefined, '2027-03-28T13:30:00Z', '2027-03-28T14:30:00Z'],
])(
  'in %s an activity of %s, 19:00 to %s, is at its hours; without an end, for one',
  (zone, day, ends, ...hours) => {
    const activities = [{ label: 'Paseo; uno', day, starts: '19:00', ends, note: 'Con agua' }];
    const here = { ...site, timeZone: zone };
    const [, event] = readEvents(writeCalendar(here, 'Todas', [{ ...show, activities }]));
    expect([event?.startDate.toString(), event?.endDate.toString()]).toStrictEqual(hours);
    expect(event?.summary).toBe(`Paseo; uno · ${show.title}`);
    expect(event?.description).toBe(`Con agua\n${show.artist}`);
  },
);

test('an activity keeps its UID on another day, and two of a name have two, in a file without days of the show', () => {
  const paseo = { label: 'Paseo', day: '2027-12-30', starts: '10:00' };
  const readUids = (...activities: CalendarExhibition['activities']) =>
    readEvents(writeCalendar(site, '', [{ ...show, opens: undefined, activities }])).map(({ uid }) => uid);
  const uids = readUids({ ...paseo, label: 'Charla' }, paseo, { ...paseo, starts: '17:00' });
  expect([...new Set(uids)].filter((uid) => /^dos-.*@torre-amapola\.test$/.test(uid))).toHaveLength(3);
  expect(readUids({ ...paseo, day: '2027-12-31' })).toStrictEqual([uids[1]]);
});

test('every line is as calendars ask for it: CRLF within 75 bytes, no character cut, values with their type', () => {
  const calendar = writeCalendar(site, 'Todas', [show]);
  const lines = calendar.split('\r\n');
  expect(lines.pop()).toBe('');
  expect(calendar).toContain('\r\nNAME;VALUE=TEXT:Todas\r\nX-WR-CALNAME;VALUE=TEXT:Todas\r\n');
  expect(calendar).toContain('\r\nREFRESH-INTERVAL;VALUE=DURATION:P1D\r\n');
  expect(calendar).toContain('\r\nDTEND;VALUE=DATE:20280101\r\n');
  expect(lines.filter((line) => Buffer.byteLength(line) > 75 || /[\r\n]/.test(line))).toStrictEqual([]);
  expect(calendar).not.toContain('\uFFFD');
});

test('a calendar says by whom and when it was made, marks no week as busy, and claims no change', () => {
  vi.stubEnv('BUILD_DAY', '2026-12-01');
  const calendar = read(writeCalendar(site, 'Todas', [show]));
  expect(calendar.getFirstPropertyValue('version')).toBe('2.0');
  expect(calendar.getFirstPropertyValue('prodid')).toBe('-//Torre; la, otra//Cooperativa Piso Catorce//ES');
  const event = calendar.getFirstSubcomponent('vevent');
  expect(event?.getFirstPropertyValue('dtstamp')?.toString()).toBe('2026-12-01T00:00:00Z');
  expect(event?.getFirstPropertyValue('transp')).toBe('TRANSPARENT');
  expect(['last-modified', 'sequence'].filter((name) => event?.hasProperty(name))).toStrictEqual([]);
});
