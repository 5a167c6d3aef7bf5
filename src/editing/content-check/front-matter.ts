import { parseFrontmatter } from '@astrojs/internal-helpers/frontmatter';
import type { ContentSource } from './check-values.ts';
import { type ContentError, errorsOf, readFieldName } from './content-error.ts';
import { findYamlErrors, UNREADABLE_LINE } from './yaml-errors.ts';

/** A Markdown file: its front matter, when it can be read, and the essay under it. */
export interface MarkdownSource {
  errors: ContentError[];
  frontMatter?: ContentSource;
  essay?: string;
  /** Line of the file on which the essay's text begins. */
  essayLine: number;
}

const FENCE = /^---[ \t]*$/;
// A misspelt fence: two hyphens or five, dashes from a word processor, spaces before them.
const ALMOST_FENCE = /^\s*(?:[-–—]{2,}|—|={3,}|\+{3,}|\*{3,}|_{3,})\s*$/;
const FIELD = /^["']?[\p{L}\p{N}_-]+["']?[ \t]*[:=]/u;
const PROSE = /^(?![\s#]|$)/;

const NO_BLOCK =
  'Falta el bloque de datos. El archivo empieza con una línea ---, siguen los campos (title, description…) y otra línea ---.';
const NO_OPENING = 'Falta una línea --- antes de este campo, la primera del bloque de datos.';
const NO_CLOSING = 'Falta la línea --- que cierra el bloque de datos, antes del texto.';
const explainAlmostFence = (line: string): string =>
  `Se encontró «${line.trim()}» al principio o al final del bloque de datos. Se espera una línea con tres guiones y nada más: ---`;

/** The line that ends the block, or the first of an essay that begins without one. */
const findEnd = (lines: readonly string[], start: number): number => {
  const end = lines.findIndex(
    (line, index) =>
      index >= start &&
      (ALMOST_FENCE.test(line) || (PROSE.test(line) && !FIELD.test(line) && lines[index - 1]?.trim() === '')),
  );
  return end === -1 ? lines.length - 1 : end;
};

const readAsAstro = (text: string): { data: unknown } | { line: number } => {
  try {
    return { data: parseFrontmatter(text).frontmatter };
  } catch (failure) {
    const mark =
      failure instanceof Error ? (Reflect.get(failure, 'mark') as { line?: number } | undefined) : undefined;
    return { line: mark?.line ?? 1 };
  }
};

/**
 * Splits a Markdown file into front matter and essay, also where a fence is missing or misspelt. The values come from
 * Astro's own parser: its YAML differs slightly from that of the parser which knows lines, and a file must never pass the
 * check and then stop the build.
 */
export const readMarkdown = (file: string, text: string): MarkdownSource => {
  const error = errorsOf(file, 'unread');
  const lines = text.replace(/^\uFEFF/, '').split(/\r?\n/);
  const first = lines.findIndex((line) => line.trim() !== '');
  const opening = lines[first] ?? '';
  const isOpened = ALMOST_FENCE.test(opening);
  if (!isOpened && !FIELD.test(opening)) return { errors: [error(NO_BLOCK)], essayLine: 1 };
  const start = isOpened ? first + 1 : first;
  const end = findEnd(lines, start);
  const closing = lines[end] ?? '';
  const isClosed = ALMOST_FENCE.test(closing);
  const fences = [
    ...(isOpened ? [] : [error(NO_OPENING, first + 1)]),
    ...(isOpened && !FENCE.test(opening) ? [error(explainAlmostFence(opening), first + 1)] : []),
    ...(isClosed ? [] : [error(NO_CLOSING, end + 1)]),
    ...(isClosed && !FENCE.test(closing) ? [error(explainAlmostFence(closing), end + 1)] : []),
  ];
  const yaml = lines.slice(start, end);
  const broken = findYamlErrors(yaml.join('\n')).map(({ line, message }) =>
    error(message, start + line, readFieldName(yaml[line - 1] ?? '')),
  );
  const source = {
    errors: [...fences, ...broken],
    ...(isClosed && { essay: lines.slice(end + 1).join('\n') }),
    essayLine: end + 2,
  };
  if (source.errors.length > 0) return source;
  const reading = readAsAstro(text);
  if ('line' in reading) return { ...source, errors: [error(UNREADABLE_LINE, first + 1 + reading.line)] };
  // The group of a field that is missing is the block itself, which begins at its fence.
  const lineOf = ([name]: readonly PropertyKey[]): number =>
    start + 1 + yaml.findLastIndex((line) => readFieldName(line) === name);
  return { ...source, frontMatter: { data: reading.data, lineOf } };
};
