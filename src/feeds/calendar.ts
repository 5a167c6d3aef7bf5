import { createHash } from 'node:crypto';
import ICAL from 'ical.js';
import { getBuildDate } from '../dates/build-date.ts';
import { toAbsoluteUrl } from '../i18n/paths.ts';
import {
  type EventState,
  getEventState,
  hasUpcomingActivities,
  isVisitable,
} from '../queries/get-exhibition-status.ts';
import { formatTitle } from '../queries/format-title.ts';
import type { Exhibition } from '../queries/exhibitions.ts';
import type { Site } from '../schemas/site.ts';

/** Suffix of all UIDs. It is not the domain of the site, which can change. */
const UID_DOMAIN = 'penthouse-2200';
/** Duration in hours of an activity without `ends`. Calendars show an event without an end as a line. */
const DEFAULT_HOURS = 1;
// RFC 5545 allows lines of 75 bytes. ical.js doesn't count the space at the beginning of a continued line.
ICAL.foldLength = 74;

/** STATUS of an event in iCalendar (RFC 5545). A postponed exhibition doesn't take place on the dates of the event. */
const EVENT_STATUSES = {
  upcoming: 'CONFIRMED',
  open: 'CONFIRMED',
  over: 'CONFIRMED',
  postponed: 'CANCELLED',
  cancelled: 'CANCELLED',
} as const satisfies Record<EventState, string>;

type Activity = Pick<
  Exhibition['activities'][number],
  'id' | 'label' | 'labelInSpanish' | 'day' | 'starts' | 'ends' | 'note'
>;

/** Fields of an exhibition that a calendar needs. */
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

interface VisitInformation {
  place: string;
  /** Opening hours and price. */
  summary: string;
}

/** Property of an iCalendar component in jCal (RFC 7265), the format of ical.js. */
type Property = [name: string, parameters: object, type: string, value: string];

const createTextProperty = (name: string, value: string): Property => [name, {}, 'text', value];

interface CalendarEvent {
  /** Suffix of the UID after the name of the exhibition; empty for the event of the exhibition itself. */
  uidSuffix: string;
  status: (typeof EVENT_STATUSES)[keyof typeof EVENT_STATUSES];
  summary: string;
  description: readonly string[];
  type: 'date' | 'date-time';
  /** Start in ISO 8601: a date, or a time in UTC. */
  starts: string;
  /** End, exclusive; undefined if it is unknown. */
  ends: string | undefined;
}

/**
 * Serializes exhibitions and activities as iCalendar (RFC 5545). `includesEvent` is called with each activity, and without an argument for
 * each exhibition.
 */
export function serializeCalendar(
  site: Site,
  visits: VisitInformation,
  name: string,
  exhibitions: readonly CalendarExhibition[],
  includesEvent: (activity?: Activity) => boolean = () => true,
): string {
  const language = new Intl.Locale(site.language).language.toUpperCase();
  const properties = [
    createTextProperty('version', '2.0'),
    createTextProperty('prodid', `-//${site.name}//${site.collective}//${language}`),
    createTextProperty('name', name),
    createTextProperty('x-wr-calname', name),
    ['refresh-interval', {}, 'duration', 'P1D'],
  ];
  const events: Property[][] = [];
  for (const exhibition of exhibitions) {
    const { opens, activities } = exhibition;
    if (opens !== undefined && includesEvent()) {
      const event = toExhibitionEvent(exhibition, opens, visits);
      events.push(toProperties(site, visits, exhibition, event));
    }
    for (const activity of activities) {
      if (!includesEvent(activity)) continue;
      const event = toActivityEvent(exhibition, activity, site.timeZone);
      events.push(toProperties(site, visits, exhibition, event));
    }
  }
  return ICAL.stringify(['vcalendar', properties, events.map((event) => ['vevent', event, []])]);
}

const toProperties = (
  { name, timeZone }: Site,
  { place }: VisitInformation,
  { page, formerly }: CalendarExhibition,
  { uidSuffix, status, summary, description, type, starts, ends }: CalendarEvent,
): Property[] => {
  const properties: Property[] = [['dtstart', {}, type, starts]];
  if (ends !== undefined) properties.push(['dtend', {}, type, ends]);
  const oldestName = formerly[0] ?? page.name;
  properties.push(
    // Calendars add a second event if the UID changes, so it contains the oldest name of the exhibition.
    createTextProperty('uid', `${oldestName}${uidSuffix}@${UID_DOMAIN}`),
    // RFC 5545 requires DTSTAMP. The content has no change dates for LAST-MODIFIED and SEQUENCE.
    ['dtstamp', {}, 'date-time', `${getBuildDate(timeZone)}T00:00:00Z`],
    createTextProperty('status', status),
    createTextProperty('summary', summary),
    createTextProperty('description', description.join('\n')),
    createTextProperty('location', `${name}, ${place}`),
    ['url', {}, 'uri', toAbsoluteUrl(page.path)],
    // OPAQUE marks the time as busy, which would be wrong for the weeks of an exhibition.
    createTextProperty('transp', type === 'date' ? 'TRANSPARENT' : 'OPAQUE'),
  );
  return properties;
};

const toExhibitionEvent = (
  exhibition: CalendarExhibition,
  opens: string,
  visits: VisitInformation,
): CalendarEvent => {
  const { artist, description, closes, date } = exhibition;
  const dateLines = closes === undefined ? [date] : [];
  const visitLines = isVisitable(exhibition) ? [visits.summary] : [];
  return {
    uidSuffix: '',
    status: EVENT_STATUSES[getEventState(exhibition)],
    summary: formatTitle(exhibition),
    description: [artist, ...dateLines, description, ...visitLines],
    type: 'date',
    starts: opens,
    ends: closes && Temporal.PlainDate.from(closes).add({ days: 1 }).toString(),
  };
};

/** Converts an activity to an event in UTC, so that the file needs no time zone definition. */
const toActivityEvent = (
  exhibition: CalendarExhibition,
  activity: Activity,
  timeZone: string,
): CalendarEvent => {
  const { label, day, starts, ends, note } = activity;
  const toZonedDateTime = (time: string): Temporal.ZonedDateTime =>
    Temporal.ZonedDateTime.from(`${day}T${time}[${timeZone}]`);
  const start = toZonedDateTime(starts);
  const end = ends === undefined ? start.add({ hours: DEFAULT_HOURS }) : toZonedDateTime(ends);
  const wasHeld = day < getBuildDate(timeZone) && !exhibition.isPostponed;
  return {
    uidSuffix: `-${getActivityId(activity, exhibition)}`,
    status: wasHeld || hasUpcomingActivities(exhibition) ? 'CONFIRMED' : 'CANCELLED',
    summary: `${label} · ${formatTitle(exhibition)}`,
    description: note === undefined ? [exhibition.artist] : [note, exhibition.artist],
    type: 'date-time',
    starts: start.toInstant().toString(),
    ends: end.toInstant().toString(),
  };
};

/** Returns the `id` of an activity, or a hash of its label and date, which doesn't depend on the locale, the time or other activities. */
const getActivityId = (activity: Activity, { activities }: CalendarExhibition): string => {
  const { id, labelInSpanish: label, day } = activity;
  if (id !== undefined) return id;
  const sameActivities = activities.filter((item) => item.labelInSpanish === label && item.day === day);
  const identity = `${label} ${day} ${String(sameActivities.indexOf(activity))}`;
  return createHash('sha256').update(identity).digest('hex').slice(0, 12);
};
