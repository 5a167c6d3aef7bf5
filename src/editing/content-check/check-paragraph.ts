/** Said of a table, and of one that was pasted as text. */
export const TABLE =
  'Una tabla no cabe en un teléfono. Se espera una lista, con un renglón por fila: - Marea, 2021, óleo sobre tela.';
const PASTED_LIST =
  'estos renglones se leen uno tras otro, en un solo párrafo. En una lista cada uno empieza con guion y espacio: - uno. Para que no lo sea, termina cada renglón con dos espacios.';
const BACKSLASH =
  'La \\ al final de un párrafo se lee como está. Bórrala: solo separa renglones de un mismo párrafo.';

const BLANK = String.raw`[ \t>]*`;
/** A row between bars, and two lines that have cells between tabs or bars. */
const CELLS = String.raw`[^\t|\n]*[^\s|](?:\t+| *\| *)[^\s|].*`;
const PASTED_TABLE = new RegExp(
  String.raw`^${BLANK}\|[^|\n]+\|[^|\n]+\||^${CELLS}(?<! {2}|\\)\n${CELLS}`,
  'm',
);

/** How lines begin that are items of one kind: with a number, a letter of a list, a sign, or words before a colon. */
const KINDS = [
  /^[([]?\d|^[①-⓿❶-➓]/u,
  /^\(?(?:[a-z]|[ivx]{1,4})[.)]/iu,
  /^(?![«»"“”'‘’¿¡([!*_`<])[\p{P}\p{S}]/u,
  /^[*+-]/u,
  /^\p{Lu}[^:;.!?]{0,40}:/u,
];
/** Links and emphasis as they are read; a picture as one sign. */
const read = (line: string): string =>
  line
    .replace(/!\[[^\]]*\]\([^)]*\)/g, '◻')
    .replace(/\[([^\]]*)\]\([^)]*\)|(\*{1,3}|_{1,2})(?=\S)(.+?)\2/g, '$1$3')
    .replace(new RegExp(`^${BLANK}`), '');

/** The first of two lines in a row that are of one kind, or below a picture, and so run together: its offset, or -1. */
const findRunning = (source: string): number => {
  const sourceLines = source.split('\n');
  const lines = sourceLines.map(read);
  const index = lines.findIndex((next, place) => {
    const line = lines[place - 1];
    if (line === undefined || next === '' || /(?: {2}|\\)$/.test(String(sourceLines[place - 1])))
      return false;
    return line === '◻' || KINDS.some((kind) => kind.test(line) && kind.test(next));
  });
  return index < 1 ? -1 : sourceLines.slice(0, index - 1).join('\n').length + Number(index > 1);
};

/**
 * What is wrong first with how the lines of a paragraph stand, with the offset; a warning where it may be meant.
 *
 * @param source from the beginning of its first line, which in a list has the mark of its item
 */
export const checkParagraph = (source: string): { message: string; index: number; isWarning: boolean }[] => {
  const found = [
    { message: TABLE, index: source.search(PASTED_TABLE), isWarning: false },
    { message: BACKSLASH, index: source.search(/(?<!\\)\\[ \t]*$/), isWarning: false },
    { message: PASTED_LIST, index: findRunning(source), isWarning: true },
  ];
  return found.filter(({ index }) => index >= 0).slice(0, 1);
};
