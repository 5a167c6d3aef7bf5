import { getBuildDate } from '../dates/build-date.ts';

/** Attributes that `TimedVisibility.astro` reads to show an element for a limited time. */
export interface VisibilityWindow {
  /** Start of the window (ISO 8601 with offset); undefined if it started before the build. */
  'data-from': string | undefined;
  /** End of the window, exclusive; undefined if it has no end. */
  'data-until': string | undefined;
  /** Whether the window starts after the build date. */
  hidden: boolean;
}

/** A value and the time in which it applies. */
export interface TimedValue<Value> {
  value: Value;
  when: VisibilityWindow;
}

function endsBefore(a: VisibilityWindow, b: VisibilityWindow): boolean {
  const end = a['data-until'];
  const start = b['data-from'];
  return end !== undefined && start !== undefined && Date.parse(end) <= Date.parse(start);
}

/** Returns whether two windows overlap. */
export const windowsOverlap = (a: VisibilityWindow, b: VisibilityWindow): boolean =>
  !endsBefore(a, b) && !endsBefore(b, a);

/** Returns the start of a date in ISO 8601 with the offset of the time zone. */
const getStartOfDate = (date: string, timeZone: string): string =>
  Temporal.PlainDate.from(date).toZonedDateTime(timeZone).toString({ timeZoneName: 'never' });

/** Returns the next date. */
export const getNextDate = (date: string): string =>
  Temporal.PlainDate.from(date).add({ days: 1 }).toString();

/** Creates a window that ends with a date. */
export const visibleThrough = (date: string, timeZone: string): VisibilityWindow => ({
  'data-from': undefined,
  'data-until': getStartOfDate(getNextDate(date), timeZone),
  hidden: false,
});

/**
 * Computes a value on the build date and on each of `dates`. Returns an item for each change of the value, with the time until the next
 * change.
 */
export function computeTimedValues<Value extends string | number | boolean>(
  dates: readonly string[],
  timeZone: string,
  getValue: (date: string) => Value,
): TimedValue<Value>[] {
  const today = getBuildDate(timeZone);
  const laterDates = [...new Set(dates)].filter((date) => date > today).sort();
  const values = [today, ...laterDates].map((date) => ({ date, value: getValue(date) }));
  const changes = values.filter(({ value }, index) => value !== values[index - 1]?.value);
  const starts = changes.map(({ date }, index) => (index > 0 ? getStartOfDate(date, timeZone) : undefined));
  return changes.map(({ value }, index) => ({
    value,
    when: { 'data-from': starts[index], 'data-until': starts[index + 1], hidden: index > 0 },
  }));
}
