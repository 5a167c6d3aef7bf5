import { readdir, readFile } from 'node:fs/promises';
import { join, posix } from 'node:path';
import { LANGUAGES } from '../../languages.ts';
import { CONTENT_FILES, CONTENT_FOLDERS, wordsFile } from '../../schemas/content-files.ts';
import { findPatterns } from '../../schemas/patterns.ts';
import { originalOf } from '../../schemas/translation.ts';
import { type ContentError, countLine, errorsOf, reportLines } from './content-error.ts';
import { isMisnamed } from './misplaced-files.ts';

// Files that systems and editors leave behind: .DS_Store, Thumbs.db, ~$nota.docx, nota.md~, .nota.md.swp.
const LEFT_BY_PROGRAMS = /^(?:\.|~\$|Thumbs\.db$|desktop\.ini$)|~$/i;
// An unused picture is harmless.
const PICTURE = /\.(?:jpe?g?|jfif|png|webp|avif|heic|heif|gif|svg|tiff?|bmp)$/i;
const MANUAL = 'content/LEEME.md';
const MISSING = 'Falta este archivo. Devuélvelo a su lugar con este mismo nombre.';
const UNREAD = 'El sitio no lee este archivo. Dale su nombre y su carpeta, o sácalo de content/.';
const CLOSED =
  'No se puede abrir este archivo. Revisa que no sea una carpeta ni esté protegido o abierto en otro programa.';
/** A file in another encoding has something strange on every line. */
const MOST_LINES = 10;
/** What no line of a text file of content/ may hold, with the message. */
const STRANGE: [pattern: RegExp, message: string][] = [
  // U+FFFD stands for bytes that are not UTF-8; NUL bytes mean UTF-16.
  [/[\uFFFD\0]/, 'Hay letras que no se pueden leer. Guarda el archivo como UTF-8.'],
  [
    /^(?:<{7}|>{7}|\|{7})(?:\s|$)/,
    'Quedaron aquí dos versiones sin unir (<<<<<<<). Deja una y borra las marcas.',
  ],
  [/^\uFEFF/, 'Este renglón empieza con un signo que no se ve (U+FEFF). Bórralo y escríbelo de nuevo.'],
];

/** Every file of content/, `content/site.json`, sorted. Symbolic links are not followed, as `readdir` does with `recursive` from Node 26 on, so that none makes a cycle. */
export const listContentFiles = async (root: string, folder = 'content'): Promise<string[]> => {
  const entries = await readdir(join(root, folder), { withFileTypes: true }).catch(() => []);
  const files = entries
    .filter(({ name }) => !LEFT_BY_PROGRAMS.test(name))
    .map(async (entry) => {
      const path = `${folder}/${entry.name}`;
      return entry.isDirectory() ? listContentFiles(root, path) : [path];
    });
  return (await Promise.all(files)).flat().sort();
};

/** What a check knows of content/: listed again for each picture, it would take quadratic time. */
export const openContentFolder = async (root: string) => ({
  root,
  files: new Set(await listContentFiles(root)),
});
export type ContentFolder = Awaited<ReturnType<typeof openContentFolder>>;

/** Whether a file is a page. `.MD` counts too, so that its name is reported. */
export const isPage = (file: string, folder: string): boolean =>
  posix.dirname(file) === folder &&
  /\.md$/i.test(file) &&
  originalOf(file) === undefined &&
  !isMisnamed(file);

/** The JSON and Markdown files with texts of the site. */
export const isTextFile = (file: string): boolean => /\.(?:json|md)$/.test(file) && file !== MANUAL;

/** Files of content/ that no part of the site reads, which are usually misnamed or in the wrong folder. */
export const findUnknownFiles = ({ files }: ContentFolder): ContentError[] => {
  const json = Object.values(CONTENT_FILES).map(({ file }) => file);
  const known: string[] = [MANUAL, ...json, ...LANGUAGES.map(wordsFile)];
  const isKnown = (file: string): boolean =>
    known.includes(file) ||
    PICTURE.test(file) ||
    Object.values(CONTENT_FOLDERS).some(({ folder }) => isPage(originalOf(file) ?? file, folder));
  return [...files].flatMap((file) => (isKnown(file) ? [] : errorsOf(file)(UNREAD)));
};

/** Reads a text file of content/. One that can't be opened or decoded gives errors in Spanish, never an exception. */
export const readTextFile = async (root: string, file: string): Promise<string | ContentError[]> => {
  try {
    // Some editors on Windows begin a file with U+FEFF, which is no character of it.
    const text = (await readFile(join(root, file), 'utf8')).replace(/^\uFEFF/, '');
    const strange = STRANGE.flatMap(([pattern, message]) =>
      reportLines(file, text, pattern, message).slice(0, MOST_LINES),
    );
    // Parsers stop at control characters without their line.
    const control = findPatterns(text, 'control').map(({ message, index }) =>
      errorsOf(file)(message, countLine(text, index)),
    );
    const found = strange.length > 0 ? strange : control.slice(0, MOST_LINES);
    return found.length > 0 ? found : text;
  } catch (failure) {
    const isMissing = failure instanceof Error && 'code' in failure && failure.code === 'ENOENT';
    return [errorsOf(file)(isMissing ? MISSING : CLOSED)];
  }
};
