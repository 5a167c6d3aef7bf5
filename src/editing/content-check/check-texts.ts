import { posix } from 'node:path';
import { toSlug } from '../../paths.ts';
import { quote } from '../../schemas/error-map.ts';
import { readText } from '../../schemas/read-raw.ts';
import { UNLIKELY_TEXTS } from '../../schemas/unlikely-texts.ts';
import { type ContentSource, findTexts } from './check-values.ts';
import { type ContentError, fieldErrorsOf, nameField } from './content-error.ts';

/** Said of an alternative text that is the name of its file. */
export const FILE_NAME = 'aquí se lee el nombre del archivo. Di qué se ve en la imagen.';

/** What is hardly meant in any text of the site. */
export const findUnlikely = (text: string): string[] =>
  UNLIKELY_TEXTS.flatMap(([pattern, message]) =>
    [...text.matchAll(pattern)].map((match) => {
      const told = typeof message === 'string' ? message : message(match[0], match[1]);
      return told.replace('%', () => quote(match[0]));
    }),
  );

/** What is told of a photograph and of what is said of one, where a file has the same twice. */
const TWICE: Record<string, string> = {
  image: 'Cambia una de las dos, o déjalas si así es.',
  alt: 'Cada fotografía enseña otra cosa: di qué se ve en esta.',
};

/** Whether an alternative text is the name of the file of its picture, also with blanks for hyphens. */
export const isFileName = (alt: string, image: string): boolean => {
  const name = toSlug(posix.parse(image).name);
  return name !== '' && toSlug(alt) === name;
};

/** A warning for each text of a file that is hardly meant, for each photograph and alternative text that it has twice, and for one that is the name of a file. */
export const checkTexts = (file: string, source: ContentSource): ContentError[] => {
  const { data } = source;
  const shown = new Map<string, string[]>();
  const warn = (path: readonly PropertyKey[]) => (message: string) =>
    fieldErrorsOf(file, source, true)(message, ...path);
  return findTexts(data).flatMap(({ path, text }) => {
    const kind = String(path.at(-1)).replace('imageAlt', 'alt');
    const advice = TWICE[kind];
    const found = findUnlikely(text);
    if (advice === undefined) return found.map(warn(path));
    const key = `${kind} ${kind === 'image' ? posix.normalize(text) : text}`;
    const names = [...(shown.get(key) ?? []), nameField(path)];
    shown.set(key, names);
    // Of twenty alike the second is told.
    if (names.length === 2) found.push(`${quote(text)} ya es «${names[0] ?? ''}». ${advice}`);
    if (kind === 'alt' && isFileName(text, readText(data, ...path.slice(0, -1), 'image')))
      found.push(FILE_NAME);
    return found.map(warn(path));
  });
};
