const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;
const LOCALE = 'es-MX';

const DATE_TIME = new Intl.DateTimeFormat(LOCALE, {
  day: '2-digit',
  month: 'short',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  hourCycle: 'h23',
});

/** What the visitor's clocks show at a moment (ISO 8601, or a date), as the same reading in UTC. */
export function toLocalTime(moment: string | Date): Date {
  const utc = new Date(moment);
  const local = new Date(utc.getTime() - utc.getTimezoneOffset() * MINUTE_MS);
  // At the ends of what a date can hold there is no room for the offset.
  return Number.isNaN(local.getTime()) ? utc : local;
}

/** The visitor's calendar day (`2026-11-20`) on which a moment falls, whatever the length of that day. */
export function dayOf(moment: string | Date): string {
  return writeDay(toLocalTime(moment));
}

/** The calendar day so many days after another, or before it. */
export function addDays(day: string, count: number): string {
  return writeDay(new Date((countDays(day) + count) * DAY_MS));
}

/** Calendar days since 1970-01-01: the difference of two is the distance of the days. */
export function countDays(day: string): number {
  return Date.parse(day) / DAY_MS;
}

function writeDay(date: Date): string {
  return date.toISOString().replace(/T.*/, '');
}

/** Writes a timestamp (ISO 8601) like `20 nov 2026, 11:42:07`, in the visitor's zone. */
export function formatDateTime(timestamp: string): string {
  return DATE_TIME.format(Date.parse(timestamp));
}

/** Writes a calendar day (`2026-11-20`) as `20`, as `20 nov` or as `20 de noviembre`, also with its year. */
export function formatDay(day: string, month?: 'short' | 'long', year?: 'numeric'): string {
  // A calendar day has no zone: it is read and written in the same one.
  return new Date(day).toLocaleDateString(LOCALE, { day: 'numeric', month, year, timeZone: 'UTC' });
}
