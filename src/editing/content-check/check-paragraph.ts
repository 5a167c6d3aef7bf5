/** Error for a table, in Markdown or pasted as text. */
export const TABLE =
  'Una tabla no cabe en un teléfono. Se espera una lista, con un renglón por fila: - Marea, 2021, óleo sobre tela.';
const BLANK = String.raw`[ \t>]*`;
/** Row with cells between tabs or bars. */
const CELLS = String.raw`[^\t|\n]*[^\s|](?:\t+| *\| *)[^\s|].*`;
const PASTED_TABLE = new RegExp(
  String.raw`^${BLANK}\|[^|\n]+\|[^|\n]+\||^${CELLS}(?<! {2}|\\)\n${CELLS}`,
  'm',
);

/** Returns the offset of the first table that was pasted as text, or -1. `source` is a paragraph, including its list marker. */
export function getPastedTableIndex(source: string): number {
  return source.search(PASTED_TABLE);
}
