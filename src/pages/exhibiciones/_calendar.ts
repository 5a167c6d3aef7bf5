import { createHash } from 'node:crypto';
import ICAL from 'ical.js';
import { readBuildDay } from '../../build-day.ts';
import type { CalendarEntry } from '../../queries/exhibitions.ts';
import type { Site } from '../../schemas/site.ts';

/** Of an activity whose end nobody has written: without one, calendars show a line. */
const USUAL_HOURS = 1;
// RFC 5545 allows lines of 75 bytes, of which ical.js doesn't count the space that continues one.
ICAL.foldLength = 74;

/** A property of iCalendar as ical.js takes it (jCal, RFC 7265). */
type Property = [name: string, parameters: object, type: string, value: string];

const text = (name: string, value: string): Property => [name, {}, 'text', value];

/** Writes exhibitions and their activities as an iCalendar file (RFC 5545), the same bytes all day. */
export const writeCalendar = (site: Site, name: string, entries: readonly CalendarEntry[]): string => {
  const properties = [
    text('version', '2.0'),
    text('prodid', `-//${site.name}//${site.collective}//ES`),
    text('name', name),
    text('x-wr-calname', name),
    ['refresh-interval', {}, 'duration', 'P1D'],
  ];
  const events = entries.flatMap((entry) => [
    ...(entry.opens === undefined ? [] : [listProperties(site, entry, entry.opens)]),
    ...entry.activities.map((activity, index) => {
      const before = entry.activities.slice(0, index).filter(({ label }) => label === activity.label).length;
      return listActivityProperties(site, entry, activity, before);
    }),
  ]);
  return ICAL.stringify(['vcalendar', properties, events.map((event) => ['vevent', event, []])]);
};

/** DTEND is exclusive. */
const dayAfter = (day: string): string => Temporal.PlainDate.from(day).add({ days: 1 }).toString();

/** What each event says; its UID is the first path that the exhibition had, and `part`. */
const describeEvent = (site: Site, entry: CalendarEntry, part: string, summary: string, lines: string[]) => {
  const { url, name, place, timeZone } = site;
  // Another UID would be another event in a visitor's calendar.
  const [slug = entry.slug] = entry.formerly;
  return [
    text('uid', `${slug}${part}@${new URL(url).host}`),
    // The day of the file, which is required. No LAST-MODIFIED or SEQUENCE: content/ says nothing about changes.
    ['dtstamp', {}, 'date-time', `${readBuildDay(timeZone)}T00:00:00Z`],
    text('summary', summary),
    text('description', lines.join('\n')),
    text('location', `${name}, ${place.city}`),
    ['url', {}, 'uri', new URL(entry.path, url).href],
    // So that calendars don't mark its time as busy.
    text('transp', 'TRANSPARENT'),
  ] satisfies Property[];
};

const listProperties = (site: Site, entry: CalendarEntry, opens: string): Property[] => {
  const { title, artist, description, closes, date } = entry;
  const lines = [artist, ...(closes === undefined ? [date] : []), description];
  return [
    ['dtstart', {}, 'date', opens],
    ...(closes === undefined ? [] : [['dtend', {}, 'date', dayAfter(closes)] satisfies Property]),
    ...describeEvent(site, entry, '', title, lines),
  ];
};

/**
 * An activity in UTC, which every calendar reads without a definition of a time zone.
 *
 * @param before how many of the same label are before it: another day or hour leaves its UID as it is
 */
const listActivityProperties = (
  site: Site,
  entry: CalendarEntry,
  { label, day, starts, ends, note }: CalendarEntry['activities'][number],
  before: number,
): Property[] => {
  const toMoment = (hour: string) => Temporal.ZonedDateTime.from(`${day}T${hour}[${site.timeZone}]`);
  const from = toMoment(starts);
  const to = ends === undefined ? from.add({ hours: USUAL_HOURS }) : toMoment(ends);
  const part = createHash('sha256').update(`${label} ${before}`).digest('hex').slice(0, 12);
  return [
    ['dtstart', {}, 'date-time', from.toInstant().toString()],
    ['dtend', {}, 'date-time', to.toInstant().toString()],
    ...describeEvent(site, entry, `-${part}`, `${label} · ${entry.title}`, [note ?? [], entry.artist].flat()),
  ];
};
