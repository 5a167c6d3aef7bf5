import { parseFrontmatter } from '@astrojs/internal-helpers/frontmatter';
import type { ContentSource } from './check-values.ts';
import { type ContentError, countLine, errorsOf, readFieldName } from './content-error.ts';
import { findYamlErrors, UNREADABLE_LINE } from './yaml-errors.ts';

/** A Markdown file: its front matter, when it can be read, and the essay under it. */
export interface MarkdownSource {
  errors: ContentError[];
  frontMatter?: ContentSource;
  essay?: string;
  /** Line of the file on which the essay's text begins. */
  essayLine: number;
}

const BLOCK = /^\uFEFF?---[ \t]*\r?\n([\s\S]*?)^---[ \t]*(?:\r?\n|$(?![\s\S]))/m;
const NO_BLOCK =
  'El archivo empieza con sus datos, entre dos líneas que llevan tres guiones y nada más: ---, los campos (title, description…) y otra línea ---. Debajo va el texto.';

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
 * Splits a Markdown file into front matter and essay. The values come from Astro's own parser: its YAML differs slightly
 * from that of the parser which knows lines, and a file must never pass the check and then stop the build.
 */
export const readMarkdown = (file: string, text: string): MarkdownSource => {
  const error = errorsOf(file, 'unread');
  const [block, yaml = ''] = BLOCK.exec(text) ?? [];
  if (block === undefined || !text.startsWith(block)) return { errors: [error(NO_BLOCK)], essayLine: 1 };
  const lines = yaml.split(/\r?\n/);
  const source = {
    errors: findYamlErrors(lines.join('\n')).map(({ line, message }) =>
      error(message, line + 1, readFieldName(lines[line - 1] ?? '')),
    ),
    essay: text.slice(block.length).replaceAll('\r\n', '\n'),
    essayLine: countLine(block, block.length),
  };
  if (source.errors.length > 0) return source;
  const reading = readAsAstro(text);
  if ('line' in reading) return { ...source, errors: [error(UNREADABLE_LINE, reading.line + 1)] };
  // The group of a field that is missing is the block itself, which begins at its fence.
  const lineOf = ([name]: readonly PropertyKey[]): number =>
    lines.findLastIndex((line) => readFieldName(line) === name) + 2;
  return { ...source, frontMatter: { data: reading.data, lineOf } };
};
