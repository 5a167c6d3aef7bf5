/** Writes the rows of a stored list as they are, junk and unknown fields included, one on each line. */
export function toJson(rows: readonly unknown[]): string {
  return `[\n${rows.map((row) => JSON.stringify(row)).join(',\n')}\n]\n`;
}
