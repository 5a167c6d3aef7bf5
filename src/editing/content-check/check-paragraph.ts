/** Said of a table, and of one that was pasted as text. */
export const TABLE =
  'Una tabla no cabe en un teléfono. Se espera una lista, con un renglón por fila: - Marea, 2021, óleo sobre tela.';
const PASTED_LIST =
  'estos renglones se leen uno tras otro, en un solo párrafo. En una lista cada uno empieza con guion y espacio: - uno. Para que no lo sea, termina cada renglón con dos espacios.';
const BLANK = String.raw`[ \t>]*`;
/** A row between bars, and two lines that have cells between tabs or bars. */
const CELLS = String.raw`[^\t|\n]*[^\s|](?:\t+| *\| *)[^\s|].*`;
const PASTED_TABLE = new RegExp(
  String.raw`^${BLANK}\|[^|\n]+\|[^|\n]+\||^${CELLS}(?<! {2}|\\)\n${CELLS}`,
  'm',
);

/** How lines begin that are items of one list: with a number, or with a letter. */
const KINDS = [/^[([]?\d/, /^\(?(?:[a-z]|[ivx]{1,4})[.)]/i];
const WITH_BREAK = / {2}$|\\$/;

/** Where the first of two lines in a row begins that are items of one list, and so run together; -1 where there are none. */
const findRunning = (source: string): number => {
  const lines = source.split('\n').map((line) => line.replace(new RegExp(`^${BLANK}`), ''));
  const index = lines.findIndex((line, place) => {
    const next = lines[place + 1];
    return (
      next !== undefined && !WITH_BREAK.test(line) && KINDS.some((kind) => kind.test(line) && kind.test(next))
    );
  });
  return index < 0 ? -1 : source.split('\n').slice(0, index).join('\n').length + Number(index > 0);
};

/**
 * The first fault in the line breaks and indents of a paragraph, with its offset; a warning where it may be on purpose.
 *
 * @param source from the beginning of its first line, which in a list has the mark of its item
 */
export const checkParagraph = (source: string): { message: string; index: number; isWarning: boolean }[] => {
  const found = [
    { message: TABLE, index: source.search(PASTED_TABLE), isWarning: false },
    { message: PASTED_LIST, index: findRunning(source), isWarning: true },
  ];
  return found.filter(({ index }) => index >= 0).slice(0, 1);
};
