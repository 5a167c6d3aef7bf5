/** Error for a table, also if it was pasted as text. */
export const TABLE =
  'Una tabla no cabe en un teléfono. Se espera una lista, con un renglón por fila: - Marea, 2021, óleo sobre tela.';
const BLANK = String.raw`[ \t>]*`;
/** Row with cells between tabs or bars. */
const CELLS = String.raw`[^\t|\n]*[^\s|](?:\t+| *\| *)[^\s|].*`;
const PASTED_TABLE = new RegExp(
  String.raw`^${BLANK}\|[^|\n]+\|[^|\n]+\||^${CELLS}(?<! {2}|\\)\n${CELLS}`,
  'm',
);

/**
 * Returns the offset of the first table that was pasted into a paragraph as text, or -1.
 *
 * @param source source of the paragraph, including the list marker on its first line
 */
export function getPastedTableIndex(source: string): number {
  return source.search(PASTED_TABLE);
}
