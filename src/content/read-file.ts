import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  findNodeAtLocation,
  getNodeValue,
  type Node,
  type ParseError,
  parseTree,
  printParseErrorCode,
} from 'jsonc-parser';
import { isMap, isNode, LineCounter, parseDocument } from 'yaml';
import { getPatternMatches } from '../schemas/text-rules.ts';
import {
  type Diagnostic,
  getLineNumber,
  createDiagnostics,
  REPEATED_FIELD,
  createLineDiagnostics,
} from './diagnostic.ts';
import type { ContentSource } from './content-source.ts';
import { getYamlErrors } from './yaml-errors.ts';

/** Temporary files of operating systems and editors: .DS_Store, Thumbs.db, ~$nota.docx, nota.md~, .nota.md.swp. */
const SYSTEM_FILE = /^(?:\.|~\$|Thumbs\.db$|desktop\.ini$)|~$/i;
const MISSING_FILE = 'Falta este archivo. Devuélvelo a su lugar con este mismo nombre.';
const UNREADABLE =
  'No se puede abrir este archivo. Revisa que no sea una carpeta ni esté protegido o abierto en otro programa.';
/** Maximum number of reported control characters in a file. */
const MAX_ERRORS = 10;
/** Patterns that no line of a content file may match, with their error. The check reports only the first line that matches. */
const FORBIDDEN_LINES: [pattern: RegExp, message: string][] = [
  // Node replaces bytes that are not UTF-8 by U+FFFD. NUL bytes indicate UTF-16.
  [/[\uFFFD\0]/, 'Hay letras que no se pueden leer. Guarda el archivo como UTF-8.'],
  [
    /^(?:<{7}|>{7}|\|{7})(?:\s|$)/,
    'Quedaron aquí dos versiones sin unir (<<<<<<<). Deja una y borra las marcas.',
  ],
  [/^\uFEFF/, 'Este renglón empieza con un signo que no se ve (U+FEFF). Bórralo y escríbelo de nuevo.'],
];

/** Lists the files of content/ as sorted paths. Ignores symbolic links, which can form a cycle; `readdir` follows them from Node 26 on. */
export const listContentFiles = async (root: string, folder = 'content'): Promise<string[]> => {
  const entries = await readdir(join(root, folder), { withFileTypes: true }).catch(() => []);
  const files = entries
    .filter(({ name }) => !SYSTEM_FILE.test(name))
    .map(async (entry) => {
      const path = `${folder}/${entry.name}`;
      return entry.isDirectory() ? listContentFiles(root, path) : [path];
    });
  return (await Promise.all(files)).flat().sort();
};

/** Reads a text file of content/. Returns errors instead of throwing if the file can't be opened or decoded. */
const readTextFile = async (root: string, file: string): Promise<string | UnreadFile> => {
  try {
    // Some editors on Windows start a file with U+FEFF, the byte order mark.
    const text = (await readFile(join(root, file), 'utf8')).replace(/^\uFEFF/, '');
    const lineErrors = FORBIDDEN_LINES.flatMap(([pattern, message]) =>
      createLineDiagnostics(file, text, pattern, message).slice(0, 1),
    );
    if (lineErrors.length > 0) return { errors: lineErrors };
    // Parsers stop at a control character and don't report its line.
    const controlErrors = getPatternMatches(text, 'control').map(({ message, index }) =>
      createDiagnostics(file)(message, getLineNumber(text, index)),
    );
    return controlErrors.length > 0 ? { errors: controlErrors.slice(0, MAX_ERRORS) } : text;
  } catch (failure) {
    const isMissing = failure instanceof Error && 'code' in failure && failure.code === 'ENOENT';
    return { errors: [createDiagnostics(file)(isMissing ? MISSING_FILE : UNREADABLE)], isMissing };
  }
};

const INVALID_JSON =
  'Esta línea no es JSON. Se espera "campo": "valor", con comillas rectas (dentro del texto, « », y ningún tabulador), una coma antes del siguiente campo y ninguna después del último; cada { y cada [ se cierra con su pareja. Un número va sin comillas ni signos, con punto: 0.5.';

export interface ReadFile {
  file: string;
  /** Content of the file; empty if it can't be read. */
  text: string;
  errors: Diagnostic[];
  /** Data of a JSON file or front matter; undefined if it can't be parsed. */
  source?: ContentSource;
  /** Trimmed body of a Markdown file, below the front matter. */
  essay?: string;
  /** Line of the file on which the essay begins, counted from 1. */
  essayLine: number;
  /** Whether the file doesn't exist. */
  isMissing?: boolean;
}

type ParsedText = Omit<ReadFile, 'file' | 'text'>;
type UnreadFile = Pick<ReadFile, 'errors' | 'isMissing'>;

const getRepeatedFields = (node: Node): Node[] => {
  const { type, children = [] } = node;
  const repeatedInChildren = children.flatMap(getRepeatedFields);
  if (type !== 'object') return repeatedInChildren;
  const names = children.map((child) => String(child.children?.[0]?.value));
  const repeated = children.filter((_, index) => names.indexOf(names[index] ?? '') < index);
  return [...repeated, ...repeatedInChildren];
};

/** Parses a JSON file. Reports the first syntax error (then `source` is undefined), or the duplicate keys. */
export const parseJson = (file: string, text: string): ParsedText => {
  const parseErrors: ParseError[] = [];
  const tree = parseTree(text, parseErrors, { disallowComments: true });
  const [first] = parseErrors;
  if (first || !tree) {
    // jsonc-parser reports a missing character at the next token, which may be on a later line.
    const isMissing = first && /(?:Comma|Colon|Brace|Bracket)Ex/.test(printParseErrorCode(first.error));
    const textBefore = text.slice(0, first?.offset);
    return {
      errors: [
        createDiagnostics(file)(INVALID_JSON, getLineNumber(isMissing ? textBefore.trimEnd() : textBefore)),
      ],
      essayLine: 1,
    };
  }
  const getLine = (path: readonly PropertyKey[]): number => {
    const node = findNodeAtLocation(tree, path as (string | number)[]);
    if (!node) return getLine(path.slice(0, -1));
    return getLineNumber(text, (node.parent?.type === 'property' ? node.parent : node).offset);
  };
  const errors = getRepeatedFields(tree).map(({ offset }) =>
    createDiagnostics(file)(REPEATED_FIELD, getLineNumber(text, offset)),
  );
  return { errors, source: { data: getNodeValue(tree), getLine }, essayLine: 1 };
};

const NO_FRONT_MATTER =
  'El archivo empieza con sus datos, entre dos líneas que llevan tres guiones y nada más: ---, los campos (title, description…) y otra línea ---. Debajo va el texto.';
/** Image in the folder of its essay without `./`, as the form writes paths: `![Una mesa](mesa.webp)`. Astro requires `./`. */
const BARE_IMAGE = /(?<=!\[[^[\]\n]*\]\()(?=[^\s./:()\\#?][^\s/:()\\]*\.(?:jpe?g|png|webp|avif)\))/gi;
const FRONT_MATTER = /^---[ \t]*\r?\n([^]*?)^---[ \t]*(?:\r?\n|$)/m;

/** Splits a Markdown file into front matter and essay. Omits `source` if the front matter has errors. */
export const parseMarkdown = (file: string, text: string): ParsedText => {
  const createError = createDiagnostics(file);
  const match = FRONT_MATTER.exec(text);
  if (match?.index !== 0) return { errors: [createError(NO_FRONT_MATTER)], essayLine: 1 };
  const [block, yaml = ''] = match;
  const body = text.slice(block.length);
  const essay = {
    essay: body.trim().replaceAll('\r\n', '\n').replace(BARE_IMAGE, './'),
    essayLine: getLineNumber(text, block.length + body.search(/\S|$/)),
  };
  const counter = new LineCounter();
  const document = parseDocument(yaml, { lineCounter: counter });
  // `LineCounter` doesn't count the first line of the file, `---`.
  const lineAt = (offset: number) => counter.linePos(offset).line + 1;
  const yamlErrors = getYamlErrors(document, yaml);
  if (yamlErrors.length > 0)
    return {
      ...essay,
      errors: yamlErrors.map(({ offset, message }) => createError(message, lineAt(offset))),
    };
  const getLine = (path: readonly PropertyKey[]): number => {
    const name = path.at(-1);
    const group = path.length > 1 ? document.getIn(path.slice(0, -1), true) : document.contents;
    const key = isMap(group) ? group.items.find((pair) => String(pair.key) === name)?.key : undefined;
    const node = key ?? (path.length > 0 ? document.getIn(path, true) : undefined);
    if (isNode(node) && node.range) return lineAt(node.range[0]);
    return path.length > 1 ? getLine(path.slice(0, -1)) : 1;
  };
  return { ...essay, errors: [], source: { data: (document.toJS() as unknown) ?? {}, getLine } };
};

/** Reads and parses a JSON or Markdown file of content/. */
export const readContentFile = async (root: string, file: string): Promise<ReadFile> => {
  const text = await readTextFile(root, file);
  if (typeof text !== 'string') return { file, text: '', ...text, essayLine: 1 };
  const parse = file.endsWith('.json') ? parseJson : parseMarkdown;
  return { file, text, ...parse(file, text) };
};
