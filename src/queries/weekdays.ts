import { interpolate, type Template } from '../i18n/interpolate.ts';

/** 1 January 2024 was a Monday. */
const MONDAY = Temporal.PlainDate.from('2024-01-01');
/** So many days in a row, or more, are read as a range. */
const RANGE_DAYS = 3;

/** The name of a day of the week, Monday is 1, as a language writes it within a sentence: `jueves`. */
const nameWeekday = (weekday: number, locale: string): string =>
  MONDAY.add({ days: weekday - 1 }).toLocaleString(locale, { weekday: 'long' });

/** Days of the week in runs of days that follow each other: `[1, 4, 5, 6]` gives `[[1], [4, 5, 6]]`. */
const toRuns = (weekdays: readonly number[]): number[][] => {
  const runs: number[][] = [];
  for (const weekday of weekdays) {
    const run = runs.at(-1);
    if (run?.at(-1) === weekday - 1) run.push(weekday);
    else runs.push([weekday]);
  }
  return runs;
};

/** Days of the week as they are read within a sentence: "lunes y jueves a domingo"; `range` is such as `{first} a {last}`. */
export const describeWeekdays = (
  weekdays: readonly number[],
  locale: string,
  range: Template<'first' | 'last'>,
): string => {
  const name = (weekday: number) => nameWeekday(weekday, locale);
  const parts = toRuns(weekdays).flatMap((run) => {
    const [first = 0, last = 0] = [run[0], run.at(-1)];
    return run.length < RANGE_DAYS
      ? run.map(name)
      : interpolate(range, { first: name(first), last: name(last) });
  });
  return new Intl.ListFormat(locale).format(parts);
};
