const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;
const DATE_TIME = {
  day: '2-digit',
  month: 'short',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  hourCycle: 'h23',
} as const;

/** The visitor's calendar day (`2026-11-20`) on which a moment (ISO 8601, or a date) falls, whatever the length of that day. */
export function dayOf(moment: string | Date): string {
  return toLocalTime(moment).replace(/T.*/, '');
}

/** The last calendar days, as many as `count`, oldest first; the last one is `today`, ISO 8601. */
export function lastDays(count: number, today: string): string[] {
  return Array.from({ length: count }, (_, index) =>
    new Date(Date.parse(today) - (count - 1 - index) * DAY_MS).toISOString().replace(/T.*/, ''),
  );
}

/** Makes what writes a timestamp (ISO 8601) in a language (BCP 47) like `20 nov 2026, 11:42:07`, in the visitor's zone. */
export function createDateTimeFormat(language: string): (timestamp: string) => string {
  const format = new Intl.DateTimeFormat(language, DATE_TIME);
  return (timestamp) => format.format(Date.parse(timestamp));
}

/** Writes a timestamp (ISO 8601) as spreadsheets read it, `2026-11-20 11:42:07`, in the visitor's zone. */
export function formatForSpreadsheet(timestamp: string): string {
  return toLocalTime(timestamp).replace('T', ' ').replace(/\..*/, '');
}

/** Writes a calendar day (`2026-11-20`) in a language (BCP 47) as `20`, as `20 nov` or as `20 de noviembre`. */
export function formatDay(day: string, language: string, month?: 'short' | 'long'): string {
  // A calendar day has no zone: it is read and written in the same one.
  return new Date(day).toLocaleDateString(language, { day: 'numeric', month, timeZone: 'UTC' });
}

/** What the visitor's clocks show at a moment, as ISO 8601 writes it for UTC. */
function toLocalTime(moment: string | Date): string {
  const utc = new Date(moment);
  return new Date(utc.getTime() - utc.getTimezoneOffset() * MINUTE_MS).toISOString();
}
