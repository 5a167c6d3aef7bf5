import { isPageView, type PageView } from './page-view.ts';
import { parseRows } from './storage.ts';

export interface Import {
  /** In the order of the text, unknown fields included. */
  pageViews: PageView[];
  /** Rows that are no page views. */
  unreadableRows: number;
}

/** Without it Excel takes UTF-8 for the old code page of the system. */
const BYTE_ORDER_MARK = '\uFEFF';

/** What a spreadsheet may take for a formula: such a sign at the start or behind what is not seen, and a tab or line end there. */
const FORMULA = /^(?:[\s\p{C}"'`]*[=+\-@＝＋－＠]|[\t\r\n])/u;
const NEEDS_QUOTES = /[",\r\n]|^\s|\s$/;

/** Writes rows of cells as CSV (RFC 4180, UTF-8); a cell that could be a formula gets an apostrophe before it. */
export function toCsv(rows: readonly (readonly string[])[]): string {
  return BYTE_ORDER_MARK + rows.map((row) => `${row.map(writeCell).join(',')}\r\n`).join('');
}

function writeCell(text: string): string {
  const harmless = FORMULA.test(text) ? `'${text}` : text;
  return NEEDS_QUOTES.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

/** Writes the rows of a stored list as they are, junk and unknown fields included, one on each line. */
export function toJson(rows: readonly unknown[]): string {
  return `[\n${rows.map((row) => JSON.stringify(row)).join(',\n')}\n]\n`;
}

/** Reads the text of an export (JSON, a list of page views); null for anything else. */
export function parseImport(text: string): Import | null {
  const rows = text === '' ? null : parseRows(text);
  if (rows === null) return null;
  const pageViews = rows.filter(isPageView);
  return { pageViews, unreadableRows: rows.length - pageViews.length };
}
