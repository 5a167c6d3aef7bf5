import { parseDocument } from 'yaml';
import type { ContentSource, ReadResult } from './content-source.ts';
import type { Problem } from './problem.ts';
import { readTextFile } from './read-text-file.ts';
import { readPastMistakes } from './repair-json.ts';
import { countLine, readFieldName } from './source-lines.ts';
import { findFieldOffset } from './yaml-lines.ts';

/** A JSON file: its data (absent when it cannot be read) and what is wrong with its text. */
export interface JsonSource {
  content?: ContentSource;
  problems: Problem[];
}

/** Reads a JSON file strictly: a broken text or a field written twice is a problem with its line. */
export const readJson = async (root: string, file: string): Promise<ReadResult<JsonSource>> => {
  const read = await readTextFile(root, file);
  if ('problems' in read) return read;
  const written = read.source.split('\n');
  const report = (line: number, message: string): Problem => {
    const field = readFieldName(written[line - 1] ?? '');
    return { file, line, field, severity: 'error', message };
  };
  const { mistakes, sound } = readPastMistakes(read.source);
  // Mending adds and takes no line, so a place in the mended text is on the same line of the file.
  const problems = mistakes.map(({ line, message }) => report(line, message));
  if (sound === undefined) return { source: { problems } };
  // JSON is YAML too, and the yaml package knows where each field stands.
  const document = parseDocument(sound, { prettyErrors: false });
  const repeated = document.errors
    .filter(({ code }) => code === 'DUPLICATE_KEY')
    .map(({ pos }) => report(countLine(sound, pos[0]), 'Este campo está escrito dos veces. Borra uno.'));
  const lineOf = (path: readonly PropertyKey[]): number =>
    countLine(sound, findFieldOffset(document, path) ?? 0);
  const content = { data: JSON.parse(sound) as unknown, lineOf };
  return { source: { content, problems: [...problems, ...repeated] } };
};
