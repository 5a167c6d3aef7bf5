import { posix } from 'node:path';
import { toSlug } from '../../paths.ts';
import { quote } from '../../schemas/quote.ts';
import { readList, readText } from '../../schemas/read-raw.ts';
import { decimalSignOf } from '../../schemas/number.ts';
import { findPatterns } from '../../schemas/patterns.ts';
import { type ContentSource, findTexts } from './check-values.ts';
import { type ContentError, countLine, errorsOf, fieldErrorsOf, nameField } from './content-error.ts';

/** Said of an alternative text that is the name of its file. */
export const FILE_NAME = 'aquí se lee el nombre del archivo. Di qué se ve en la imagen.';

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

/** A warning for each photograph and each text of one that a file has twice, and for a text that is the name of the file. */
const checkPictures = (file: string, source: ContentSource): ContentError[] => {
  const { data } = source;
  const shown = new Map<string, string[]>();
  return findTexts(data).flatMap(({ path, text }) => {
    const kind = String(path.at(-1)).replace('imageAlt', 'alt');
    const advice = TWICE[kind];
    if (advice === undefined) return [];
    const key = `${kind} ${kind === 'image' ? posix.normalize(text) : text}`;
    const names = [...(shown.get(key) ?? []), nameField(path)];
    shown.set(key, names);
    const isName = kind === 'alt' && isFileName(text, readText(data, ...path.slice(0, -1), 'image'));
    return [
      // Of twenty alike the second is told.
      ...(names.length === 2 ? [`${quote(text)} ya es «${names[0] ?? ''}». ${advice}`] : []),
      ...(isName ? [FILE_NAME] : []),
    ].map((message) => fieldErrorsOf(file, source, true)(message, ...path));
  });
};

/** A warning for each text of several words that a list of texts has twice, such as a paragraph. */
const checkRepeated = (file: string, source: ContentSource): ContentError[] => {
  const { data } = source;
  return findTexts(data).flatMap(({ path, text }) => {
    const list = path.slice(0, -1);
    const first = readList(data, ...list).indexOf(text);
    if (typeof path.at(-1) !== 'number' || first === path.at(-1) || !text.includes(' ')) return [];
    return [
      fieldErrorsOf(
        file,
        source,
        true,
      )(`${quote(text)} ya es «${nameField([...list, first])}». Borra uno de los dos.`, ...path),
    ];
  });
};

/** What is told of the texts of one file beside their schema, in the language of a tag: a warning of what is hardly meant, an error for thousands with the sign of decimals. */
export const checkTexts = (
  tag: string,
  file: string,
  source?: ContentSource,
  { essay = '', essayLine = 1 }: { essay?: string; essayLine?: number } = {},
): ContentError[] => {
  const decimals = decimalSignOf(tag) === ',' ? 'comma' : 'point';
  const ofFields = findTexts(source?.data).flatMap(({ path, text }) => {
    const report =
      (isWarning: boolean) =>
      ({ message }: { message: string }) =>
        fieldErrorsOf(file, source, isWarning)(message, ...path);
    return [
      ...findPatterns(text, decimals).map(report(false)),
      ...findPatterns(text, 'meant', ...(path.at(-1) === 'description' ? (['summary'] as const) : [])).map(
        report(true),
      ),
    ];
  });
  return [
    ...ofFields,
    ...(source ? [...checkPictures(file, source), ...checkRepeated(file, source)] : []),
    ...findPatterns(essay, decimals).map(({ message, index }) =>
      errorsOf(file)(message, essayLine + countLine(essay, index) - 1, 'texto'),
    ),
  ];
};
