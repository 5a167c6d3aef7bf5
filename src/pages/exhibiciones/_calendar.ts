import ICAL from 'ical.js';
import { readBuildDay } from '../../build-day.ts';
import type { CalendarEntry } from '../../queries/exhibitions.ts';
import type { Site } from '../../schemas/site.ts';

const DAY_MS = 86_400_000;
// RFC 5545 allows lines of 75 bytes, of which ical.js doesn't count the space that continues one.
ICAL.foldLength = 74;

/** A property of iCalendar as ical.js takes it (jCal, RFC 7265). */
type Property = [name: string, parameters: object, type: string, value: string];

const text = (name: string, value: string): Property => [name, {}, 'text', value];

/** Writes exhibitions as an iCalendar file (RFC 5545), the same bytes all day; the UID is made of the URL. */
export const writeCalendar = (site: Site, name: string, entries: readonly CalendarEntry[]): string => {
  const properties = [
    text('version', '2.0'),
    text('prodid', `-//${site.name}//${site.collective}//ES`),
    text('name', name),
    text('x-wr-calname', name),
    ['refresh-interval', {}, 'duration', 'P1D'],
  ];
  const events = entries.map((entry) => ['vevent', listProperties(site, entry), []]);
  return ICAL.stringify(['vcalendar', properties, events]);
};

/** DTEND is exclusive. */
const dayAfter = (day: string): string =>
  new Date(Date.parse(day) + DAY_MS).toISOString().slice(0, 'yyyy-mm-dd'.length);

const listProperties = ({ url, name, place, timeZone }: Site, entry: CalendarEntry): Property[] => {
  const { path, title, artist, description, opens, closes, date } = entry;
  // The first path that it had: another UID would be another exhibition in a visitor's calendar.
  const [slug = entry.slug] = entry.formerly;
  return [
    text('uid', `${slug}@${new URL(url).host}`),
    // The day of the file, which is required. No LAST-MODIFIED or SEQUENCE: content/ says nothing about changes.
    ['dtstamp', {}, 'date-time', `${readBuildDay(timeZone)}T00:00:00Z`],
    ['dtstart', {}, 'date', opens],
    ...(closes === undefined ? [] : [['dtend', {}, 'date', dayAfter(closes)] satisfies Property]),
    text('summary', title),
    text('description', [artist, ...(closes === undefined ? [date] : []), description].join('\n')),
    text('location', `${name}, ${place.city}`),
    ['url', {}, 'uri', new URL(path, url).href],
    // So that calendars don't mark those weeks as busy.
    text('transp', 'TRANSPARENT'),
  ];
};
