import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ReadResult } from './content-source.ts';
import type { Problem } from './problem.ts';
import { countLine } from './source-lines.ts';

const report = (file: string, line: number, message: string): { problems: Problem[] } => ({
  problems: [{ file, line, field: '', severity: 'error', message }],
});

const explainFailure = (error: unknown): string => {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'ENOENT' || code === 'ENOTDIR')
    return 'Falta este archivo. Devuélvelo a su lugar con este mismo nombre.';
  if (code === 'EISDIR') return 'Se encontró una carpeta con este nombre. Se espera un archivo.';
  return 'No se puede abrir este archivo. Revisa que no esté protegido ni abierto en otro programa.';
};

/** What no text of content/ may hold, and why. */
const STRANGE: [sign: RegExp, message: string][] = [
  // What a reader of UTF-8 puts in place of bytes it cannot understand; zeros are every second byte of UTF-16.
  [/[\uFFFD\0]/, 'Hay letras que no se pueden leer. Guarda el archivo como UTF-8.'],
  [/^(?:<{7}|>{7})(?: |$)/m, 'Quedaron aquí dos versiones sin unir (<<<<<<<). Deja una y borra las marcas.'],
  [
    /\r(?!\n)/,
    'Las líneas terminan como en un Mac muy antiguo (CR). Guarda el archivo con saltos de línea LF.',
  ],
  [
    /[\u0001-\u0008\u000B\u000C\u000E-\u001F\u007F]/,
    'Hay un signo invisible. Borra la línea y escríbela de nuevo.',
  ],
];

/** Reads a text of content/; a file that cannot be opened or understood is a problem, never a crash. */
export const readTextFile = async (root: string, file: string): Promise<ReadResult<string>> => {
  let text: string;
  try {
    text = await readFile(join(root, file), 'utf8');
  } catch (error) {
    return report(file, 1, explainFailure(error));
  }
  for (const [sign, message] of STRANGE) {
    const offset = text.search(sign);
    if (offset !== -1) return report(file, countLine(text, offset), message);
  }
  return { source: text };
};
