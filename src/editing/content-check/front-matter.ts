import { parseFrontmatter } from '@astrojs/internal-helpers/frontmatter';
import { type Document, isNode, isScalar, LineCounter, parseDocument, visit } from 'yaml';
import { Misread } from '../../schemas/error-map.ts';
import { toIsoDay } from '../../schemas/text.ts';
import type { ContentSource } from './check-values.ts';
import { type ContentError, countLine, errorsOf, REPEATED_FIELD } from './content-error.ts';

/** One Markdown file of content/, parsed as far as possible: `name` is the last part of its page's path, `text` the whole file or ''. */
export type MarkdownFile = Record<'file' | 'name' | 'text', string> & {
  errors: ContentError[];
  frontMatter?: ContentSource;
  essay?: string;
  /** Line of the file on which the essay's text begins. */
  essayLine: number;
};

const BLOCK = /^---[ \t]*\r?\n([^]*?)(?<=\n)---[ \t]*(?:\r?\n|$)/;
const NO_BLOCK =
  'El archivo empieza con sus datos, entre dos líneas que llevan tres guiones y nada más: ---, los campos (title, description…) y otra línea ---. Debajo va el texto.';
const MISREAD =
  'Esta línea no se lee como está escrita. Se espera el nombre del campo, dos puntos, espacio y el valor entre comillas rectas, por ejemplo title: "Dos: la segunda" (por dentro, « »); antes del texto, una línea ---.';

/** Offsets of YAML errors, and of values without quotes that YAML would change because of a quote, `#`, `&`, `!` or `*` in them. */
const findMisread = (document: Document): { offset: number; message: string }[] => {
  const found = [...document.errors, ...document.warnings].map(({ code, pos: [offset] }) => ({
    offset,
    message: code === 'DUPLICATE_KEY' ? REPEATED_FIELD : MISREAD,
  }));
  const report = (offset = 0) => found.push({ offset, message: MISREAD });
  visit(document, {
    Alias: (_, { range }) => void report(range?.[0]),
    Scalar: (_, { type, source = '', comment, anchor, tag, range }) => {
      const isCut = [comment, anchor, tag].some((part) => typeof part === 'string');
      if (type === 'PLAIN' && source !== '' && (isCut || /["“”]/.test(source))) report(range?.[0]);
    },
  });
  return found;
};

/** Numbers and days whose source says something else become `Misread`: 30 February, which YAML reads as 2 March, an hour, `0x5A`. */
const keepWritten = (document: Document, value: unknown, ...path: PropertyKey[]): unknown => {
  const keep = (part: unknown, name: PropertyKey) => keepWritten(document, part, ...path, name);
  if (Array.isArray(value)) return value.map(keep);
  if (typeof value === 'number' || value instanceof Date) {
    const node = document.getIn(path, true);
    const written = isScalar(node) ? node.source : undefined;
    return written === undefined || written === String(toIsoDay(value)) ? value : new Misread(written);
  }
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, keep(part, name)]));
};

/** Splits a Markdown file into front matter and essay. The values come from Astro's own parser: no file may pass the check and stop the build. */
export const readMarkdown = (file: string, text: string): Omit<MarkdownFile, 'file' | 'name' | 'text'> => {
  const error = errorsOf(file);
  const [block, yaml = ''] = BLOCK.exec(text) ?? [];
  if (block === undefined) return { errors: [error(NO_BLOCK)], essayLine: 1 };
  const essay = {
    essay: text.slice(block.length).replaceAll('\r\n', '\n'),
    essayLine: countLine(block, block.length),
  };
  const counter = new LineCounter();
  const document = parseDocument(yaml.trimEnd(), { lineCounter: counter });
  // The front matter begins on line 2.
  const lineAt = (offset: number) => counter.linePos(offset).line + 1;
  const misread = new Map(findMisread(document).map(({ offset, message }) => [lineAt(offset), message]));
  if (misread.size > 0)
    return { ...essay, errors: [...misread].map(([line, message]) => error(message, line)) };
  const lineOf = (path: readonly PropertyKey[]): number => {
    const node = path.length > 0 ? document.getIn(path, true) : undefined;
    if (isNode(node) && node.range) return lineAt(node.range[0]);
    return path.length > 1 ? lineOf(path.slice(0, -1)) : 1;
  };
  try {
    const data = keepWritten(document, parseFrontmatter(text).frontmatter);
    return { ...essay, errors: [], frontMatter: { data, lineOf } };
  } catch {
    return { ...essay, errors: [error(MISREAD, 2)] };
  }
};
