import { posix } from 'node:path';
import { DEFAULT_LANGUAGE, type Language } from '../../languages.ts';
import { toSlug } from '../../paths.ts';
import { quote } from '../../schemas/quote.ts';
import { readText } from '../../schemas/read-raw.ts';
import { decimalSignOf } from '../../schemas/number.ts';
import { findPatterns } from '../../schemas/patterns.ts';
import type { ContentSource } from '../../content/content-source.ts';
import { findTexts } from './check-values.ts';
import {
  type ContentError,
  countLine,
  errorsOf,
  fieldErrorsOf,
  nameField,
} from '../../content/content-error.ts';

/** Said of an alternative text that is the name of its file. */
export const FILE_NAME = 'aquí se lee el nombre del archivo. Di qué se ve en la imagen.';

/** Whether an alternative text is the name of the file of its picture, also with blanks for hyphens. */
export const isFileName = (alt: string, image: string): boolean => {
  const name = toSlug(posix.parse(image).name);
  return name !== '' && toSlug(alt) === name;
};

/** A warning for each alternative text that a file has twice, and for one that is the name of its picture's file. */
const checkAlternatives = (file: string, source: ContentSource): ContentError[] => {
  const { data } = source;
  const alternatives = findTexts(data).filter(({ path }) => /^(?:alt|imageAlt)$/.test(String(path.at(-1))));
  return alternatives.flatMap(({ path, text }, index) => {
    const same = alternatives.filter((other) => other.text === text);
    const isName = isFileName(text, readText(data, ...path.slice(0, -1), 'image'));
    return [
      // Of twenty alike the second is told.
      ...(same[1] === alternatives[index]
        ? [
            `${quote(text)} ya es «${nameField(same[0]?.path ?? [])}». Cada fotografía enseña otra cosa: di qué se ve en esta.`,
          ]
        : []),
      ...(isName ? [FILE_NAME] : []),
    ].map((message) => fieldErrorsOf(file, source, true)(message, ...path));
  });
};

/**
 * What is wrong with texts that their schema accepts: a warning for each that looks like a mistake, and one error where thousands have the
 * decimal sign of the language.
 *
 * @param tag the language of the texts
 */
export const checkTexts = (
  tag: string,
  file: string,
  source?: ContentSource,
  {
    language = DEFAULT_LANGUAGE,
    essay = '',
    essayLine = 1,
  }: { language?: Language; essay?: string; essayLine?: number } = {},
): ContentError[] => {
  const decimals = decimalSignOf(tag) === ',' ? 'comma' : 'point';
  const texts = findTexts(source?.data);
  /** What is read in Spanish, since the language lacks it, is written as Spanish has it. */
  const isOwn = ({ path }: { path: readonly PropertyKey[] }) =>
    language === DEFAULT_LANGUAGE || source?.placeOf?.(path).path.at(-1) !== DEFAULT_LANGUAGE;
  const thousands = [
    ...texts
      .filter(isOwn)
      .flatMap(({ path, text }) =>
        findPatterns(text, decimals).map(({ message }) => fieldErrorsOf(file, source)(message, ...path)),
      ),
    ...findPatterns(essay, decimals).map(({ message, index }) =>
      errorsOf(file)(message, essayLine + countLine(essay, index) - 1, 'texto'),
    ),
  ];
  const meant = texts.flatMap(({ path, text }) =>
    findPatterns(text, 'meant', ...(path.at(-1) === 'description' ? (['summary'] as const) : [])).map(
      ({ message }) => fieldErrorsOf(file, source, true)(message, ...path),
    ),
  );
  const [first] = thousands;
  const all = thousands.length > 1 ? ` En este archivo hay ${thousands.length} así.` : '';
  return [
    ...(first ? [{ ...first, message: first.message + all }] : []),
    ...meant,
    ...(source ? checkAlternatives(file, source) : []),
  ];
};
