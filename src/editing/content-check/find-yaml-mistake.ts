import { visit, type Document, type ErrorCode } from 'yaml';
import { explainYaml, LINE_MESSAGES } from './explain-yaml.ts';
import { countLine } from './source-lines.ts';

/** A line of a front matter that YAML cannot read, or reads otherwise than an editor means it. */
export interface YamlMistake {
  /** Line of the front matter, counted from 1. */
  line: number;
  message: string;
  /** The line as it should be, so that the rest can be read; empty when nobody can tell. */
  repaired: string;
}

// After these a remark takes nothing away; in any other value a # is part of the text.
const FIELDS_WITHOUT_TEXT = ['id', 'status', 'image', 'speakerAvatar', 'videoLink', 'draft'];

/** `title: "Cielo raso"` as name and written value. */
const partLine = (line: string): { name: string; value: string } | undefined => {
  const [, name, value] = /^([\w-]+)[ \t]*:[ \t]+(.*?)\s*$/.exec(line) ?? [];
  return name === undefined || value === undefined ? undefined : { name, value };
};

const isQuoted = (value: string): boolean => /^["']/.test(value);

const countOf = (value: string, mark: string): number => value.split(mark).length - 1;

const isOpen = (value: string, nextLine: string): boolean => {
  const mark = value[0] ?? '';
  const rest = value.slice(1).replaceAll('\\"', '');
  return isQuoted(value) && !rest.includes(mark) && !/^\s+\S/.test(nextLine);
};

const judgeField = (name: string, value: string, nextLine: string): Omit<YamlMistake, 'line'> | undefined => {
  const asText = `${name}: ${JSON.stringify(value)}`;
  if (isOpen(value, nextLine)) {
    return { message: LINE_MESSAGES.openQuote, repaired: `${name}: ${value}${value[0] ?? ''}` };
  }
  if (isQuoted(value)) return undefined;
  if (/^[“”]/.test(value)) {
    return { message: LINE_MESSAGES.curlyQuotes, repaired: `${name}: ${JSON.stringify(value.slice(1, -1))}` };
  }
  if (value.endsWith('"') && countOf(value, '"') % 2 === 1) {
    return { message: LINE_MESSAGES.unopenedQuote, repaired: `${name}: "${value}` };
  }
  if (/^[!&]/.test(value)) return { message: explainYaml('BAD_SCALAR_START'), repaired: asText };
  if (/^(\[[^\]]*|\{[^}]*)$/.test(value) && !/^(\s|[\]}])/.test(nextLine)) {
    return { message: explainYaml('BAD_SCALAR_START'), repaired: asText };
  }
  const losesText = /(^|\s)#/.test(value) && !FIELDS_WITHOUT_TEXT.includes(name);
  return losesText ? { message: LINE_MESSAGES.lostText, repaired: asText } : undefined;
};

const findWrongField = (lines: readonly string[]): YamlMistake | undefined => {
  for (const [index, line] of lines.entries()) {
    // Marks that end or open a YAML document: below one of them no field can be read.
    if (/^(\.{3}|%)/.test(line)) return { line: index + 1, message: LINE_MESSAGES.strangeMark, repaired: '' };
    const field = partLine(line);
    const mistake = field && judgeField(field.name, field.value, lines[index + 1] ?? '');
    if (mistake) return { line: index + 1, ...mistake };
  }
  return undefined;
};

// An unquoted asterisk at the start of a value is YAML's "same as there", which an editor never means.
const findAlias = (document: Document): number | undefined => {
  let offset: number | undefined;
  visit(document, {
    Alias: (_, { range }) => {
      offset ??= range?.[0];
    },
  });
  return offset;
};

// The front matter of an exhibition has no groups, so a field never starts further in, and no list of them.
const findIndentedField = (lines: readonly string[]): YamlMistake | undefined => {
  const index = lines.findIndex((line) => /^(\s+|-\s+)[\w-]+:\s/.test(line));
  const line = lines[index];
  if (line === undefined) return undefined;
  const message = line.startsWith('-') ? LINE_MESSAGES.dash : explainYaml('TAB_AS_INDENT');
  return { line: index + 1, message, repaired: line.replace(/^[\s-]+/, '') };
};

const judgeError = (lines: readonly string[], line: number, code: ErrorCode): YamlMistake => {
  if (code === 'DUPLICATE_KEY') return { line, message: explainYaml(code), repaired: '' };
  const field = partLine(lines[line - 1] ?? '');
  if (!field) return { line, message: explainYaml(code), repaired: '' };
  const { name, value } = field;
  const startsReserved = code !== 'BAD_ALIAS' && /^[[{>|?%@`,-]/.test(value);
  return {
    line,
    message: explainYaml(startsReserved ? 'BAD_SCALAR_START' : value.startsWith('*') ? 'BAD_ALIAS' : code),
    repaired: `${name}: ${JSON.stringify(value)}`,
  };
};

/** The first line to mend in a front matter that was read as `document`; `undefined` when all is well. */
export const findYamlMistake = (yaml: string, document: Document): YamlMistake | undefined => {
  const lines = yaml.split('\n');
  const wrongField = findWrongField(lines);
  if (wrongField) return wrongField;
  const [first] = [...document.errors, ...document.warnings];
  if (first) {
    // The parser complains above an indented field: this is what has to be mended.
    return findIndentedField(lines) ?? judgeError(lines, countLine(yaml, first.pos[0]), first.code);
  }
  const alias = findAlias(document);
  return alias === undefined ? undefined : judgeError(lines, countLine(yaml, alias), 'BAD_ALIAS');
};
