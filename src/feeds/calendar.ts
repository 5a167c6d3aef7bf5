import { createHash } from 'node:crypto';
import ICAL from 'ical.js';
import { readBuildDay } from '../build-day.ts';
import { absoluteUrl } from '../paths.ts';
import type { CalendarExhibition } from '../queries/exhibition-types.ts';
import { isOver } from '../queries/exhibition-status.ts';
import type { Site } from '../schemas/site.ts';

/** Ends every UID, and isn't the host, because the site may move to another. */
const UID_DOMAIN = 'penthouse-2200';
/** Of an activity whose end nobody has written: without one, calendars show a line. */
const USUAL_HOURS = 1;
// RFC 5545 allows lines of 75 bytes, of which ical.js doesn't count the space that continues one.
ICAL.foldLength = 74;

type Activity = CalendarExhibition['activities'][number];

/** How one comes, as events say it: where, and when and for how much. */
interface Visits {
  place: string;
  summary: string;
}

/** A property of iCalendar as ical.js takes it (jCal, RFC 7265). */
type Property = [name: string, parameters: object, type: string, value: string];

const toText = (name: string, value: string): Property => [name, {}, 'text', value];

/** Writes exhibitions and their activities as an iCalendar file (RFC 5545), the same bytes all day; `isShown` is asked of each activity, and without one of the exhibition itself. */
export const writeCalendar = (
  site: Site,
  visits: Visits,
  name: string,
  all: readonly CalendarExhibition[],
  isShown: (activity?: Activity) => boolean = () => true,
): string => {
  const properties = [
    toText('version', '2.0'),
    toText(
      'prodid',
      `-//${site.name}//${site.collective}//${new Intl.Locale(site.language).language.toUpperCase()}`,
    ),
    toText('name', name),
    toText('x-wr-calname', name),
    ['refresh-interval', {}, 'duration', 'P1D'],
  ];
  const events = all.flatMap((exhibition) => [
    ...(exhibition.opens === undefined || !isShown()
      ? []
      : [writeExhibition(site, visits, exhibition, exhibition.opens)]),
    ...exhibition.activities
      .filter(isShown)
      .map((activity) => writeActivity(site, visits, exhibition, activity)),
  ]);
  return ICAL.stringify(['vcalendar', properties, events.map((event) => ['vevent', event, []])]);
};

/** An event from `start` to `end`; its UID is the first name that the exhibition had, and `part`. */
const writeEvent = (
  { name, timeZone }: Site,
  { place }: Visits,
  { slug, formerly: [first = slug], path }: CalendarExhibition,
  [part, summary, ...lines]: [part: string, summary: string, ...lines: string[]],
  [type, start, end]: [type: 'date' | 'date-time', start: string, end?: string | undefined],
): Property[] => [
  ['dtstart', {}, type, start],
  ...(end ? [['dtend', {}, type, end] satisfies Property] : []),
  // Another UID would be another event in a visitor's calendar.
  toText('uid', `${first}${part}@${UID_DOMAIN}`),
  // The day of the file, which is required. No LAST-MODIFIED or SEQUENCE: content/ says nothing about changes.
  ['dtstamp', {}, 'date-time', `${readBuildDay(timeZone)}T00:00:00Z`],
  toText('summary', summary),
  toText('description', lines.join('\n')),
  toText('location', `${name}, ${place}`),
  ['url', {}, 'uri', absoluteUrl(path)],
  // So that calendars don't mark its time as busy.
  toText('transp', 'TRANSPARENT'),
];

const writeExhibition = (
  site: Site,
  visits: Visits,
  exhibition: CalendarExhibition,
  opens: string,
): Property[] => {
  const { title, artist, description, status, closes, date } = exhibition;
  // DTEND is exclusive.
  const end = closes && Temporal.PlainDate.from(closes).add({ days: 1 }).toString();
  const lines = [artist, ...(end ? [] : [date]), description, ...(isOver(status) ? [] : [visits.summary])];
  return writeEvent(site, visits, exhibition, ['', title, ...lines], ['date', opens, end]);
};

/** An activity in UTC, which every calendar reads without a definition of a time zone. */
const writeActivity = (
  site: Site,
  visits: Visits,
  exhibition: CalendarExhibition,
  activity: Activity,
): Property[] => {
  const { label, day, starts, ends, note } = activity;
  const toMoment = (hour: string) => Temporal.ZonedDateTime.from(`${day}T${hour}[${site.timeZone}]`);
  const to = ends === undefined ? toMoment(starts).add({ hours: USUAL_HOURS }) : toMoment(ends);
  // Made of label and day, it outlasts another hour and whatever is added or cancelled on other days.
  const namesakes = exhibition.activities.filter((other) => other.label === label && other.day === day);
  const identity = `${label} ${day} ${String(namesakes.indexOf(activity))}`;
  const part = createHash('sha256').update(identity).digest('hex').slice(0, 12);
  const lines = note === undefined ? [exhibition.artist] : [note, exhibition.artist];
  const moments = [toMoment(starts), to].map((moment) => moment.toInstant().toString()) as [string, string];
  return writeEvent(
    site,
    visits,
    exhibition,
    [`-${part}`, `${label} · ${exhibition.title}`, ...lines],
    ['date-time', ...moments],
  );
};
