import { createLocalTime } from './local-time.ts';

const DAY_MS = 86_400_000;

/**
 * Makes the function that gives the calendar day (`2026-11-20`) on which a moment falls in a time zone, whatever the length of
 * that day. `timeZone` is an IANA name; without it the browser's own zone counts.
 */
export function createDayOf(timeZone?: string): (timestamp: string | Date) => string {
  const toLocalTime = createLocalTime(timeZone);
  const days = new Map<number, string>();

  return (timestamp) => {
    const time = typeof timestamp === 'string' ? Date.parse(timestamp) : timestamp.getTime();
    const dayNumber = Math.floor(toLocalTime(time) / DAY_MS);
    const day = days.get(dayNumber) ?? writeDay(dayNumber);
    days.set(dayNumber, day);
    return day;
  };
}

/** The calendar day so many days after another, or before it. */
export function addDays(day: string, count: number): string {
  return writeDay(countDays(day) + count);
}

/** Calendar days since 1970-01-01: the difference of two is the distance of the days. */
export function countDays(day: string): number {
  return Date.parse(day) / DAY_MS;
}

function writeDay(dayNumber: number): string {
  const [day = ''] = new Date(dayNumber * DAY_MS).toISOString().split('T');
  return day;
}
