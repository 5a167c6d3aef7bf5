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
import { type Document, isNode, isScalar, LineCounter, parseDocument, visit, type YAMLMap } from 'yaml';
import { LOCALES } from '../i18n/locales.ts';
import { findPatterns } from '../schemas/text-rules.ts';
import {
  type Diagnostic,
  getLineNumber,
  createDiagnostics,
  REPEATED_FIELD,
  reportLines,
} from './diagnostic.ts';
import type { ContentSource } from './content-source.ts';

// Files that systems and editors leave behind: .DS_Store, Thumbs.db, ~$nota.docx, nota.md~, .nota.md.swp.
const LEFT_BY_PROGRAMS = /^(?:\.|~\$|Thumbs\.db$|desktop\.ini$)|~$/i;
const MISSING = 'Falta este archivo. Devuélvelo a su lugar con este mismo nombre.';
const CLOSED =
  'No se puede abrir este archivo. Revisa que no sea una carpeta ni esté protegido o abierto en otro programa.';
/** A file in another encoding has something strange on every line. */
const MOST_LINES = 10;
/** What no line of a text file of content/ may hold, with the message. */
const STRANGE: [pattern: RegExp, message: string][] = [
  // U+FFFD stands for bytes that are not UTF-8; NUL bytes mean UTF-16.
  [/[\uFFFD\0]/, 'Hay letras que no se pueden leer. Guarda el archivo como UTF-8.'],
  [
    /^(?:<{7}|>{7}|\|{7})(?:\s|$)/,
    'Quedaron aquí dos versiones sin unir (<<<<<<<). Deja una y borra las marcas.',
  ],
  [/^\uFEFF/, 'Este renglón empieza con un signo que no se ve (U+FEFF). Bórralo y escríbelo de nuevo.'],
];

/** Every file of content/, `content/site.json`, sorted. Symbolic links are not followed, as `readdir` does with `recursive` from Node 26 on, so that none makes a cycle. */
export const listContentFiles = async (root: string, folder = 'content'): Promise<string[]> => {
  const entries = await readdir(join(root, folder), { withFileTypes: true }).catch(() => []);
  const files = entries
    .filter(({ name }) => !LEFT_BY_PROGRAMS.test(name))
    .map(async (entry) => {
      const path = `${folder}/${entry.name}`;
      return entry.isDirectory() ? listContentFiles(root, path) : [path];
    });
  return (await Promise.all(files)).flat().sort();
};

/** The text of a file of content/. One that can't be opened or decoded gives errors in Spanish, never an exception. */
const readTextFile = async (root: string, file: string): Promise<string | Diagnostic[]> => {
  try {
    // Some editors on Windows begin a file with U+FEFF, which is no character of it.
    const text = (await readFile(join(root, file), 'utf8')).replace(/^\uFEFF/, '');
    const strange = STRANGE.flatMap(([pattern, message]) =>
      reportLines(file, text, pattern, message).slice(0, MOST_LINES),
    );
    // Parsers stop at control characters without their line.
    const control = findPatterns(text, 'control').map(({ message, index }) =>
      createDiagnostics(file)(message, getLineNumber(text, index)),
    );
    const found = strange.length > 0 ? strange : control.slice(0, MOST_LINES);
    return found.length > 0 ? found : text;
  } catch (failure) {
    const isMissing = failure instanceof Error && 'code' in failure && failure.code === 'ENOENT';
    return [createDiagnostics(file)(isMissing ? MISSING : CLOSED)];
  }
};

const NO_JSON =
  'Esta línea no es JSON. Se espera "campo": "valor", con comillas rectas (dentro del texto, « », y ningún tabulador), una coma antes del siguiente campo y ninguna después del último; cada { y cada [ se cierra con su pareja. Un número va sin comillas ni signos, con punto: 0.5.';

/** A text file of content/, parsed as far as possible: `text` is the whole file or ''; without `source` where its fields can't be read. */
export interface ReadFile {
  file: string;
  text: string;
  errors: Diagnostic[];
  source?: ContentSource;
  /** Of a Markdown file what is below its front matter, without the blank lines around it. */
  essay?: string;
  /** Line of the file on which the essay's text begins. */
  essayLine: number;
}

/** What a parser makes of a text. */
type Parsed = Omit<ReadFile, 'file' | 'text'>;

const findRepeatedFields = (node: Node): Node[] => {
  const { children = [] } = node;
  const names = children.map((child) => (node.type === 'object' ? String(child.children?.[0]?.value) : ''));
  const repeated = children.filter((_, index) => names.indexOf(names[index] ?? '') < index);
  return [...(node.type === 'object' ? repeated : []), ...children.flatMap(findRepeatedFields)];
};

/** Parses a JSON file. Its errors are the line that is no JSON, and then there is no `source`, or the fields written twice. */
export const readJson = (file: string, text: string): Parsed => {
  const found: ParseError[] = [];
  const tree = parseTree(text, found, { disallowComments: true });
  const [first] = found;
  if (first || !tree) {
    // A missing character is reported at the token after it, which may be lines below.
    const isMissing = first && /(?:Comma|Colon|Brace|Bracket)Ex/.test(printParseErrorCode(first.error));
    const before = text.slice(0, first?.offset);
    return {
      errors: [createDiagnostics(file)(NO_JSON, getLineNumber(isMissing ? before.trimEnd() : before))],
      essayLine: 1,
    };
  }
  const getLine = (path: readonly PropertyKey[]): number => {
    const node = findNodeAtLocation(tree, path as (string | number)[]);
    if (!node) return getLine(path.slice(0, -1));
    return getLineNumber(text, (node.parent?.type === 'property' ? node.parent : node).offset);
  };
  const errors = findRepeatedFields(tree).map(({ offset }) =>
    createDiagnostics(file)(REPEATED_FIELD, getLineNumber(text, offset)),
  );
  return { errors, source: { data: getNodeValue(tree), getLine }, essayLine: 1 };
};

const NO_BLOCK =
  'El archivo empieza con sus datos, entre dos líneas que llevan tres guiones y nada más: ---, los campos (title, description…) y otra línea ---. Debajo va el texto.';
const MISREAD =
  'Esta línea no se lee como está escrita. Se espera el nombre del campo, dos puntos, espacio y el valor entre comillas rectas, por ejemplo title: "Dos: la segunda" (por dentro, « »); antes del texto, una línea ---.';
const COMMENT =
  'Lo que sigue a # no se publica. Si es del valor, escríbelo todo entre comillas rectas, por ejemplo "Sala #2"; si es una explicación, ponla en un renglón aparte.';
const HARD_INDENT =
  'Este renglón empieza con un tabulador o con un espacio duro (U+00A0), que no se ve. Bórralo y escribe espacios.';
/** A field or an item after blanks that YAML doesn't take for indentation. */
const HARD_INDENTED = /^ *[^\S \n][^\S\n]*(?=-|["'\w]+:)/gm;
/** Front matter between two lines that have nothing but three hyphens, and what is below. */
const BLOCK = /^---[ \t]*\r?\n([^]*?)^---[ \t]*(?:\r?\n|$)/m;

/** Reports a text whose languages stand beside its name and not below it: YAML reads an empty field, and two unknown ones. */
const findUnindented = ({ items }: YAMLMap): { offset?: number; message: string }[] =>
  items.flatMap(({ key, value }, index) => {
    const next = items[index + 1]?.key;
    const isEmpty = value === null || (isScalar(value) && value.value === null);
    const isLanguage = isScalar(next) && LOCALES.some((locale) => locale === next.value);
    if (!isEmpty || !isLanguage) return [];
    const message = `«${String(next)}» es un idioma de «${String(key)}». Empieza este renglón, y los de sus otros idiomas, con dos espacios más.`;
    return [{ ...(next.range && { offset: next.range[0] }), message }];
  });

/** Offsets of YAML errors, and of values without quotes that YAML would change because of a quote, `#`, `&`, `!` or `*` in them. */
const findMisread = (document: Document, yaml: string): { offset: number; message: string }[] => {
  const found: { offset: number; message: string }[] = [];
  const report = (offset = 0, message = MISREAD) => found.push({ offset, message });
  const quotes: number[] = [];
  visit(document, {
    Map: (_, map) => {
      for (const { offset, message } of findUnindented(map)) report(offset, message);
    },
    Alias: (_, { range }) => void report(range?.[0]),
    Scalar: (_, { type, source = '', comment, anchor, tag, range }) => {
      if (type?.startsWith('QUOTE')) quotes.push(range?.[0] ?? 0);
      if (type !== 'PLAIN' || source === '') return;
      if (typeof comment === 'string') report(range?.[0], COMMENT);
      else if (typeof (anchor ?? tag) === 'string' || /["“”]/.test(source)) report(range?.[0]);
    },
  });
  for (const {
    code,
    pos: [offset],
  } of [...document.errors, ...document.warnings]) {
    // A quotation mark without its pair is missed at the end of what it swallows.
    const opened = code === 'MISSING_CHAR' ? quotes.findLast((start) => start < offset) : undefined;
    report(opened ?? offset, code === 'DUPLICATE_KEY' ? REPEATED_FIELD : MISREAD);
  }
  for (const { index } of yaml.matchAll(HARD_INDENTED)) report(index, HARD_INDENT);
  return found;
};

/** Splits a Markdown file into front matter and essay. */
export const readMarkdown = (file: string, text: string): Parsed => {
  const error = createDiagnostics(file);
  const [block, yaml = ''] = BLOCK.exec(text) ?? [];
  if (block === undefined || !text.startsWith(block)) return { errors: [error(NO_BLOCK)], essayLine: 1 };
  const body = text.slice(block.length);
  const essay = {
    essay: body.trim().replaceAll('\r\n', '\n'),
    essayLine: getLineNumber(text, block.length + body.search(/\S|$/)),
  };
  const counter = new LineCounter();
  const document = parseDocument(yaml, { lineCounter: counter });
  // The first line of the file is `---`.
  const lineAt = (offset: number) => counter.linePos(offset).line + 1;
  const misread = new Map(
    findMisread(document, yaml).map(({ offset, message }) => [lineAt(offset), message]),
  );
  if (misread.size > 0)
    return { ...essay, errors: [...misread].map(([line, message]) => error(message, line)) };
  const getLine = (path: readonly PropertyKey[]): number => {
    const node = path.length > 0 ? document.getIn(path, true) : undefined;
    if (isNode(node) && node.range) return lineAt(node.range[0]);
    return path.length > 1 ? getLine(path.slice(0, -1)) : 1;
  };
  return { ...essay, errors: [], source: { data: (document.toJS() as unknown) ?? {}, getLine } };
};

/** Opens a text file of content/ and parses it. */
export const readContentFile = async (root: string, file: string): Promise<ReadFile> => {
  const text = await readTextFile(root, file);
  if (typeof text !== 'string') return { file, text: '', errors: text, essayLine: 1 };
  const parse = file.endsWith('.json') ? readJson : readMarkdown;
  return { file, text, ...parse(file, text) };
};
