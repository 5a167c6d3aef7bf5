/** Said of a table, and of one that was pasted as text. */
export const TABLE =
  'Una tabla no cabe en un teléfono. Se espera una lista, con un renglón por fila: - Marea, 2021, óleo sobre tela.';
const PASTED_LIST =
  'Aviso, no detiene nada: estos renglones se leen uno tras otro, en un solo párrafo. En una lista cada uno empieza con guion y espacio: - uno. Para que no lo sea, termina cada renglón con dos espacios.';
const BACKSLASH =
  'La \\ al final de un párrafo se lee como está. Bórrala: solo separa renglones de un mismo párrafo.';

/** How a line begins that is meant as an item: a sign, a hyphen without its space, a number with any sign after it. */
const ITEM = [
  String.raw`(?![©®℗°])[\p{So}\p{Co}→⇒•·‣⁃∙§①-⒛⓪-⓿❶-➓]`,
  String.raw`[\d#*]\uFE0F?\u20E3`,
  String.raw`(?:[-–—+*]|\d+[.)])[\u00A0\u202F\u2007]`,
  '– ',
  String.raw`\[\d+\] `,
  String.raw`[-+](?=\p{L})|[-+*] `,
  String.raw`\(?[a-zA-Z]\) `,
  String.raw`\(?\d{1,4}(?:[.)][-–]?|[-–/]|[.]?[ºª°][.)]?[-–]?| [-–]|:(?= ))[ \t]*(?=[\p{L}¿¡«“"([*_])`,
].join('|');

const BLANK = String.raw`[ \t>]*`;
/** Two lines of a paragraph, the first without a line break of Markdown at its end; between them any others. */
const twoLines = (first: string, second: string): string =>
  String.raw`^${BLANK}(?:${first}).*(?<! {2}|\\)\n(?:.*\n)*?${BLANK}(?:${second})`;
/** Letters and Roman numerals count only in their order: `A. Ruiz` is a name. */
const PASTED = [
  twoLines(ITEM, ITEM),
  twoLines(String.raw`a\.-? ?`, String.raw`b\.-? ?`),
  twoLines(String.raw`A\.-? ?`, String.raw`B\.-? ?.*\n(?:.*\n)*?${BLANK}C\.`),
  twoLines(String.raw`I[.)]-? ?`, String.raw`II[.)]`),
  twoLines(String.raw`i[.)]-? ?`, String.raw`ii[.)]`),
].map((shape) => new RegExp(shape, 'mu'));

/** A row between bars, and two lines that have cells between tabs or bars. */
const CELLS = String.raw`[^\t|\n]*[^\s|](?:\t+| *\| *)[^\s|].*`;
const PASTED_TABLE = new RegExp(
  String.raw`^${BLANK}\|[^|\n]+\|[^|\n]+\||^${CELLS}(?<! {2}|\\)\n${CELLS}`,
  'm',
);

/**
 * What is wrong with how the lines of a paragraph stand, with the offset; a warning where it may be meant.
 *
 * @param source from the beginning of its first line, which in a list has the mark of its item
 */
export const checkParagraph = (source: string): { message: string; index: number; isWarning: boolean }[] => {
  const found = [
    { message: TABLE, index: source.search(PASTED_TABLE), isWarning: false },
    { message: BACKSLASH, index: source.search(/(?<!\\)\\[ \t]*$/), isWarning: false },
    ...PASTED.map((shape) => ({ message: PASTED_LIST, index: source.search(shape), isWarning: true })),
  ];
  return found.filter(({ index }) => index >= 0);
};
