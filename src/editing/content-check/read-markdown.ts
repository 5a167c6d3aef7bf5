import type { ContentSource, ReadResult } from './content-source.ts';
import { findFrontMatter } from './front-matter-block.ts';
import type { Problem } from './problem.ts';
import { type AstroReading, readAsAstro } from './read-as-astro.ts';
import { readTextFile } from './read-text-file.ts';
import { readYaml } from './read-yaml.ts';
import { countLine, readFieldName } from './source-lines.ts';
import { findFieldOffset } from './yaml-lines.ts';

/** A Markdown file: its front matter (absent when it cannot be read) and the essay under it. */
export interface MarkdownSource {
  frontmatter?: ContentSource;
  problems: Problem[];
  /** First words of the lines that could not be read: the fields that are not missing, only broken. */
  lostFields: string[];
  essay: string;
  /** Line of the file on which the essay's text begins. */
  essayLine: number;
}

const NO_FRONTMATTER =
  'Falta el bloque de datos. El archivo empieza con una línea ---, siguen los campos (id, title, artist…) y otra línea ---.';

/** Reads one Markdown file; mistakes of its front matter are told, and all that is sound is handed on. */
export const readMarkdown = async (root: string, file: string): Promise<ReadResult<MarkdownSource>> => {
  const read = await readTextFile(root, file);
  if ('problems' in read) return read;
  const report = (line: number, field: string, message: string): Problem => ({
    file,
    line,
    field,
    severity: 'error',
    message,
  });
  const block = findFrontMatter(read.source);
  if (!block) return { problems: [report(1, '', NO_FRONTMATTER)] };
  const { essay, essayLine, yamlLine } = block;
  const { document, yaml, mistakes, lostFields } = readYaml(block.yaml);
  const written = block.yaml.split('\n');
  const problems = [
    ...block.mistakes.map(({ line, message }) => report(line, '', message)),
    ...mistakes.map(({ line, message }) =>
      report(yamlLine + line - 1, readFieldName(written[line - 1] ?? ''), message),
    ),
  ];
  const source = { problems, lostFields, essay, essayLine };
  if (!document) return { source };
  // What is broken was mended to be read at all, and of nothing Astro makes a group; the rest is taken as the build takes it.
  const isAsWritten = problems.length === 0 && document.contents !== null;
  const reading: AstroReading = isAsWritten
    ? readAsAstro(read.source, yamlLine)
    : { data: document.toJS() as unknown };
  if ('mistake' in reading) {
    const { line, message } = reading.mistake;
    return { source: { ...source, problems: [report(line, '', message)] } };
  }
  const lineOf = (path: readonly PropertyKey[]): number => {
    const offset = findFieldOffset(document, path);
    // The group of a field that is missing is the block itself, which begins at its fence.
    return offset === undefined ? Math.max(yamlLine - 1, 1) : yamlLine + countLine(yaml, offset) - 1;
  };
  return { source: { ...source, frontmatter: { data: reading.data, lineOf } } };
};
