import { posix } from 'node:path';
import { quote } from '../../schemas/error-map.ts';
import { UNLIKELY_TEXTS } from '../../schemas/unlikely-texts.ts';
import { type ContentSource, findTexts } from './check-values.ts';
import { type ContentError, errorsOf, nameField } from './content-error.ts';

const WARNING = 'Aviso, no detiene nada:';

/** What is hardly meant in any text of the site. */
export const findUnlikely = (text: string): string[] =>
  UNLIKELY_TEXTS.flatMap(([pattern, message]) =>
    [...text.matchAll(pattern)].map((match) => {
      const told = typeof message === 'string' ? message : message(match[0], match[1]);
      return `${WARNING} ${told.replace('%', () => quote(match[0]))}`;
    }),
  );

/** A warning for each text of a file that is hardly meant, and for each photograph that it shows twice. */
export const checkTexts = (file: string, { data, lineOf }: ContentSource): ContentError[] => {
  const shown = new Map<string, string>();
  const warn = (path: readonly PropertyKey[]) => (message: string) =>
    errorsOf(file, true)(message, lineOf(path), nameField(path));
  return findTexts(data).flatMap(({ path, text }) => {
    const unlikely = findUnlikely(text).map(warn(path));
    if (path.at(-1) !== 'image') return unlikely;
    const picture = posix.normalize(text);
    const before = shown.get(picture);
    shown.set(picture, before ?? nameField(path));
    const twice = `${WARNING} ${quote(text)} ya es «${before ?? ''}». Cambia una de las dos, o déjalas si así es.`;
    return [...unlikely, ...(before === undefined ? [] : [warn(path)(twice)])];
  });
};
