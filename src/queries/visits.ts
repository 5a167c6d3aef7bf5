import { getBuildDate } from '../dates/build-date.ts';
import { interpolate } from '../i18n/interpolate.ts';
import type { Locale } from '../i18n/locales.ts';
import { joinTimeRange } from '../i18n/non-breaking-spaces.ts';
import type { Visits } from '../schemas/visits.ts';
import { listFullHours, type TimeOfDay, toMinutes } from '../dates/time-of-day.ts';
import { UI_STRINGS } from '../i18n/ui-strings.ts';
import { getContentFile, getFormatter, getContentLocale } from './content-file.ts';
import { recordLocale } from './text-locale.ts';
import { visibleThrough, type TimedValue } from './timed-values.ts';
import { describeWeekdays } from './weekdays.ts';

/** Of a day whose hours nobody knows. */
const LAST_TIME: TimeOfDay = '23:59';

/** So many days are looked at, so that a page that was built a week ago has days to choose. */
const FORTNIGHT_DAYS = 14;

/** The first and last day of an exhibition, ISO 8601, where they are known, and its activities, the first one first. */
export interface ExhibitionDates {
  opens?: string | undefined;
  closes?: string | undefined;
  activities?: readonly { day: string; starts: TimeOfDay }[];
  /** Activities of any exhibition, during which no visit can be booked. */
  busy?: readonly BusyTime[];
}

/** An activity, as far as visits have to avoid it. Without `ends` it lasts as long as a visit. */
export interface BusyTime {
  day: string;
  starts: TimeOfDay;
  ends?: TimeOfDay | undefined;
}

/** The days on which one may come in the fortnight that begins today, or when an exhibition opens, and not after its last day. */
export const findBookableDates = (
  { days, closedDays }: Pick<Visits, 'days' | 'closedDays'>,
  { opens, closes }: ExhibitionDates,
  today: string,
): Temporal.PlainDate[] => {
  const first = Temporal.PlainDate.from(opens !== undefined && opens > today ? opens : today);
  const isClosed = (day: string): boolean => closedDays.some(({ from, to }) => day >= from && day <= to);
  return Array.from({ length: FORTNIGHT_DAYS }, (_, index) => first.add({ days: index })).filter((day) => {
    const isRunning = closes === undefined || day.toString() <= closes;
    return isRunning && days.includes(day.dayOfWeek) && !isClosed(day.toString());
  });
};

const VISIT_MINUTES = 60;

/** When a visit of an hour may begin on a day: as the house opens, and at each full hour. */
export const listTimeSlots = (openingHours: readonly Record<'from' | 'to', TimeOfDay>[]): TimeOfDay[] =>
  openingHours.flatMap(({ from, to }) => {
    const times = new Set([from, ...listFullHours(from, to)]);
    return [...times].filter((time) => toMinutes(time) + VISIT_MINUTES <= toMinutes(to));
  });

/** Of these times those of a day of an exhibition: on its first one it begins with the first of its activities. */
export const getSlotsOn = (
  times: readonly TimeOfDay[],
  day: string,
  { opens, activities = [] }: ExhibitionDates,
): TimeOfDay[] => {
  const [first] = activities.filter((activity) => activity.day === day && day === opens);
  return first ? times.filter((time) => time >= first.starts) : [...times];
};

/** The times of a day at which a visit would not overlap an activity. */
export const findFreeTimes = (
  times: readonly TimeOfDay[],
  day: string,
  busy: readonly BusyTime[],
): TimeOfDay[] => {
  const isFree = (time: TimeOfDay): boolean => {
    const begins = toMinutes(time);
    return !busy.some(({ day: busyDay, starts, ends }) => {
      const from = toMinutes(starts);
      const to = ends === undefined ? from + VISIT_MINUTES : toMinutes(ends);
      return busyDay === day && begins < to && from < begins + VISIT_MINUTES;
    });
  };
  return times.filter(isFree);
};

/** The days of the week by their hours, Monday's first: those of the house, and those that have others. */
export const groupByHours = ({ days, hours }: Pick<Visits, 'days' | 'hours'>) => {
  const others = hours?.other ?? [];
  // Of two that name a day the first one has it.
  const named = Map.groupBy(days, (day) => others.find((other) => other.days.includes(day)));
  return [...named]
    .map(([other, own]) => ({ days: own, shifts: (other ?? hours)?.shifts }))
    .sort((one, another) => Number(one.days[0]) - Number(another.days[0]));
};

/** When, where and for how much one may come, as it is read; `when` is "Jueves a domingo, 11:00 – 18:00 h, con cita". */
export const describeVisits = async (locale: Locale) => {
  const own = await getContentLocale('visits', locale);
  const visits = await getContentFile('visits', own);
  const { byAppointment, admission, place } = visits;
  const { range, hourRange } = UI_STRINGS[own].visits;
  const { language: tag } = await getContentFile('site', own);
  const { formatTime, formatList, capitalize } = await getFormatter(own);
  const groups = groupByHours(visits).map(({ days, shifts: openingHours = [] }) => {
    const ranges = openingHours.map(({ from, to }) =>
      interpolate(hourRange, { from: formatTime(from), to: formatTime(to) }),
    );
    return [describeWeekdays(days, tag, range), formatList(ranges)].filter(Boolean).join(', ');
  });
  const parts = [groups.join('; '), byAppointment].filter((part) => part !== undefined);
  const when = capitalize(parts.join(', '));
  const record = (text: string): string => recordLocale(text, own, locale);
  return { when: record(when), admission, place, summary: record(`${when} · ${admission}`) };
};

/** When, where and for how much one may come, as facts of a page. */
export const describeVisitFacts = async (locale: Locale) => {
  const { facts } = UI_STRINGS[locale].visits;
  const { summary, place } = await describeVisits(locale);
  const closed = await describeClosedDays(locale);
  return [
    { label: facts.when, value: joinTimeRange(summary), passing: closed },
    { label: facts.place, value: place },
  ];
};

/** The days from today on, within an exhibition's, on which nobody may come, by the reason: "Cerrado 24 y 25 de diciembre", until the last of them is over. */
export const describeClosedDays = async (
  locale: Locale,
  { opens = '', closes }: ExhibitionDates = {},
): Promise<TimedValue<string>[]> => {
  const own = await getContentLocale('visits', locale);
  const { closedDays } = await getContentFile('visits', own);
  const { timeZone } = await getContentFile('site', own);
  const { formatDates, capitalize } = await getFormatter(own);
  const today = getBuildDate(timeZone);
  const runs = closedDays.filter(
    ({ from, to }) => to >= today && to >= opens && (closes === undefined || from <= closes),
  );
  return [...Map.groupBy(runs, ({ note }) => note)].map(([note, days]) => ({
    value: recordLocale(
      capitalize(
        interpolate(UI_STRINGS[own].visits.closed, {
          note,
          days: formatDates(days, today.slice(0, 4)).replaceAll(' –', '\u00a0–'),
        }),
      ),
      own,
      locale,
    ),
    when: visibleThrough(
      days
        .map(({ to }) => to)
        .sort()
        .at(-1) ?? today,
      timeZone,
    ),
  }));
};

/** The days that a visitor may choose, of an exhibition, or without one of the house. */
export const listBookableDates = async (locale: Locale, run: ExhibitionDates) => {
  const visits = await getContentFile('visits', locale);
  const { notice } = visits;
  const { timeZone } = await getContentFile('site', locale);
  const { formatShortDate, formatDate } = await getFormatter(locale);
  const groups = groupByHours(visits);
  return findBookableDates(visits, run, getBuildDate(timeZone)).flatMap((day) => {
    const iso = day.toString();
    const openingHours = groups.find(({ days }) => days.includes(day.dayOfWeek))?.shifts;
    const times = openingHours
      ? findFreeTimes(listTimeSlots(openingHours), iso, run.busy ?? [])
      : [LAST_TIME];
    const hours = getSlotsOn(times, iso, run);
    const last = hours.at(-1);
    if (last === undefined) return [];
    const ends = day.toZonedDateTime({ timeZone, plainTime: last }).subtract({ hours: notice?.hours ?? 0 });
    return {
      date: iso,
      /** "sábado 28 de noviembre", with a comma in `Intl`. */
      name: formatDate(iso, { hasWeekday: true }),
      /** "sáb 28 nov". */
      short: formatShortDate(iso),
      /** Until when one may ask for its last hour, with the offset of the site's time zone. */
      lastBookableAt: ends.toString({ timeZoneName: 'never' }),
      /** None where nobody knows them. */
      slots: openingHours ? hours : [],
    };
  });
};

/** A day that a visitor may choose. */
export type BookableDate = Awaited<ReturnType<typeof listBookableDates>>[number];
