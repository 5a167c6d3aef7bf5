import { parseDocument } from 'yaml';
import type { ContentSource, ReadResult } from './content-source.ts';
import { findJsonMistake } from './find-json-mistake.ts';
import type { Problem } from './problem.ts';
import { readTextFile } from './read-text-file.ts';
import { countLine, readFieldName } from './source-lines.ts';
import { findFieldOffset } from './yaml-lines.ts';

const report = (file: string, text: string, offset: number, message: string): Problem => {
  const line = countLine(text, offset);
  const field = readFieldName(text.split('\n')[line - 1] ?? '');
  return { file, line, field, severity: 'error', message };
};

/** Reads a JSON file strictly: a broken text or a field written twice is a problem with its line. */
export const readJson = async (root: string, file: string): Promise<ReadResult<ContentSource>> => {
  const read = await readTextFile(root, file);
  if ('problems' in read) return read;
  const text = read.source;
  const mistake = findJsonMistake(text);
  if (mistake) return { problems: [report(file, text, mistake.offset, mistake.message)] };
  // JSON is YAML too, and the yaml package knows where each field stands.
  const document = parseDocument(text, { prettyErrors: false });
  const repeated = document.errors.filter(({ code }) => code === 'DUPLICATE_KEY');
  if (repeated.length > 0) {
    return {
      problems: repeated.map(({ pos }) =>
        report(file, text, pos[0], 'Este campo está escrito dos veces. Borra uno.'),
      ),
    };
  }
  const lineOf = (path: readonly PropertyKey[]): number =>
    countLine(text, findFieldOffset(document, path) ?? 0);
  return { source: { data: JSON.parse(text) as unknown, lineOf } };
};
