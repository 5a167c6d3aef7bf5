import { readBuildDay } from '../build-day.ts';
import { fill } from '../fill.ts';
import type { Language } from '../languages.ts';
import { keepHours } from '../non-breaking-spaces.ts';
import { getContentFile, getWriter, languageOf } from './content-file.ts';
import type { DayWithHours } from './plan-days.ts';
import { findVisitDays, groupByHours, listVisitHours, type Run } from './visit-days.ts';
import { describeWeekdays } from './weekdays.ts';

/** A day that a visitor may choose, "sáb 28 nov". */
export interface VisitDay extends DayWithHours {
  /** "sábado 28 de noviembre", with a comma in `Intl`. */
  long: string;
  /** Until when one may ask for its last hour, with the offset of the site's time zone. */
  ends: string;
}

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
  const written = [groups.join('; '), byAppointment].filter((part) => part !== undefined).join(', ');
  const when = beginSentence(written);
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

/** The days from today on, within an exhibition's, on which nobody may come, by the reason: "Cerrado: 24 – 25 de diciembre"; the year where it is another. */
export const describeClosedDays = async (
  language: Language,
  { opens = '', closes }: Run = {},
): Promise<string[]> => {
  const own = await languageOf('visits', language);
  const { closedDays, closed } = await getContentFile('visits', own);
  const { timeZone } = await getContentFile('site', own);
  const { writeRange, writeList, beginSentence } = await getWriter(own);
  const today = readBuildDay(timeZone);
  const runs = closedDays.filter(
    ({ from, to }) => to >= today && to >= opens && (closes === undefined || from <= closes),
  );
  return [...Map.groupBy(runs, ({ note }) => note)].map(([note, days]) => {
    const written = days.map(({ from, to }) =>
      writeRange(from, to, { hasYear: parseInt(to) !== parseInt(today) }).replace(' –', '\u00a0–'),
    );
    return beginSentence(fill(closed, { note, days: writeList(written) }));
  });
};

/** The days that a visitor may choose, of an exhibition, or without one of the house. */
export const listVisitDays = async (language: Language, run: Run = {}): Promise<VisitDay[]> => {
  const visits = await getContentFile('visits', language);
  const { notice } = visits;
  const { timeZone } = await getContentFile('site', language);
  const { writeShortDay, writeDay } = await getWriter(language);
  const groups = groupByHours(visits);
  return findVisitDays(visits, run, readBuildDay(timeZone)).map((day) => {
    const { hours: written } = groups.find(({ days }) => days.includes(day.dayOfWeek)) ?? {};
    const hours = listVisitHours(written);
    const lastHour = hours.at(-1);
    const last = lastHour === undefined ? (written?.to ?? '23:59') : { hour: lastHour };
    const ends = day.toZonedDateTime({ timeZone, plainTime: last }).subtract({ hours: notice?.hours ?? 0 });
    const iso = day.toString();
    return {
      day: iso,
      name: writeShortDay(iso),
      long: writeDay(iso, { hasWeekday: true }),
      ends: ends.toString({ timeZoneName: 'never' }),
      hours,
    };
  });
};
