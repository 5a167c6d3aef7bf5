import { parseFrontmatter } from '@astrojs/internal-helpers/frontmatter';
import type { ContentSource } from './check-values.ts';
import { type ContentError, countLine, errorsOf, type LineError, readFieldName } from './content-error.ts';

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
const UNREADABLE =
  'Esta línea no se entiende. Cada campo va al principio de su línea: nombre, dos puntos, espacio y valor entre comillas, por ejemplo title: "Cielo raso". Dentro de un texto usa « », y antes del ensayo va una línea ---.';

/** Frequent mistakes, some of which YAML accepts or reports on another line; each pattern is anchored at the start of the line. */
const WRONG_LINES: [line: RegExp, message: string][] = [
  [
    /^[\w-]+:[ \t]+(?:"(?:[^"\\\n]|\\.)*|'[^'\n]*)$(?!\n[ \t]+\S)/gm,
    'Falta la comilla que cierra este valor.',
  ],
  [/^[\w-]+:[ \t]+[^"'\s#[{|>][^"\n]*"[ \t]*$/gm, 'Falta la comilla que abre este valor.'],
  [
    /^[\w-]+:[ \t]+[“”].*$/gm,
    'Las comillas “ ” se verían en la página. Usa comillas rectas, por ejemplo title: "Cielo raso".',
  ],
  [
    /^[\w-]+:[ \t]+[^"'\s#[{|>].*:(?:[ \t].*)?$/gm,
    'El valor lleva dos puntos (:) y no está entre comillas. Escribe el valor entre comillas, por ejemplo title: "Dos: la segunda".',
  ],
  [
    /^[ \t-]*[\w-]+:[ \t]+(?!["'])(?:.*[ \t])?#.*$/gm,
    'Lo que sigue al signo # no se publica. Escribe el valor entre comillas, por ejemplo title: "Obra #3"; una explicación va en su propia línea.',
  ],
  // YAML reads these signs as its own and would drop the word that they begin.
  [/^[\w-]+:[ \t]+(?:[*!&@`%]|[|>-][ \t]+\S).*$/gm, UNREADABLE],
];
/** A line without a field's name: told once, as without a closing fence all of an essay would be such lines. */
const NO_FIELD = /^(?![\w-]+:(?:[ \t]|$)|["'\s#-]|$).*$/m;

/** The errors of a front matter, at most one for each line. */
const findErrors = (yaml: string): LineError[] =>
  WRONG_LINES.flatMap(([line, message]) =>
    [...yaml.matchAll(line)].map(({ index }) => ({ line: countLine(yaml, index), message })),
  ).filter(({ line }, index, all) => all.findIndex((other) => other.line === line) === index);

/** The values, or what stops the parser: it knows the line of all but a missing name, which it reports further down. */
const readAsAstro = (text: string, yaml: string): { data: unknown } | LineError => {
  try {
    return { data: parseFrontmatter(text).frontmatter };
  } catch (failure) {
    const { mark, reason } = failure as { mark?: { line: number }; reason?: string };
    if (reason === 'duplicated mapping key')
      return { line: mark?.line ?? 1, message: 'Este campo está escrito dos veces. Borra uno.' };
    const { index } = NO_FIELD.exec(yaml) ?? {};
    return { line: index === undefined ? (mark?.line ?? 1) : countLine(yaml, index), message: UNREADABLE };
  }
};

/**
 * Splits a Markdown file into front matter and essay. The values come from Astro's own parser: a file must never pass the
 * check and then stop the build.
 */
export const readMarkdown = (file: string, text: string): MarkdownSource => {
  const error = errorsOf(file, 'unread');
  const [block, content = ''] = BLOCK.exec(text) ?? [];
  if (block === undefined || !text.startsWith(block)) return { errors: [error(NO_BLOCK)], essayLine: 1 };
  const lines = content.split(/\r?\n/);
  const yaml = lines.join('\n');
  const reading = readAsAstro(text, yaml);
  const wrong = findErrors(yaml);
  const told = wrong.length === 0 && 'message' in reading ? [reading] : wrong;
  const source = {
    errors: told.map(({ line, message }) => error(message, line + 1, readFieldName(lines[line - 1] ?? ''))),
    essay: text.slice(block.length).replaceAll('\r\n', '\n'),
    essayLine: countLine(block, block.length),
  };
  if (told.length > 0 || 'message' in reading) return source;
  // The group of a field that is missing is the block itself, which begins at its fence.
  const lineOf = ([name]: readonly PropertyKey[]): number =>
    lines.findLastIndex((line) => readFieldName(line) === name) + 2;
  return { ...source, frontMatter: { data: reading.data, lineOf } };
};
