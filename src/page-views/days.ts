const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;
const DATE_TIME_OPTIONS = {
  day: '2-digit',
  month: 'short',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  hourCycle: 'h23',
} as const;

/** Returns the date (`2026-11-20`) of a time in the visitor's time zone. A string is a timestamp in ISO 8601. */
export function getLocalDate(time: string | Date): string {
  return formatLocalIso(time).replace(/T.*/, '');
}

/** Returns `count` consecutive dates (`2026-11-20`), oldest first. The last date is `today`. */
export function getLastDates(count: number, today: string): string[] {
  return Array.from({ length: count }, (_, index) =>
    new Date(Date.parse(today) - (count - 1 - index) * DAY_MS).toISOString().replace(/T.*/, ''),
  );
}

/** Creates a formatter of timestamps (ISO 8601) in the visitor's time zone: `20 nov 2026, 11:42:07`. `languageTag` is a BCP 47 tag. */
export function createDateTimeFormat(languageTag: string): (timestamp: string) => string {
  const format = new Intl.DateTimeFormat(languageTag, DATE_TIME_OPTIONS);
  return (timestamp) => format.format(Date.parse(timestamp));
}

/** Formats a timestamp (ISO 8601) for spreadsheets, in the visitor's time zone: `2026-11-20 11:42:07`. */
export function formatForSpreadsheet(timestamp: string): string {
  return formatLocalIso(timestamp).replace('T', ' ').replace(/\..*/, '');
}

/** Formats a date (`2026-11-20`) as `20`, `20 nov` or `20 de noviembre`. `languageTag` is a BCP 47 tag. */
export function formatDate(date: string, languageTag: string, month?: 'short' | 'long'): string {
  // `Date` parses a date without a time as UTC.
  return new Date(date).toLocaleDateString(languageTag, { day: 'numeric', month, timeZone: 'UTC' });
}

/** Formats a time as ISO 8601 in the visitor's time zone. The `Z` at the end is not meaningful. */
function formatLocalIso(time: string | Date): string {
  const date = new Date(time);
  return new Date(date.getTime() - date.getTimezoneOffset() * MINUTE_MS).toISOString();
}
