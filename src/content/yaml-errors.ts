import { type Document, isMap, isScalar, isSeq, type Pair, visit, type YAMLMap } from 'yaml';
import { LOCALES } from '../i18n/locales.ts';
import { REPEATED_FIELD } from './diagnostic.ts';

const MISREAD =
  'Esta línea no se lee como está escrita. Se espera el nombre del campo, dos puntos, espacio y el valor entre comillas rectas, por ejemplo title: "Dos: la segunda" (por dentro, « »); antes del texto, una línea ---.';
const COMMENT =
  'Lo que sigue a # no se publica. Si es del valor, escríbelo todo entre comillas rectas, por ejemplo "Sala #2"; si es una explicación, ponla en un renglón aparte.';
const HARD_INDENT =
  'Este renglón empieza con un tabulador o con un espacio duro (U+00A0), que no se ve. Bórralo y escribe espacios.';
const REPEATED_IN_ITEM = `${REPEATED_FIELD} Si empieza otro elemento de la lista, lleva un guion delante.`;
const TEXT_AND_LOCALES =
  'Este campo tiene un texto y, debajo, otro en cada idioma. Borra el de este renglón, o los renglones de los idiomas.';
const MISSING_SPACE = 'Falta un espacio después del guion: - label: "…".';
/** Field or list item after whitespace that YAML doesn't accept as indentation. */
const HARD_INDENTED_LINE = /^ *[^\S \n][^\S\n]*(?=-|["'\w]+:)/gm;

interface YamlError {
  offset: number;
  message: string;
}

const isLocaleKey = (key: unknown): boolean =>
  isScalar(key) && LOCALES.some((locale) => locale === key.value);
const getKeyOffset = (key: unknown): number => (isScalar(key) ? (key.range?.[0] ?? 0) : 0);

/** Returns whether a YAML pair can contain locales: its value is empty or has only locales. */
const canHoldLocales = ({ value }: Pair): boolean =>
  isMap(value)
    ? value.items.every(({ key }) => isLocaleKey(key))
    : value === null || (isScalar(value) && value.value === null);

/** Finds locales with too little indentation, and fields with as much indentation as the locales above. */
function findLocaleErrors({ items }: YAMLMap): YamlError[] {
  const errors: YamlError[] = [];
  const hasOwnLocales = isLocaleKey(items[0]?.key);
  for (const [index, { key }] of items.entries()) {
    const previous = items[index - 1];
    if (previous && !hasOwnLocales && isLocaleKey(key) && canHoldLocales(previous)) {
      const message = `«${String(key)}» es un idioma de «${String(previous.key)}». Empieza este renglón, y los de sus otros idiomas, con dos espacios más.`;
      errors.push({ offset: getKeyOffset(key), message });
    }
    // The fields below belong to the same group as the first one.
    if (hasOwnLocales && !isLocaleKey(key) && isLocaleKey(previous?.key)) {
      const message = `«${String(key)}» no es un idioma (${LOCALES.join(', ')}). Si es otro campo, empieza su renglón con menos espacios, como el campo de los idiomas de arriba.`;
      errors.push({ offset: getKeyOffset(key), message });
    }
  }
  return errors;
}

/** Returns duplicate fields. Returns only the first duplicate of a list item, because the hyphen before that field may be missing. */
function getRepeatedFields({ items }: YAMLMap, isListItem: boolean): YamlError[] {
  const names = items.map(({ key }) => String(key));
  const repeated = items.filter((_, index) => names.indexOf(names[index] ?? '') < index);
  const message = isListItem ? REPEATED_IN_ITEM : REPEATED_FIELD;
  return repeated
    .slice(0, isListItem ? 1 : undefined)
    .map(({ key }) => ({ offset: getKeyOffset(key), message }));
}

/** Column at which the keys or list items of an open group begin. */
interface Column {
  column: number;
  isList: boolean;
}

const LINE = /^( *)((?:- +)*)(.*)$/;
const KEY = /^(?:"[^"]*"|'[^']*'|[\w-]+)\s*:(?:\s|$)/;
const OPEN_KEY = /^[^:]+:\s*$/;
const COMMENT_OR_BLANK = /^(?:#|$)/;
const numberList = new Intl.ListFormat('es', { type: 'disjunction' });

const LOCALE_KEY = new RegExp(`^(?:${LOCALES.join('|')})\\s*:`);
const LOCALE_INDENT = 2;

function findClosestColumns(column: number, open: readonly Column[]): number[] {
  const columns = open.filter(({ isList }) => !isList).map((group) => group.column);
  const below = columns.findLast((candidate) => candidate < column);
  const above = columns.find((candidate) => candidate > column);
  return [below, above].filter((candidate) => candidate !== undefined);
}

function describeIndentation(column: number, expected: readonly number[]): string {
  const found = column === 1 ? '1 espacio' : `${column} espacios`;
  return `Este renglón empieza con ${found}. Se esperan ${numberList.format(expected.map(String))}, como los renglones de su mismo grupo.`;
}

/**
 * Finds the first line whose indentation fits no line above. Call this function only after a syntax error, because it ignores texts of
 * several lines.
 */
function findBadIndentation(yaml: string): YamlError | undefined {
  let open: Column[] = [{ column: 0, isList: false }];
  let opensGroup = false;
  let offset = 0;
  /** Line above the current line, and whether it is neither a field nor a list item. */
  let above = { start: 0, content: '', isMisread: false };
  for (const line of yaml.split('\n')) {
    const [, indent = '', dashes = '', content = ''] = LINE.exec(line.trimEnd()) ?? [];
    const start = offset;
    offset += line.length + 1;
    if (/^-[^\s-]/.test(content)) return { offset: start, message: MISSING_SPACE };
    const { start: startAbove, content: contentAbove, isMisread } = above;
    const isField = KEY.test(content);
    if (!COMMENT_OR_BLANK.test(content)) above = { start, content, isMisread: !isField && dashes === '' };
    if (!isField && dashes === '') continue;
    const { length: column } = indent;
    const isList = dashes !== '';
    const last = open.at(-1)?.column ?? 0;
    if (opensGroup && (column > last || (isList && column === last))) open.push({ column, isList });
    const fits = open.some((group) => group.column === column && group.isList === isList);
    if (!fits) {
      if (isMisread) return { offset: startAbove, message: MISREAD };
      if (!opensGroup && LOCALE_KEY.test(content) && column > last && !LOCALE_KEY.test(contentAbove))
        return { offset: startAbove, message: TEXT_AND_LOCALES };
      const expected =
        opensGroup && LOCALE_KEY.test(content) ? [last + LOCALE_INDENT] : findClosestColumns(column, open);
      return { offset: start, message: describeIndentation(column, expected) };
    }
    open = open.filter(
      (group) => group.column < column || (group.column === column && (!group.isList || isList)),
    );
    if (isList) open.push({ column: column + dashes.length, isList: false });
    opensGroup = OPEN_KEY.test(content);
  }
  return undefined;
}

/** Finds unquoted values that YAML changes because they contain a quote, `#`, `&`, `!` or `*`, and locales with a wrong indentation. */
function findMisreadValues(document: Document): { errors: YamlError[]; quoteOffsets: number[] } {
  const errors: YamlError[] = [];
  const quoteOffsets: number[] = [];
  const report = (offset = 0, message = MISREAD) => errors.push({ offset, message });
  visit(document, {
    Map: (_, map, path) => {
      const localeErrors = findLocaleErrors(map);
      // A locale with a wrong indentation can repeat a locale of the field above.
      errors.push(...localeErrors);
      if (localeErrors.length === 0) errors.push(...getRepeatedFields(map, isSeq(path.at(-1))));
    },
    Alias: (_, { range }) => void report(range?.[0]),
    Scalar: (_, { type, source = '', comment, anchor, tag, range }) => {
      if (type?.startsWith('QUOTE')) quoteOffsets.push(range?.[0] ?? 0);
      if (type !== 'PLAIN' || source === '') return;
      if (typeof comment === 'string') report(range?.[0], COMMENT);
      else if (typeof (anchor ?? tag) === 'string' || /["“”]/.test(source)) report(range?.[0]);
    },
  });
  return { errors, quoteOffsets };
}

function findSyntaxError(document: Document, quoteOffsets: readonly number[]): YamlError | undefined {
  const [first] = [...document.errors, ...document.warnings].filter(({ code }) => code !== 'DUPLICATE_KEY');
  if (!first) return undefined;
  const [offset] = first.pos;
  // The parser reports a missing quotation mark at the end of the value. Report the opening mark instead.
  const openingQuote =
    first.code === 'MISSING_CHAR' ? quoteOffsets.findLast((start) => start < offset) : undefined;
  return { offset: openingQuote ?? offset, message: MISREAD };
}

/** Returns the errors of front matter, one per line. Returns only the first syntax error, because the parser misreads the lines below. */
export function getYamlErrors(document: Document, yaml: string): YamlError[] {
  const getLine = (offset: number): number => yaml.slice(0, offset).split('\n').length;
  const { errors, quoteOffsets } = findMisreadValues(document);
  for (const { index } of yaml.matchAll(HARD_INDENTED_LINE))
    errors.push({ offset: index, message: HARD_INDENT });
  const syntaxError = findSyntaxError(document, quoteOffsets);
  const errorsByLine = new Map(errors.map((error) => [getLine(error.offset), error]));
  if (!syntaxError) return [...errorsByLine.values()];
  const indentationError = findBadIndentation(yaml);
  // The parser reports a wrong indentation on the same line, or on the line above.
  const isIndentation =
    indentationError && getLine(indentationError.offset) <= getLine(syntaxError.offset) + 1;
  const first = isIndentation ? indentationError : syntaxError;
  const earlier = errors.filter(({ offset }) => getLine(offset) <= getLine(first.offset));
  return [...earlier, first].toSorted((a, b) => a.offset - b.offset).slice(0, 1);
}
