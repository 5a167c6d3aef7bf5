/** Without a byte order mark Excel reads UTF-8 as the old code page of the system. */
const BYTE_ORDER_MARK = '\uFEFF';

/** What a spreadsheet may take for a formula: a sign such as `=` at the start, also after blanks, quotes and invisible characters. */
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
