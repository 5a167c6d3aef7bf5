import { interpolate } from '../../i18n/interpolate.ts';
import { type Locale, LOCALES } from '../../i18n/locales.ts';
import { getLanguageName } from '../../schemas/language-name.ts';
import { getDecimalSign } from '../../schemas/number.ts';
import { quoteValue } from '../../schemas/quote.ts';
import { getPatternMatches } from '../../schemas/text-rules.ts';
import type { TextValue } from '../../schemas/untyped.ts';
import {
  createDiagnostics,
  createFieldError,
  createFieldWarning,
  type Diagnostic,
  type FieldPath,
  formatFieldPath,
  getLineNumber,
} from '../../content/diagnostic.ts';
import type { ContentFile } from '../../content/read-content.ts';

/** File in one locale. */
type TextFile = Pick<ContentFile, 'file' | 'source' | 'essay' | 'essayLine' | 'locale'>;

/** Warns about repeated alternative texts. Only the second of several equal texts has a warning. */
const checkAltTexts = (file: TextFile, texts: readonly TextValue[]): Diagnostic[] => {
  const altTexts = texts.filter(({ path }) => /^(?:alt|imageAlt)$/.test(String(path.at(-1))));
  return [...Map.groupBy(altTexts, ({ text }) => text)].flatMap(([text, [first, second]]) => {
    if (!first || !second) return [];
    const message = `${quoteValue(text)} ya es «${formatFieldPath(first.path)}». Cada fotografía enseña otra cosa: di qué se ve en esta.`;
    return createFieldWarning(file, second.path, message);
  });
};

/** Returns the locale of a text in its file; undefined for a text that all locales share. */
const getTextLocale = ({ source }: TextFile, path: FieldPath): Locale | undefined => {
  const name = (source?.getLocation?.(path).path ?? path).at(-1);
  return LOCALES.find((locale) => locale === name);
};

const THOUSANDS_SEPARATOR = /(?<=\d)[.,](?=\d{3})/g;

/** Suggests a text for each locale, or spaces for thousands, which every locale accepts. A title has the same text in every locale. */
function suggestSeparators(text: string, languageTags: ReadonlyMap<Locale, string>): string {
  const separate = (separator: string) => quoteValue(text.replace(THOUSANDS_SEPARATOR, separator));
  const pair = [...languageTags].map(
    ([locale, tag]) => `"${locale}": ${separate(getDecimalSign(tag) === ',' ? '.' : ',')}`,
  );
  return ` Otro idioma del sitio lo escribe al revés: van los dos, { ${pair.join(', ')} }, o uno con espacio, ${separate(' ')}, como en un título.`;
}

/** Reports the first text in which a decimal sign separates thousands, with the number of such texts. */
const checkThousands = (
  file: TextFile,
  texts: readonly TextValue[],
  languageTags: ReadonlyMap<Locale, string>,
): Diagnostic[] => {
  const { locale, essay = '', essayLine } = file;
  const tag = languageTags.get(locale) ?? locale;
  const hasBothSigns = new Set([...languageTags.values()].map(getDecimalSign)).size > 1;
  const getMatches = (text: string) =>
    getPatternMatches(text, getDecimalSign(tag) === ',' ? 'comma' : 'point').map(({ message, index }) => ({
      message: interpolate(message, { locale: getLanguageName(tag) }),
      index,
    }));
  const errors: Diagnostic[] = [];
  for (const { path, text } of texts) {
    const textLocale = getTextLocale(file, path);
    // The check of the text's own locale reports a text that this locale uses as a fallback.
    if (textLocale !== undefined && textLocale !== locale) continue;
    const suggestion = hasBothSigns && textLocale === undefined ? suggestSeparators(text, languageTags) : '';
    for (const { message } of getMatches(text))
      errors.push(createFieldError(file, path, message + suggestion));
  }
  for (const { message, index } of getMatches(essay))
    errors.push(createDiagnostics(file.file)(message, essayLine + getLineNumber(essay, index) - 1, 'texto'));
  const [first] = errors;
  if (!first || errors.length === 1) return errors;
  return [{ ...first, message: `${first.message} En este archivo hay ${errors.length} así.` }];
};

/**
 * Warns about likely mistakes in texts that their schema accepts, and reports thousands separated by a decimal sign. `texts` are the valid
 * texts of the file.
 */
export const checkTexts = (
  file: TextFile,
  texts: readonly TextValue[],
  languageTags: ReadonlyMap<Locale, string>,
): Diagnostic[] => {
  const warnings = texts.flatMap(({ path, text }) => {
    const isDescription = path.at(-1) === 'description';
    const matches = getPatternMatches(text, 'meant', ...(isDescription ? (['summary'] as const) : []));
    return matches.map(({ message }) => createFieldWarning(file, path, message));
  });
  return [...checkThousands(file, texts, languageTags), ...warnings, ...checkAltTexts(file, texts)];
};
