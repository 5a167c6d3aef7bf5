import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ReadResult } from './content-source.ts';
import type { Problem } from './problem.ts';
import { countLine } from './source-lines.ts';

// What a reader of UTF-8 puts in place of bytes it cannot understand.
const REPLACEMENT_CHARACTER = '\uFFFD';

const report = (file: string, line: number, message: string): { problems: Problem[] } => ({
  problems: [{ file, line, field: '', severity: 'error', message }],
});

const isMissing = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ENOENT';

/** Reads a text of content/; a file that is missing or not in UTF-8 is a problem. Other failures are thrown. */
export const readTextFile = async (root: string, file: string): Promise<ReadResult<string>> => {
  let text: string;
  try {
    text = await readFile(join(root, file), 'utf8');
  } catch (error) {
    if (!isMissing(error)) throw error;
    return report(file, 1, 'Falta este archivo. Devuélvelo a su lugar con este mismo nombre.');
  }
  const strange = text.indexOf(REPLACEMENT_CHARACTER);
  if (strange === -1) return { source: text };
  return report(
    file,
    countLine(text, strange),
    'Hay letras que no se pueden leer. Guarda el archivo como UTF-8.',
  );
};
