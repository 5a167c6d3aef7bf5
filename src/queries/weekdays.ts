import { interpolate, type Template } from '../i18n/interpolate.ts';

const MONDAY = Temporal.PlainDate.from('2024-01-01');
/** Minimum number of consecutive weekdays that become a range. */
const MIN_RANGE_DAYS = 3;

const formatWeekday = (weekday: number, languageTag: string): string =>
  MONDAY.add({ days: weekday - 1 }).toLocaleString(languageTag, { weekday: 'long' });

/** Groups consecutive weekdays: `[1, 4, 5, 6]` becomes `[[1], [4, 5, 6]]`. */
function groupConsecutive(weekdays: readonly number[]): number[][] {
  const groups: number[][] = [];
  for (const weekday of weekdays) {
    const group = groups.at(-1);
    if (group?.at(-1) === weekday - 1) group.push(weekday);
    else groups.push([weekday]);
  }
  return groups;
}

/** Formats weekdays as a list: "lunes y jueves a domingo". `range` is the template of a range, such as `{first} a {last}`. */
export function describeWeekdays(
  weekdays: readonly number[],
  languageTag: string,
  range: Template<'first' | 'last'>,
): string {
  const items: string[] = [];
  for (const group of groupConsecutive(weekdays)) {
    const names = group.map((weekday) => formatWeekday(weekday, languageTag));
    const [first = ''] = names;
    const last = names.at(-1) ?? '';
    if (names.length < MIN_RANGE_DAYS) items.push(...names);
    else items.push(interpolate(range, { first, last }));
  }
  return new Intl.ListFormat(languageTag).format(items);
}
