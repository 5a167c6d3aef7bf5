import { posix } from 'node:path';
import { interpolate } from '../../i18n/interpolate.ts';
import { DEFAULT_LOCALE, type Locale, LOCALES } from '../../i18n/locales.ts';
import { toSlug } from '../../i18n/paths.ts';
import { quote } from '../../schemas/quote.ts';
import { getText } from '../../schemas/untyped.ts';
import { getDecimalSign } from '../../schemas/number.ts';
import { findPatterns } from '../../schemas/text-rules.ts';
import type { ContentSource } from '../../content/content-source.ts';
import { findTexts } from './check-values.ts';
import {
  type Diagnostic,
  getLineNumber,
  createDiagnostics,
  createFieldDiagnostics,
  formatFieldPath,
} from '../../content/diagnostic.ts';

/** Said of an alternative text that is the name of its file. */
export const FILE_NAME = 'aquí se lee el nombre del archivo. Di qué se ve en la imagen.';

/** Whether an alternative text is the name of the file of its picture, also with blanks for hyphens. */
export const isFileName = (alt: string, image: string): boolean => {
  const name = toSlug(posix.parse(image).name);
  return name !== '' && toSlug(alt) === name;
};

/** A warning for each alternative text that a file has twice, and for one that is the name of its picture's file. */
const checkAlternatives = (file: string, source: ContentSource): Diagnostic[] => {
  const { data } = source;
  const alternatives = findTexts(data).filter(({ path }) => /^(?:alt|imageAlt)$/.test(String(path.at(-1))));
  return alternatives.flatMap(({ path, text }, index) => {
    const same = alternatives.filter((other) => other.text === text);
    const isName = isFileName(text, getText(data, ...path.slice(0, -1), 'image'));
    return [
      // Of twenty alike the second is told.
      ...(same[1] === alternatives[index]
        ? [
            `${quote(text)} ya es «${formatFieldPath(same[0]?.path ?? [])}». Cada fotografía enseña otra cosa: di qué se ve en esta.`,
          ]
        : []),
      ...(isName ? [FILE_NAME] : []),
    ].map((message) => createFieldDiagnostics(file, source, true)(message, ...path));
  });
};

const NAMES = new Intl.DisplayNames(DEFAULT_LOCALE, { type: 'language' });
/** A text in which commas and points of numbers change places. */
const swapSigns = (text: string): string =>
  text.replace(/(?<=\d)[.,](?=\d)/g, (sign) => (sign === '.' ? ',' : '.'));

/** The way out of a text that languages with different decimal signs share: a pair. */
const advisePair = (text: string, locale: Locale): string => {
  const written = LOCALES.map((name) => {
    const isRefused = (name === DEFAULT_LOCALE) === (locale === DEFAULT_LOCALE);
    return `"${name}": ${quote(isRefused ? swapSigns(text) : text)}`;
  });
  return ` Otro idioma del sitio lo escribe al revés: van los dos, { ${written.join(', ')} }.`;
};

/**
 * What is wrong with texts that their schema accepts: a warning for each that looks like a mistake, and one error where thousands have the
 * decimal sign of the language.
 *
 * @param tag the language of the texts
 * @param tags the languages of the site, Spanish first
 */
export const checkTexts = (
  tag: string,
  file: string,
  source?: ContentSource,
  {
    locale = DEFAULT_LOCALE,
    essay = '',
    essayLine = 1,
  }: { locale?: Locale; essay?: string; essayLine?: number } = {},
  tags: readonly string[] = [tag],
): Diagnostic[] => {
  const decimals = getDecimalSign(tag) === ',' ? 'comma' : 'point';
  const isMixed = new Set(tags.map(getDecimalSign)).size > 1;
  const findThousands = (text: string) =>
    findPatterns(text, decimals).map(({ message, index }) => ({
      message: interpolate(message, { locale: NAMES.of(tag) ?? tag }),
      index,
    }));
  const isShared = (path: readonly PropertyKey[]) =>
    !LOCALES.some((name) => name === (source?.getLocation?.(path).path ?? path).at(-1));
  const texts = findTexts(source?.data);
  /** Spanish reports what it writes, also for a language that reads it with the same sign. */
  const isOwn = ({ path }: { path: readonly PropertyKey[] }) =>
    locale === DEFAULT_LOCALE ||
    (isShared(path)
      ? getDecimalSign(tags[0] ?? tag) !== getDecimalSign(tag)
      : source?.getLocation?.(path).path.at(-1) !== DEFAULT_LOCALE);
  const thousands = [
    ...texts
      .filter(isOwn)
      .flatMap(({ path, text }) =>
        findThousands(text).map(({ message }) =>
          createFieldDiagnostics(file, source)(
            message + (isMixed && isShared(path) ? advisePair(text, locale) : ''),
            ...path,
          ),
        ),
      ),
    ...findThousands(essay).map(({ message, index }) =>
      createDiagnostics(file)(message, essayLine + getLineNumber(essay, index) - 1, 'texto'),
    ),
  ];
  const meant = texts.flatMap(({ path, text }) =>
    findPatterns(text, 'meant', ...(path.at(-1) === 'description' ? (['summary'] as const) : [])).map(
      ({ message }) => createFieldDiagnostics(file, source, true)(message, ...path),
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
