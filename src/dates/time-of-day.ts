/** Time of day on a 24-hour clock, such as `09:30`. Times compare as strings; `24:00` is the end of a date. */
export type TimeOfDay = `${string}:${string}`;

const HOUR_MINUTES = 60;
const FULL_HOUR = ':00';

/** Parses a time as editors and URLs write it: `9:30`, `09:30` or `9`, without validation. */
export function parseTime(text: string): TimeOfDay {
  const [hour = '', minute] = text.split(':');
  const suffix = minute === undefined ? FULL_HOUR : (`:${minute}` as const);
  return `${hour.padStart(2, '0')}${suffix}`;
}

/** Returns whether a time has no minutes, such as `09:00`. */
export const isFullHour = (time: TimeOfDay): boolean => time.endsWith(FULL_HOUR);

/** Formats a time for a URL: `9`, `9:30`. */
export const shortenTime = (time: TimeOfDay): string =>
  time.slice(0, isFullHour(time) ? -FULL_HOUR.length : undefined).replace(/^0/, '');

/** Returns the minutes since midnight. */
export function toMinutes(time: TimeOfDay): number {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return hour * HOUR_MINUTES + minute;
}

/** Returns the full hours between two times, both included. */
export function getFullHours(from: TimeOfDay, to: TimeOfDay): TimeOfDay[] {
  const first = Math.ceil(toMinutes(from) / HOUR_MINUTES);
  const last = Math.floor(toMinutes(to) / HOUR_MINUTES);
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, index) =>
    parseTime(String(first + index)),
  );
}
