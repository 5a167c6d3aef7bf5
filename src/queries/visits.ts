import { getBuildDate } from '../dates/build-date.ts';
import { getFullHours, type TimeOfDay, toMinutes } from '../dates/time-of-day.ts';
import { interpolate } from '../i18n/interpolate.ts';
import type { Locale } from '../i18n/locales.ts';
import { joinTimeRange } from '../i18n/non-breaking-spaces.ts';
import { UI_STRINGS } from '../i18n/ui-strings.ts';
import type { Visits } from '../schemas/visits.ts';
import { getContentFile, getContentLocale, getFormatter } from './content-file.ts';
import { recordLocale } from './text-locale.ts';
import { type TimedValue, visibleThrough } from './timed-values.ts';
import { describeWeekdays } from './weekdays.ts';

/** Time slot to assume on a date without opening hours. */
const LAST_TIME: TimeOfDay = '23:59';

/** Number of days in which dates can be booked: two weeks, so that a week-old build still has bookable dates. */
const BOOKABLE_DAYS = 14;

const VISIT_MINUTES = 60;

/** First and last date of an exhibition (ISO 8601) and its activities, earliest first. */
export interface ExhibitionDates {
  opens?: string | undefined;
  closes?: string | undefined;
  activities?: readonly { day: string; starts: TimeOfDay }[];
  /** Activities of all exhibitions. Visitors can't book a visit during an activity. */
  busy?: readonly BusyTime[];
}

/** Time of an activity. Without `ends` the activity lasts as long as a visit. */
export interface BusyTime {
  day: string;
  starts: TimeOfDay;
  ends?: TimeOfDay | undefined;
}

interface TimeRange {
  from: TimeOfDay;
  to: TimeOfDay;
}

/** Computes the dates with visits in the two weeks from `today`, or from a later opening date, without closed dates. */
export function computeBookableDates(
  { days: weekdays, closedDays }: Pick<Visits, 'days' | 'closedDays'>,
  { opens, closes }: ExhibitionDates,
  today: string,
): Temporal.PlainDate[] {
  const first = Temporal.PlainDate.from(opens !== undefined && opens > today ? opens : today);
  const dates = Array.from({ length: BOOKABLE_DAYS }, (_, index) => first.add({ days: index }));
  return dates.filter((date) => {
    const isoDate = date.toString();
    if (closes !== undefined && isoDate > closes) return false;
    const isClosed = closedDays.some(({ from, to }) => isoDate >= from && isoDate <= to);
    return weekdays.includes(date.dayOfWeek) && !isClosed;
  });
}

/** Returns the time slots within opening hours: the opening time, and each full hour that leaves enough time for a visit before closing. */
export const getTimeSlots = (openingHours: readonly TimeRange[]): TimeOfDay[] =>
  openingHours.flatMap(({ from, to }) => {
    const slots = new Set([from, ...getFullHours(from, to)]);
    return [...slots].filter((slot) => toMinutes(slot) + VISIT_MINUTES <= toMinutes(to));
  });

/** Returns the time slots on a date of an exhibition. The exhibition opens with the first activity of its first date. */
export function getSlotsOn(
  slots: readonly TimeOfDay[],
  date: string,
  { opens, activities = [] }: ExhibitionDates,
): TimeOfDay[] {
  if (date !== opens) return [...slots];
  const opening = activities.find(({ day }) => day === date);
  return opening ? slots.filter((slot) => slot >= opening.starts) : [...slots];
}

/** Returns the time slots at which a visit doesn't overlap an activity. */
export function getFreeSlots(
  slots: readonly TimeOfDay[],
  date: string,
  busy: readonly BusyTime[],
): TimeOfDay[] {
  const activities = busy.filter(({ day }) => day === date);
  return slots.filter((slot) => {
    const visitStart = toMinutes(slot);
    const visitEnd = visitStart + VISIT_MINUTES;
    return !activities.some(({ starts, ends }) => {
      const start = toMinutes(starts);
      const end = ends === undefined ? start + VISIT_MINUTES : toMinutes(ends);
      return visitStart < end && start < visitEnd;
    });
  });
}

/** Weekdays (1 is Monday) with the same opening hours. */
export interface OpeningHoursGroup {
  days: number[];
  /** Opening hours; undefined if they are unknown. */
  shifts: readonly TimeRange[] | undefined;
}

/** Groups the weekdays by their opening hours, earliest weekday first. */
export function groupByHours({ days, hours }: Pick<Visits, 'days' | 'hours'>): OpeningHoursGroup[] {
  const exceptions = hours?.other ?? [];
  const groups: OpeningHoursGroup[] = [];
  for (const day of days) {
    // If two exceptions contain a weekday, the first exception applies.
    const exception = exceptions.find((candidate) => candidate.days.includes(day));
    const shifts = (exception ?? hours)?.shifts;
    const group = groups.find((candidate) => candidate.shifts === shifts);
    if (group) group.days.push(day);
    else groups.push({ days: [day], shifts });
  }
  return groups;
}

export interface VisitDescription {
  /** Weekdays and opening hours: "Jueves a domingo, 11:00 – 18:00 h, con cita". */
  when: string;
  admission: string;
  place: string;
  /** `when` and `admission`, separated by a middle dot. */
  summary: string;
}

/** Describes the opening hours, the place and the price of visits. */
export async function describeVisits(locale: Locale): Promise<VisitDescription> {
  const textLocale = await getContentLocale('visits', locale);
  const visits = await getContentFile('visits', textLocale);
  const { byAppointment, admission, place } = visits;
  const { range, hourRange } = UI_STRINGS[textLocale].visits;
  const { language: languageTag } = await getContentFile('site', textLocale);
  const { formatTime, formatList, capitalize } = await getFormatter(textLocale);

  const groups = groupByHours(visits).map(({ days, shifts: openingHours = [] }) => {
    const weekdays = describeWeekdays(days, languageTag, range);
    const ranges = openingHours.map(({ from, to }) =>
      interpolate(hourRange, { from: formatTime(from), to: formatTime(to) }),
    );
    return ranges.length > 0 ? `${weekdays}, ${formatList(ranges)}` : weekdays;
  });
  const schedule = groups.join('; ');
  const when = capitalize(byAppointment === undefined ? schedule : `${schedule}, ${byAppointment}`);
  return {
    when: recordLocale(when, textLocale, locale),
    admission,
    place,
    summary: recordLocale(`${when} · ${admission}`, textLocale, locale),
  };
}

export interface VisitFact {
  label: string;
  value: string;
  /** Notes about closed dates. */
  passing?: TimedValue<string>[];
}

/** Returns the facts about visits: first time and price, then place. */
export async function describeVisitFacts(locale: Locale): Promise<VisitFact[]> {
  const { facts } = UI_STRINGS[locale].visits;
  const { summary, place } = await describeVisits(locale);
  const closedDates = await describeClosedDays(locale);
  return [
    { label: facts.when, value: joinTimeRange(summary), passing: closedDates },
    { label: facts.place, value: place },
  ];
}

/** Describes the closed dates from today on, or the closed dates within an exhibition, grouped by reason: "Cerrado 24 y 25 de diciembre". */
export async function describeClosedDays(
  locale: Locale,
  { opens = '', closes }: ExhibitionDates = {},
): Promise<TimedValue<string>[]> {
  const textLocale = await getContentLocale('visits', locale);
  const { closedDays } = await getContentFile('visits', textLocale);
  const { timeZone } = await getContentFile('site', textLocale);
  const { formatDates, capitalize } = await getFormatter(textLocale);
  const { closed: template } = UI_STRINGS[textLocale].visits;
  const today = getBuildDate(timeZone);
  const currentYear = today.slice(0, 4);

  const periods = closedDays.filter(
    ({ from, to }) => to >= today && to >= opens && (closes === undefined || from <= closes),
  );
  const reasons = new Set(periods.map(({ note }) => note));
  return Array.from(reasons, (reason) => {
    const reasonPeriods = periods.filter(({ note }) => note === reason);
    // A line must not begin with a dash.
    const days = formatDates(reasonPeriods, currentYear).replaceAll(' –', '\u00a0–');
    const text = capitalize(interpolate(template, { note: reason, days }));
    const lastDates = reasonPeriods.map(({ to }) => to).sort();
    const when = visibleThrough(lastDates.at(-1) ?? today, timeZone);
    return { value: recordLocale(text, textLocale, locale), when };
  });
}

/** Dates with visits, to explain why a requested date is not offered. All dates are ISO 8601. */
export interface VisitSchedule {
  /** Weekdays with visits (1 is Monday). */
  weekdays: readonly number[];
  /** First and last date of each closed period. */
  closed: readonly (readonly [from: string, to: string])[];
  /** First date with visits; undefined if there is none. */
  opens?: string | undefined;
  /** Last date with visits; undefined if there is none. */
  closes?: string | undefined;
}

/** Returns the dates on which visitors can visit an exhibition, or the penthouse if `exhibitionDates` is empty. */
export async function getVisitSchedule(
  locale: Locale,
  exhibitionDates: ExhibitionDates,
): Promise<VisitSchedule> {
  const visits = await getContentFile('visits', locale);
  return {
    weekdays: visits.days,
    closed: visits.closedDays.map(({ from, to }) => [from, to] as const),
    opens: getFirstVisitDate(groupByHours(visits), exhibitionDates),
    closes: exhibitionDates.closes,
  };
}

/** Returns the opening date of an exhibition, or the next date if the opening begins after the last slot. */
function getFirstVisitDate(
  groups: readonly OpeningHoursGroup[],
  exhibitionDates: ExhibitionDates,
): string | undefined {
  const { opens } = exhibitionDates;
  if (opens === undefined) return undefined;
  const openingDate = Temporal.PlainDate.from(opens);
  const slots = getSlotsOn(getHouseSlots(groups, openingDate), opens, exhibitionDates);
  return slots.length > 0 ? opens : openingDate.add({ days: 1 }).toString();
}

/** Returns the time slots in the opening hours of a date; `LAST_TIME` alone if the opening hours are unknown. */
function getHouseSlots(groups: readonly OpeningHoursGroup[], date: Temporal.PlainDate): TimeOfDay[] {
  const openingHours = groups.find(({ days }) => days.includes(date.dayOfWeek))?.shifts;
  return openingHours ? getTimeSlots(openingHours) : [LAST_TIME];
}

export interface BookableDate {
  /** Date in ISO 8601. */
  date: string;
  /** Formatted date: "sábado 28 de noviembre". */
  name: string;
  /** Short formatted date: "sáb 28 nov". */
  short: string;
  /** Time until which visitors can ask for the last slot (ISO 8601 with the offset of the site's time zone). */
  lastBookableAt: string;
  /** Time slots; empty if the opening hours are unknown. */
  slots: TimeOfDay[];
}

/** Returns the dates that a visitor can book for an exhibition, or for the penthouse if `exhibitionDates` is empty. */
export async function getBookableDates(
  locale: Locale,
  exhibitionDates: ExhibitionDates,
): Promise<BookableDate[]> {
  const visits = await getContentFile('visits', locale);
  const noticeHours = visits.notice?.hours ?? 0;
  const { timeZone } = await getContentFile('site', locale);
  const { formatShortDate, formatDate } = await getFormatter(locale);
  const groups = groupByHours(visits);
  const bookableDates: BookableDate[] = [];

  for (const plainDate of computeBookableDates(visits, exhibitionDates, getBuildDate(timeZone))) {
    const date = plainDate.toString();
    const freeSlots = getFreeSlots(getHouseSlots(groups, plainDate), date, exhibitionDates.busy ?? []);
    const slots = getSlotsOn(freeSlots, date, exhibitionDates);
    const lastSlot = slots.at(-1);
    if (lastSlot === undefined) continue;
    const lastBookableAt = plainDate
      .toZonedDateTime({ timeZone, plainTime: lastSlot })
      .subtract({ hours: noticeHours });
    bookableDates.push({
      date,
      name: formatDate(date, { hasWeekday: true }),
      short: formatShortDate(date),
      lastBookableAt: lastBookableAt.toString({ timeZoneName: 'never' }),
      slots: visits.hours ? slots : [],
    });
  }
  return bookableDates;
}
