const LOCALE = 'es-MX';

/** Makes the function that writes a timestamp (ISO 8601) like `20 nov 2026, 11:42:07` (specification §2), in the given IANA zone or the browser's own. */
export function createDateTimeFormatter(timeZone?: string): (timestamp: string) => string {
  const format = new Intl.DateTimeFormat(LOCALE, {
    day: '2-digit',
    month: 'short',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    hourCycle: 'h23',
    timeZone,
  });
  // Versions of the browsers' language data differ in the kind of blank they write.
  return (timestamp) => format.format(Date.parse(timestamp)).replace(/\s/g, ' ');
}

/** Writes a calendar day (`2026-11-20`) as `20`, as `20 nov` or as `20 de noviembre`, also with its year. */
export function formatDay(day: string, month?: 'short' | 'long', year?: 'numeric'): string {
  // A calendar day has no zone: it is read and written in the same one.
  return new Intl.DateTimeFormat(LOCALE, { day: 'numeric', month, year, timeZone: 'UTC' })
    .format(Date.parse(day))
    .replace(/\s/g, ' ');
}
