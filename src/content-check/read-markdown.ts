import { parseDocument, visit, type Document } from 'yaml';
import type { ContentSource, ReadResult } from './content-source.ts';
import { explainYaml } from './explain-yaml.ts';
import type { Problem } from './problem.ts';
import { readTextFile } from './read-text-file.ts';
import { countLine, readFieldName } from './source-lines.ts';
import { findFieldOffset } from './yaml-lines.ts';

/** A Markdown file: its front matter (absent when it cannot be read) and the essay under it. */
export interface MarkdownSource {
  frontmatter?: ContentSource;
  problems: Problem[];
  essay: string;
  /** Line of the file on which the essay's text begins. */
  essayLine: number;
}

// The same fence Astro looks for: three hyphens on the first written line, and again below.
const FRONTMATTER = /^\uFEFF?(?:\s*\n)?---[ \t]*\r?\n((?:[\s\S]*?\n)??)---[ \t]*(?:\r?\n|$)/;

const NO_FRONTMATTER =
  'Falta el bloque de datos. El archivo empieza con una línea ---, siguen los campos (id, title, artist…) y otra línea ---.';
const UNCLOSED_FRONTMATTER = 'Falta la línea --- que cierra el bloque de datos, antes del ensayo.';

interface YamlMistake {
  /** Line of the front matter, counted from 1. */
  line: number;
  message: string;
}

// The front matter of an exhibition has no groups, so a field never starts further in.
const findIndentedField = (yaml: string): YamlMistake | undefined => {
  const index = yaml.split('\n').findIndex((line) => /^\s+[\w-]+:\s/.test(line));
  return index === -1 ? undefined : { line: index + 1, message: explainYaml('TAB_AS_INDENT') };
};

const findOpenQuote = (yaml: string): YamlMistake | undefined => {
  const index = yaml.split('\n').findIndex((line) => {
    const [, mark, rest = ''] = /^[\w-]+:\s*(["'])(.*)$/.exec(line.trimEnd()) ?? [];
    return mark !== undefined && !rest.replaceAll('\\"', '').includes(mark);
  });
  return index === -1 ? undefined : { line: index + 1, message: 'Falta la comilla que cierra este valor.' };
};

// An unquoted asterisk at the start of a value is YAML's "same as there", which an editor never means.
const findAlias = (yaml: string, document: Document): YamlMistake | undefined => {
  let mistake: YamlMistake | undefined;
  visit(document, {
    Alias: (_, { range }) => {
      mistake ??= { line: countLine(yaml, range?.[0] ?? 0), message: explainYaml('BAD_ALIAS') };
    },
  });
  return mistake;
};

const findYamlMistake = (yaml: string, document: Document): YamlMistake | undefined => {
  const [first] = document.errors;
  if (!first) return findAlias(yaml, document);
  // The parser complains below an open quote and above an indented field: these are what has to be mended.
  return (
    findOpenQuote(yaml) ??
    findIndentedField(yaml) ?? { line: countLine(yaml, first.pos[0]), message: explainYaml(first.code) }
  );
};

/** Reads one Markdown file; mistakes of its front matter are told, and its essay is handed on all the same. */
export const readMarkdown = async (root: string, file: string): Promise<ReadResult<MarkdownSource>> => {
  const read = await readTextFile(root, file);
  if ('problems' in read) return read;
  const text = read.source;
  const report = (line: number, message: string): Problem => {
    const field = readFieldName(text.split('\n')[line - 1] ?? '');
    return { file, line, field, severity: 'error', message };
  };
  const fence = FRONTMATTER.exec(text);
  if (!fence) {
    const message = /^\uFEFF?\s*---/.test(text) ? UNCLOSED_FRONTMATTER : NO_FRONTMATTER;
    return { problems: [{ ...report(1, message), field: '' }] };
  }
  const [whole, yaml = ''] = fence;
  const fenceLine = countLine(whole, whole.indexOf('---'));
  const essay = { essay: text.slice(whole.length), essayLine: countLine(text, whole.length) };
  // Astro reads dates as dates, so an unquoted one must be found to be a date here too.
  const document = parseDocument(yaml, { customTags: ['timestamp'], prettyErrors: false });
  const mistake = findYamlMistake(yaml, document);
  if (mistake) return { source: { ...essay, problems: [report(fenceLine + mistake.line, mistake.message)] } };
  const lineOf = (path: readonly PropertyKey[]): number => {
    const offset = findFieldOffset(document, path);
    return offset === undefined ? fenceLine : fenceLine + countLine(yaml, offset);
  };
  return { source: { ...essay, problems: [], frontmatter: { data: document.toJS() as unknown, lineOf } } };
};
