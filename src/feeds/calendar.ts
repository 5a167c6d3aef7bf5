import { createHash } from 'node:crypto';
import ICAL from 'ical.js';
import { getBuildDate } from '../dates/build-date.ts';
import { toAbsoluteUrl } from '../i18n/paths.ts';
import { hasUpcomingActivities, isOpenToVisitors, getEventState } from '../queries/get-exhibition-status.ts';
import { formatTitle } from '../queries/format-title.ts';
import type { Exhibition } from '../queries/exhibitions.ts';
import type { Site } from '../schemas/site.ts';

/** The end of every UID. It isn't the host, because the site may move to another one. */
const UID_DOMAIN = 'penthouse-2200';
/** How long an activity without `ends` lasts: calendars show an event without an end as a line. */
const USUAL_HOURS = 1;
// RFC 5545 allows lines of 75 bytes, of which ical.js doesn't count the space that continues one.
ICAL.foldLength = 74;

/** STATUS of an exhibition in iCalendar (RFC 5545). A postponed one doesn't take place on the days of the event. */
const EVENT_STATUSES = {
  scheduled: 'CONFIRMED',
  over: 'CONFIRMED',
  postponed: 'CANCELLED',
  cancelled: 'CANCELLED',
} as const;

/** An activity, as far as a calendar tells of it. */
type Activity = Pick<
  Exhibition['activities'][number],
  'id' | 'label' | 'labelInSpanish' | 'day' | 'starts' | 'ends' | 'note'
>;

/** An exhibition, as far as a calendar tells of it. */
export type CalendarExhibition = Pick<
  Exhibition,
  | 'page'
  | 'title'
  | 'gloss'
  | 'artist'
  | 'description'
  | 'date'
  | 'opens'
  | 'closes'
  | 'status'
  | 'closedEarly'
  | 'isPostponed'
  | 'formerly'
> & { activities: Activity[] };

/** How one comes, as events say it: where, and when and for how much. */
interface Visits {
  place: string;
  summary: string;
}

/** Part of an iCalendar file, as ical.js takes it (jCal, RFC 7265). */
type Property = [name: string, parameters: object, type: string, value: string];

const textProperty = (name: string, value: string): Property => [name, {}, 'text', value];

/** What an event says beside the exhibition that it belongs to. */
interface CalendarEvent {
  /** What its UID has after the name of the exhibition; '' for the exhibition itself. */
  part: string;
  status: (typeof EVENT_STATUSES)[keyof typeof EVENT_STATUSES];
  summary: string;
  description: readonly string[];
  type: 'date' | 'date-time';
  starts: string;
  /** Exclusive. */
  ends: string | undefined;
}

/**
 * Writes exhibitions and their activities as an iCalendar file (RFC 5545), the same bytes all day.
 *
 * @param isShown is asked of each activity, and without one of the exhibition itself
 */
export const serializeCalendar = (
  site: Site,
  visits: Visits,
  name: string,
  exhibitions: readonly CalendarExhibition[],
  isShown: (activity?: Activity) => boolean = () => true,
): string => {
  const locale = new Intl.Locale(site.language).language.toUpperCase();
  const properties = [
    textProperty('version', '2.0'),
    textProperty('prodid', `-//${site.name}//${site.collective}//${locale}`),
    textProperty('name', name),
    textProperty('x-wr-calname', name),
    ['refresh-interval', {}, 'duration', 'P1D'],
  ];
  const events: Property[][] = [];
  for (const exhibition of exhibitions) {
    const { opens, activities } = exhibition;
    if (opens !== undefined && isShown())
      events.push(toProperties(site, visits, exhibition, toEvent(exhibition, opens, visits)));
    for (const activity of activities.filter(isShown))
      events.push(
        toProperties(site, visits, exhibition, toActivityEvent(exhibition, activity, site.timeZone)),
      );
  }
  return ICAL.stringify(['vcalendar', properties, events.map((event) => ['vevent', event, []])]);
};

const toProperties = (
  { name, timeZone }: Site,
  { place }: Visits,
  { page, formerly: [firstName = page.name] }: CalendarExhibition,
  { part, status, summary, description, type, starts, ends }: CalendarEvent,
): Property[] => [
  ['dtstart', {}, type, starts],
  ...(ends === undefined ? [] : [['dtend', {}, type, ends] satisfies Property]),
  // Another UID would be another event in a visitor's calendar: it begins with the first name that the exhibition had.
  textProperty('uid', `${firstName}${part}@${UID_DOMAIN}`),
  // The day of the file, which is required. No LAST-MODIFIED or SEQUENCE: content/ says nothing about changes.
  ['dtstamp', {}, 'date-time', `${getBuildDate(timeZone)}T00:00:00Z`],
  textProperty('status', status),
  textProperty('summary', summary),
  textProperty('description', description.join('\n')),
  textProperty('location', `${name}, ${place}`),
  ['url', {}, 'uri', toAbsoluteUrl(page.path)],
  // Calendars mark hours as busy, and not the weeks of an exhibition.
  textProperty('transp', type === 'date' ? 'TRANSPARENT' : 'OPAQUE'),
];

const toEvent = (exhibition: CalendarExhibition, opens: string, visits: Visits): CalendarEvent => {
  const { artist, description, closes, date } = exhibition;
  const dates = closes === undefined ? [date] : [];
  const visit = isOpenToVisitors(exhibition) ? [visits.summary] : [];
  return {
    part: '',
    status: EVENT_STATUSES[getEventState(exhibition)],
    summary: formatTitle(exhibition),
    description: [artist, ...dates, description, ...visit],
    type: 'date',
    starts: opens,
    ends: closes && Temporal.PlainDate.from(closes).add({ days: 1 }).toString(),
  };
};

/** An activity in UTC, which every calendar reads without a definition of a time zone. */
const toActivityEvent = (
  exhibition: CalendarExhibition,
  activity: Activity,
  timeZone: string,
): CalendarEvent => {
  const { label, day, starts, ends, note } = activity;
  const toMoment = (hour: string) => Temporal.ZonedDateTime.from(`${day}T${hour}[${timeZone}]`);
  const from = toMoment(starts);
  const to = ends === undefined ? from.add({ hours: USUAL_HOURS }) : toMoment(ends);
  const today = getBuildDate(timeZone);
  return {
    part: `-${identify(activity, exhibition)}`,
    status:
      hasUpcomingActivities(exhibition) || (day < today && !exhibition.isPostponed)
        ? 'CONFIRMED'
        : 'CANCELLED',
    summary: `${label} · ${formatTitle(exhibition)}`,
    description: note === undefined ? [exhibition.artist] : [note, exhibition.artist],
    type: 'date-time',
    starts: from.toInstant().toString(),
    ends: to.toInstant().toString(),
  };
};

/** Its `id`; without one it is made of label and day, the same in every language, and stays when the hour changes, or when activities of other days come or go. */
const identify = (activity: Activity, { activities }: CalendarExhibition): string => {
  const { id, labelInSpanish: label, day } = activity;
  if (id !== undefined) return id;
  const namesakes = activities.filter((other) => other.labelInSpanish === label && other.day === day);
  const identity = `${label} ${day} ${String(namesakes.indexOf(activity))}`;
  return createHash('sha256').update(identity).digest('hex').slice(0, 12);
};
