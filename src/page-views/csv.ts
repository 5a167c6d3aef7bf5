/** Byte order mark. Without it, Excel reads UTF-8 as the legacy code page of the system. */
const BYTE_ORDER_MARK = '\uFEFF';

/** Text that a spreadsheet could run as a formula: `=` or a similar sign after optional spaces, quotes and invisible characters. */
const FORMULA = /^(?:[\s\p{C}"'`]*[=+\-@＝＋－＠]|[\t\r\n])/u;
const NEEDS_QUOTES = /[",\r\n]|^\s|\s$/;

/** Formats rows of cells as CSV (RFC 4180, UTF-8). Adds an apostrophe before a cell that could be a formula. */
export function formatCsv(rows: readonly (readonly string[])[]): string {
  return BYTE_ORDER_MARK + rows.map((row) => `${row.map(formatCsvCell).join(',')}\r\n`).join('');
}

function formatCsvCell(text: string): string {
  const escaped = FORMULA.test(text) ? `'${text}` : text;
  return NEEDS_QUOTES.test(escaped) ? `"${escaped.replaceAll('"', '""')}"` : escaped;
}
