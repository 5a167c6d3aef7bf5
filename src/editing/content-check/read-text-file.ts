import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type ContentError, countLine, errorsOf } from './content-error.ts';

const UNREADABLE =
  'No se puede abrir este archivo. Revisa que no esté protegido ni abierto en otro programa.';

/** Why a file can't be opened, by the code of Node's error. */
const FAILURES: Record<string, string> = {
  ENOENT: 'Falta este archivo. Devuélvelo a su lugar con este mismo nombre.',
  ENOTDIR: 'Falta este archivo. Devuélvelo a su lugar con este mismo nombre.',
  EISDIR: 'Se encontró una carpeta con este nombre. Se espera un archivo.',
};

/** Characters that no text of content/ may hold, with the message. */
const STRANGE: [sign: RegExp, message: string][] = [
  // U+FFFD stands for bytes that are not UTF-8; NUL bytes mean UTF-16.
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

/** Reads a text file of content/; one that cannot be opened or decoded gives an error in Spanish, never an exception. */
export const readTextFile = async (root: string, file: string): Promise<string | ContentError> => {
  const error = errorsOf(file, 'unread');
  try {
    const text = await readFile(join(root, file), 'utf8');
    const [found] = STRANGE.filter(([sign]) => sign.test(text));
    return found ? error(found[1], countLine(text, text.search(found[0]))) : text;
  } catch (failure) {
    const code = failure instanceof Error && 'code' in failure ? String(failure.code) : '';
    return error(FAILURES[code] ?? UNREADABLE);
  }
};
