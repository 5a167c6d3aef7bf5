import { classifyDevice, type DeviceClass } from './device-class.ts';
import { createLocalTime } from './local-time.ts';
import type { PageView } from './page-view.ts';

/** What the first row calls the columns, and what the devices are called. */
export interface CsvWords {
  columns: Record<'date' | 'page' | 'title' | 'referrer' | 'device' | 'timestamp' | 'userAgent', string>;
  devices: Record<DeviceClass, string>;
}

/**
 * Excel splits at the list separator of the system, and es-MX, unlike es-ES, writes decimals with a point and lists with a
 * comma; LibreOffice and Google Sheets expect the comma anyway. A first line `sep=,` would help Excel on a Spanish system
 * from elsewhere, but Excel then ignores the byte order mark and breaks accents, and LibreOffice shows the line as a row.
 */
const SEPARATOR = ',';
/** Without it Excel takes UTF-8 for the old code page of the system. */
const BYTE_ORDER_MARK = '\uFEFF';
const LINE_END = '\r\n';

/**
 * What a spreadsheet may take for a formula: one of these signs, also their wide forms, at the start or behind blanks, marks
 * that are not seen, and quotes; and a tab or a line end at the start, which some skip.
 */
const FORMULA = /^(?:[\s\p{C}"'`]*[=+\-@＝＋－＠]|[\t\r\n])/u;
const NEEDS_QUOTES = /[",\r\n]|^\s|\s$/;

/**
 * Writes records as a table for spreadsheets (RFC 4180, UTF-8), in the order given: date and time in the zone (an IANA name,
 * or the browser's own) as spreadsheets read it, the fields as they are stored, and the device class. A cell that could be a
 * formula gets an apostrophe before it.
 */
export function toCsv(records: readonly PageView[], words: CsvWords, timeZone?: string): string {
  const toLocalTime = createLocalTime(timeZone);
  const { date, page, title, referrer, device, timestamp, userAgent } = words.columns;
  const rows = records.map((record) => [
    new Date(toLocalTime(Date.parse(record.timestamp))).toISOString().slice(0, -5).replace('T', ' '),
    record.path,
    record.title,
    record.referrer,
    words.devices[classifyDevice(record.userAgent)],
    record.timestamp,
    record.userAgent,
  ]);
  return (
    BYTE_ORDER_MARK +
    [[date, page, title, referrer, device, timestamp, userAgent], ...rows]
      .map((row) => row.map(writeCell).join(SEPARATOR) + LINE_END)
      .join('')
  );
}

function writeCell(text: string): string {
  const harmless = FORMULA.test(text) ? `'${text}` : text;
  return NEEDS_QUOTES.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
