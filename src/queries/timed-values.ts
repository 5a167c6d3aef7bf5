import { getBuildDate } from '../dates/build-date.ts';

/** Attributes by which `TimedVisibility.astro` shows an element from one day until another. */
export interface VisibilityWindow {
  'data-from': string | undefined;
  'data-until': string | undefined;
  /** Not yet, on the day of the build. */
  hidden: boolean;
}

/** A value, and from when until when it holds. */
export interface TimedValue<Value> {
  value: Value;
  when: VisibilityWindow;
}

/** Whether two times have a moment in common. */
export const windowsOverlap = (one: VisibilityWindow, other: VisibilityWindow): boolean => {
  const isBefore = ({ 'data-until': until }: VisibilityWindow, { 'data-from': from }: VisibilityWindow) =>
    until !== undefined && from !== undefined && Date.parse(until) <= Date.parse(from);
  return !isBefore(one, other) && !isBefore(other, one);
};

/** The moment at which a day begins, ISO 8601 with the offset of the time zone. */
const beginDay = (day: string, timeZone: string): string =>
  Temporal.PlainDate.from(day).toZonedDateTime(timeZone).toString({ timeZoneName: 'never' });

/** The day after. */
export const nextDay = (day: string): string => Temporal.PlainDate.from(day).add({ days: 1 }).toString();

/** Until the end of a day. */
export const visibleThrough = (day: string, timeZone: string): VisibilityWindow => ({
  'data-from': undefined,
  'data-until': beginDay(nextDay(day), timeZone),
  hidden: false,
});

/** Evaluates `ask` on the day of the build and on each later one of `days`: a period for each value, until it changes. */
export const computeTimedValues = <Value extends string | number | boolean>(
  days: readonly string[],
  timeZone: string,
  ask: (day: string) => Value,
): TimedValue<Value>[] => {
  const today = getBuildDate(timeZone);
  const later = [...new Set(days)].filter((day) => day > today).sort();
  const answers = [today, ...later].map((day) => ({ day, value: ask(day) }));
  const changes = answers.filter(({ value }, index) => value !== answers[index - 1]?.value);
  const begins = changes.map(({ day }, index) => (index > 0 ? beginDay(day, timeZone) : undefined));
  return changes.map(({ value }, index) => ({
    value,
    when: { 'data-from': begins[index], 'data-until': begins[index + 1], hidden: index > 0 },
  }));
};
