import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type ContentError, countLine, errorsOf } from './content-error.ts';

const MISSING = 'Falta este archivo. Devuélvelo a su lugar con este mismo nombre.';
const UNREADABLE =
  'No se puede abrir este archivo. Revisa que no sea una carpeta ni esté protegido o abierto en otro programa.';

/** What no text of content/ may hold, with the message. */
const STRANGE: [sign: RegExp, message: string][] = [
  // U+FFFD stands for bytes that are not UTF-8; NUL bytes mean UTF-16.
  [/[\uFFFD\0]/, 'Hay letras que no se pueden leer. Guarda el archivo como UTF-8.'],
  [/^(?:<{7}|>{7})(?: |$)/m, 'Quedaron aquí dos versiones sin unir (<<<<<<<). Deja una y borra las marcas.'],
];

/** Reads a text file of content/; one that cannot be opened or decoded gives an error in Spanish, never an exception. */
export const readTextFile = async (root: string, file: string): Promise<string | ContentError> => {
  const error = errorsOf(file, 'unread');
  try {
    // Some editors on Windows begin a file with U+FEFF, which is no character of it.
    const text = (await readFile(join(root, file), 'utf8')).replace(/^\uFEFF/, '');
    const [found] = STRANGE.filter(([sign]) => sign.test(text));
    return found ? error(found[1], countLine(text, text.search(found[0]))) : text;
  } catch (failure) {
    const isMissing = failure instanceof Error && 'code' in failure && failure.code === 'ENOENT';
    return error(isMissing ? MISSING : UNREADABLE);
  }
};
