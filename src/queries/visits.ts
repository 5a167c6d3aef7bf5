import { readBuildDay } from '../build-day.ts';
import { fill } from '../fill.ts';
import type { Language } from '../languages.ts';
import { keepHours } from '../non-breaking-spaces.ts';
import type { Visits } from '../schemas/visits.ts';
import { WORDS } from '../words.ts';
import { getContentFile, getWriter, languageOf } from './content-file.ts';
import { getPlans } from './gallery-and-plans.ts';
import { getSunChoice } from './sun-choice.ts';
import { describeWeekdays } from './weekdays.ts';

/** So many days are looked at, so that a page that was built a week ago has days to choose. */
const FORTNIGHT_DAYS = 14;

/** The first and last day of an exhibition, ISO 8601, where they are known. */
export interface Run {
  opens?: string | undefined;
  closes?: string | undefined;
}

/** The days on which one may come in the fortnight that begins today, or when an exhibition opens, and not after its last day. */
export const findVisitDays = (
  { days, closedDays }: Pick<Visits, 'days' | 'closedDays'>,
  { opens, closes }: Run,
  today: string,
): Temporal.PlainDate[] => {
  const first = Temporal.PlainDate.from(opens !== undefined && opens > today ? opens : today);
  const isClosed = (day: string): boolean => closedDays.some(({ from, to }) => day >= from && day <= to);
  return Array.from({ length: FORTNIGHT_DAYS }, (_, index) => first.add({ days: index })).filter((day) => {
    const isRunning = closes === undefined || day.toString() <= closes;
    return isRunning && days.includes(day.dayOfWeek) && !isClosed(day.toString());
  });
};

const MINUTES = 60;

/** `9:30` as minutes of a day. */
const toMinutes = (clock: string): number => {
  const [hour = 0, minute = 0] = clock.split(':').map(Number);
  return hour * MINUTES + minute;
};

/** The full hours, 0 to 23, at which a visit of an hour may begin; none where hours are unknown. */
export const listVisitHours = (hours: { from: string; to: string } | undefined): number[] => {
  if (!hours) return [];
  const first = Math.ceil(toMinutes(hours.from) / MINUTES);
  const end = Math.floor(toMinutes(hours.to) / MINUTES);
  return Array.from({ length: Math.max(0, end - first) }, (_, index) => first + index);
};

/** The days of the week by their hours, Monday's first: those of the house, and those that have others. */
export const groupByHours = ({ days, hours }: Pick<Visits, 'days' | 'hours'>) => {
  const others = hours?.other.map((other) => ({
    days: other.days.filter((day) => days.includes(day)),
    hours: other,
  }));
  const usual = days.filter((day) => !others?.some((other) => other.days.includes(day)));
  return [{ days: usual, hours }, ...(others ?? [])]
    .filter((group) => group.days.length > 0)
    .sort((one, another) => Number(one.days[0]) - Number(another.days[0]));
};

/** When, where and for how much one may come, as it is read; `when` is "Jueves a domingo, 11:00 – 18:00 h, con cita". */
export const describeVisits = async (language: Language) => {
  const own = await languageOf('visits', language);
  const visits = await getContentFile('visits', own);
  const { range, hourRange, byAppointment, admission, place } = visits;
  const { language: tag } = await getContentFile('site', own);
  const { writeHour, beginSentence } = await getWriter(own);
  const groups = groupByHours(visits).map((group) => {
    const weekdays = describeWeekdays(group.days, tag, range);
    if (!group.hours) return weekdays;
    const { from, to } = group.hours;
    return `${weekdays}, ${fill(hourRange, { from: writeHour(from), to: writeHour(to) })}`;
  });
  const parts = [groups.join('; '), byAppointment].filter((part) => part !== undefined);
  const when = beginSentence(parts.join(', '));
  return { when, admission, place, summary: `${when} · ${admission}` };
};

/** The same as facts of a page. */
export const describeVisitFacts = async (language: Language) => {
  const { facts } = await getContentFile('visits', language);
  const { summary, place } = await describeVisits(language);
  const closed = await describeClosedDays(language);
  return [
    { label: facts.when, value: keepHours(summary), note: closed.join(' · ') || undefined },
    { label: facts.place, value: place },
  ];
};

/** The days from today on, within an exhibition's, on which nobody may come, by the reason: "Cerrado 24 y 25 de diciembre". */
export const describeClosedDays = async (
  language: Language,
  { opens = '', closes }: Run = {},
): Promise<string[]> => {
  const own = await languageOf('visits', language);
  const { closedDays, closed } = await getContentFile('visits', own);
  const { timeZone } = await getContentFile('site', own);
  const { writeDays, beginSentence } = await getWriter(own);
  const today = readBuildDay(timeZone);
  const runs = closedDays.filter(
    ({ from, to }) => to >= today && to >= opens && (closes === undefined || from <= closes),
  );
  return [...Map.groupBy(runs, ({ note }) => note)].map(([note, days]) =>
    beginSentence(fill(closed, { note, days: writeDays(days).replaceAll(' –', '\u00a0–') })),
  );
};

/** The days that a visitor may choose, of an exhibition, or without one of the house. */
const listVisitDays = async (language: Language, run: Run) => {
  const visits = await getContentFile('visits', language);
  const { notice } = visits;
  const { timeZone } = await getContentFile('site', language);
  const { writeShortDay, writeDay } = await getWriter(language);
  const groups = groupByHours(visits);
  return findVisitDays(visits, run, readBuildDay(timeZone)).map((day) => {
    const { hours: open } = groups.find(({ days }) => days.includes(day.dayOfWeek)) ?? {};
    const hours = listVisitHours(open);
    const lastHour = hours.at(-1);
    const last = lastHour === undefined ? (open?.to ?? '23:59') : { hour: lastHour };
    const ends = day.toZonedDateTime({ timeZone, plainTime: last }).subtract({ hours: notice?.hours ?? 0 });
    const iso = day.toString();
    return {
      day: iso,
      /** "sáb 28 nov". */
      name: writeShortDay(iso),
      /** "sábado 28 de noviembre", with a comma in `Intl`. */
      long: writeDay(iso, { hasWeekday: true }),
      /** Until when one may ask for its last hour, with the offset of the site's time zone. */
      ends: ends.toString({ timeZoneName: 'never' }),
      hours,
    };
  });
};

/** A day that a visitor may choose. */
export type VisitDay = Awaited<ReturnType<typeof listVisitDays>>[number];

/**
 * The days on which one may come, of an exhibition whose days are known, or of the house; and where each of them has a full hour,
 * the choice of them: where `isLit` with the light on the first plan that says where it comes in.
 */
export const getVisitChoice = async (language: Language, isLit: boolean, run?: Run) => {
  const days = run ? await listVisitDays(language, run) : [];
  const { plans } = await getContentFile('plans', language);
  const { drawings, northLetter } = await getPlans(language);
  const { choices } = await getContentFile('plansPage', language);
  const { chooseDay, hourChoice, notice } = await getContentFile('visits', language);
  // Read in one line with the note.
  const { noticeHours } = WORDS[await languageOf('visits', language)].visits;
  const index = isLit ? plans.findIndex(({ light }) => light) : -1;
  const isChosen = days.length > 0 && days.every(({ hours }) => hours.length > 0);
  return {
    days,
    words: { chooseDay, hourChoice, notice, noticeHours, choices, northLetter },
    plan: drawings[index],
    sun: isChosen ? await getSunChoice(days, plans[index], false, language) : undefined,
  };
};
