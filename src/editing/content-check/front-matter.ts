import { extractFrontmatter, parseFrontmatter } from '@astrojs/internal-helpers/frontmatter';
import { type Document, isNode, isScalar, LineCounter, parseDocument, visit } from 'yaml';
import { Misread } from '../../schemas/error-map.ts';
import { toIsoDay } from '../../schemas/text.ts';
import type { ContentSource } from './check-values.ts';
import { type ContentError, countLine, errorsOf, REPEATED_FIELD } from './content-error.ts';

/** One Markdown file of content/, parsed as far as possible: `name` is the last part of its page's path, `text` the whole file or ''. */
export type MarkdownFile = Record<'file' | 'name' | 'text', string> & {
  errors: ContentError[];
  frontMatter?: ContentSource;
  /** The body as Astro's Markdown parser gets it, without the blank lines around it. */
  essay?: string;
  /** Line of the file on which the essay's text begins. */
  essayLine: number;
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

/** Offsets of YAML errors, and of values without quotes that YAML would change because of a quote, `#`, `&`, `!` or `*` in them. */
const findMisread = (document: Document, yaml: string): { offset: number; message: string }[] => {
  const found: { offset: number; message: string }[] = [];
  const report = (offset = 0, message = MISREAD) => found.push({ offset, message });
  const quotes: number[] = [];
  visit(document, {
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

/** A file as Astro splits it, and whether its front matter stands between two lines that have nothing else. */
const splitMarkdown = (text: string) => {
  const yaml = extractFrontmatter(text) ?? '';
  const block = `---${yaml}---`;
  const body = text.slice(block.length);
  const isBlock = text.startsWith(block) && /^[ \t]*\r?\n/.test(yaml) && /^[ \t]*(?:\r?\n|$)/.test(body);
  const essayLine = countLine(text, block.length + body.search(/\S|$/));
  return { isBlock, yaml, essay: body.trim().replaceAll('\r\n', '\n'), essayLine };
};

/** Numbers and days whose source says something else become `Misread`: 30 February, which YAML reads as 2 March, an hour, `0x5A`. */
const markMisread = (document: Document, value: unknown, ...path: PropertyKey[]): unknown => {
  const mark = (part: unknown, name: PropertyKey) => markMisread(document, part, ...path, name);
  if (Array.isArray(value)) return value.map(mark);
  if (typeof value === 'number' || value instanceof Date) {
    const node = document.getIn(path, true);
    const source = isScalar(node) ? node.source : undefined;
    return source === undefined || source === String(toIsoDay(value)) ? value : new Misread(source);
  }
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, mark(part, name)]));
};

/** Splits a Markdown file into front matter and essay. The values come from Astro's own parser: no file may pass the check and stop the build. */
export const readMarkdown = (file: string, text: string): Omit<MarkdownFile, 'file' | 'name' | 'text'> => {
  const error = errorsOf(file);
  const { isBlock, yaml, ...essay } = splitMarkdown(text);
  if (!isBlock) return { errors: [error(NO_BLOCK)], essayLine: 1 };
  const counter = new LineCounter();
  const document = parseDocument(yaml.trimEnd(), { lineCounter: counter });
  const lineAt = (offset: number) => counter.linePos(offset).line;
  const misread = new Map(
    findMisread(document, yaml).map(({ offset, message }) => [lineAt(offset), message]),
  );
  if (misread.size > 0)
    return { ...essay, errors: [...misread].map(([line, message]) => error(message, line)) };
  const lineOf = (path: readonly PropertyKey[]): number => {
    const node = path.length > 0 ? document.getIn(path, true) : undefined;
    if (isNode(node) && node.range) return lineAt(node.range[0]);
    return path.length > 1 ? lineOf(path.slice(0, -1)) : 1;
  };
  try {
    const data = markMisread(document, parseFrontmatter(text).frontmatter);
    return { ...essay, errors: [], frontMatter: { data, lineOf } };
  } catch {
    return { ...essay, errors: [error(MISREAD, 2)] };
  }
};
