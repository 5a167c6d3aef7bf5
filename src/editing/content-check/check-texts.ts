import { interpolate } from '../../i18n/interpolate.ts';
import { DEFAULT_LOCALE, type Locale, LOCALES } from '../../i18n/locales.ts';
import { type CreateSchema, isTranslatedField, getFields, getJsonSchema } from '../../schemas/json-schema.ts';
import { getLanguageName } from '../../schemas/language-name.ts';
import { quote } from '../../schemas/quote.ts';
import { getDecimalSign } from '../../schemas/number.ts';
import { getPatternMatches } from '../../schemas/text-rules.ts';
import type { ContentSource } from '../../content/content-source.ts';
import { getTextValues } from './check-values.ts';
import {
  type Diagnostic,
  getLineNumber,
  createDiagnostics,
  createFieldDiagnostics,
  formatFieldPath,
} from '../../content/diagnostic.ts';

/** Warns about repeated alternative texts. */
const checkAltTexts = (file: string, source: ContentSource): Diagnostic[] => {
  const { data } = source;
  const altTexts = getTextValues(data).filter(({ path }) => /^(?:alt|imageAlt)$/.test(String(path.at(-1))));
  return altTexts.flatMap((altText) => {
    const { path, text } = altText;
    // Warn only about the second of several equal texts.
    const [first, second] = altTexts.filter((candidate) => candidate.text === text);
    if (!first || second !== altText) return [];
    const message = `${quote(text)} ya es «${formatFieldPath(first.path)}». Cada fotografía enseña otra cosa: di qué se ve en esta.`;
    return createFieldDiagnostics(file, source, true)(message, ...path);
  });
};

const swapDecimalSigns = (text: string): string =>
  text.replace(/(?<=\d)[.,](?=\d)/g, (sign) => (sign === '.' ? ',' : '.'));

/** Suggests a translated text for locales with different decimal signs. */
const suggestTranslatedText = (text: string, locale: Locale): string => {
  const translations = LOCALES.map((name) => {
    const isInvalid = (name === DEFAULT_LOCALE) === (locale === DEFAULT_LOCALE);
    return `"${name}": ${quote(isInvalid ? swapDecimalSigns(text) : text)}`;
  });
  return ` Otro idioma del sitio lo escribe al revés: van los dos, { ${translations.join(', ')} }.`;
};

/** Suggests a text for locales with different decimal signs, in a field without translations. */
const suggestSharedText = (text: string): string =>
  ` Otro idioma del sitio lo escribe al revés, y aquí va una sola vez: con espacio, ${quote(text.replace(/(?<=\d)[.,](?=\d{3})/g, ' '))}.`;

const isTranslatable = (
  path: readonly PropertyKey[],
  createSchema: CreateSchema | undefined,
  data: unknown,
): boolean => {
  if (!createSchema) return true;
  const fields = getFields(getJsonSchema(createSchema), data);
  return fields.some((field) => field.path.join() === path.join() && isTranslatedField(field.schema));
};

/**
 * Warns about likely mistakes in texts that their schema accepts, and reports thousands separated by a decimal sign. `tag` is the language
 * tag of the texts; `tags` are all of the site, Spanish first.
 */
export const checkTexts = (
  tag: string,
  file: string,
  source?: ContentSource,
  {
    locale = DEFAULT_LOCALE,
    essay = '',
    essayLine = 1,
    schema,
  }: { locale?: Locale; essay?: string; essayLine?: number; schema?: CreateSchema } = {},
  tags: readonly string[] = [tag],
): Diagnostic[] => {
  const decimals = getDecimalSign(tag) === ',' ? 'comma' : 'point';
  const hasBothSigns = new Set(tags.map(getDecimalSign)).size > 1;
  const getThousandsErrors = (text: string) =>
    getPatternMatches(text, decimals).map(({ message, index }) => ({
      message: interpolate(message, { locale: getLanguageName(tag) }),
      index,
    }));
  const isShared = (path: readonly PropertyKey[]) =>
    !LOCALES.some((name) => name === (source?.getLocation?.(path).path ?? path).at(-1));
  const suggest = (path: readonly PropertyKey[], text: string): string => {
    if (!hasBothSigns || !isShared(path)) return '';
    return isTranslatable(path, schema, source?.data)
      ? suggestTranslatedText(text, locale)
      : suggestSharedText(text);
  };
  const texts = getTextValues(source?.data);
  // The check of the default locale reports a text without translations for all locales with the same decimal sign.
  const isReportedHere = ({ path }: { path: readonly PropertyKey[] }) =>
    locale === DEFAULT_LOCALE ||
    (isShared(path)
      ? getDecimalSign(tags[0] ?? tag) !== getDecimalSign(tag)
      : source?.getLocation?.(path).path.at(-1) !== DEFAULT_LOCALE);
  const thousands = [
    ...texts
      .filter(isReportedHere)
      .flatMap(({ path, text }) =>
        getThousandsErrors(text).map(({ message }) =>
          createFieldDiagnostics(file, source)(message + suggest(path, text), ...path),
        ),
      ),
    ...getThousandsErrors(essay).map(({ message, index }) =>
      createDiagnostics(file)(message, essayLine + getLineNumber(essay, index) - 1, 'texto'),
    ),
  ];
  const warnings = texts.flatMap(({ path, text }) => {
    const isDescription = path.at(-1) === 'description';
    const matches = getPatternMatches(text, 'meant', ...(isDescription ? (['summary'] as const) : []));
    return matches.map(({ message }) => createFieldDiagnostics(file, source, true)(message, ...path));
  });
  const [first] = thousands;
  const count = thousands.length > 1 ? ` En este archivo hay ${thousands.length} así.` : '';
  return [
    ...(first ? [{ ...first, message: first.message + count }] : []),
    ...warnings,
    ...(source ? checkAltTexts(file, source) : []),
  ];
};
