import { DEFAULT_LOCALE, type Locale, LOCALES } from '../i18n/locales.ts';
import { type Field, isTranslatedField, type JsonSchema, getFields } from './json-schema.ts';
import { getLanguageName } from './language-name.ts';
import { getField } from './untyped.ts';
import { isSharedText } from './shared-strings.ts';

export const TRANSLATION_LOCALES: readonly Locale[] = LOCALES.filter((locale) => locale !== DEFAULT_LOCALE);

/** Returns the path of the translation of a page: `visita.en.md` for `visita.md`. */
export const getTranslationPath = (file: string, locale: Locale): string =>
  file.replace(/\.md$/i, `.${locale}.md`);

const TRANSLATION_FILE = new RegExp(String.raw`\.(${TRANSLATION_LOCALES.join('|')})\.md$`);

/** Returns the original file of a translation: `visita.md` for `visita.en.md`; undefined for any other file. */
export const getSourceFile = (file: string): string | undefined =>
  TRANSLATION_FILE.test(file) ? file.replace(TRANSLATION_FILE, '.md') : undefined;

const removeAccents = (text: string): string => text.normalize('NFD').replace(/\p{Mn}/gu, '');

/** Words for a locale in a file name: `en`, `en-US`, `inglés`, `ingles`, `English`. */
const getLocaleWords = (locale: Locale): string[] => {
  const spanishName = getLanguageName(locale);
  const nativeName = new Intl.DisplayNames(locale, { type: 'language' }).of(locale) ?? locale;
  return [`${locale}(?:[-_][a-z]{2})?`, spanishName, removeAccents(spanishName), nativeName];
};

/** Patterns of file names with a misspelled locale. Their first group is the original name without `.md`. */
interface MisspelledName {
  locale: Locale;
  /** Name with a locale that an original name never has: `visita_EN.md`, `visita inglés.md`. */
  certain: RegExp;
  /** Names with a locale that an original name may also have: `visita-en.md`, `en-visita.md`, `visita (en).md`. */
  possible: readonly RegExp[];
}

const MISSPELLED_NAMES: readonly MisspelledName[] = TRANSLATION_LOCALES.map((locale) => {
  const words = `(?:${getLocaleWords(locale).join('|')})`;
  const compile = (pattern: string): RegExp => new RegExp(String.raw`(?<=^|/)${pattern}\.md$`, 'i');
  return {
    locale,
    certain: compile(String.raw`([^/]+)[._ ]${words}`),
    possible: [
      compile(String.raw`([^/]+)-${words}`),
      compile(String.raw`([^/]+?)[._ -]*\(${words}\)`),
      compile(String.raw`${words}[._ -]+([^/]+)`),
    ],
  };
});

/**
 * Finds the correct path of a translation with a misspelled locale: `visita.en.md` for `visita_EN.md`. Ambiguous names such as
 * `visita-en.md` and `en/visita.md` count as misspelled only if `visita.md` exists.
 */
export const findCorrectFileName = (file: string, hasFile: (file: string) => boolean): string | undefined => {
  if (TRANSLATION_FILE.test(file)) return undefined;
  for (const { locale, certain, possible } of MISSPELLED_NAMES) {
    if (certain.test(file)) return file.replace(certain, `$1.${locale}.md`);
    for (const pattern of possible)
      if (pattern.test(file) && hasFile(file.replace(pattern, '$1.md')))
        return file.replace(pattern, `$1.${locale}.md`);
    const original = file.replace(`/${locale}/`, '/');
    if (original !== file && hasFile(original)) return getTranslationPath(original, locale);
  }
  return undefined;
};

/** Returns the locale of a Markdown file. */
export const getFileLocale = (file: string): Locale =>
  LOCALES.find((locale) => file.endsWith(`.${locale}.md`)) ?? DEFAULT_LOCALE;

/** Returns whether a value is a text with translations: `{ "es": "Hoy", "en": "Today" }`. */
export const isTranslatedText = (value: unknown): value is Partial<Record<Locale, unknown>> => {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  const names = Object.keys(value);
  return names.length > 0 && names.every((name) => LOCALES.some((locale) => locale === name));
};

/** Returns the data of a file in one locale: translated texts become strings and fall back to the default locale. */
export const pickLocale = (schema: JsonSchema, value: unknown, locale: Locale): unknown => {
  if (isTranslatedField(schema))
    return isTranslatedText(value) ? (value[locale] ?? value[DEFAULT_LOCALE]) : value;
  const pickChild = (childSchema: unknown, key: string | number): unknown =>
    pickLocale((childSchema ?? {}) as JsonSchema, getField(value, key), locale);
  if (Array.isArray(value)) return value.map((_, index) => pickChild(schema.items, index));
  if (!schema.properties || typeof value !== 'object' || value === null) return value;
  const entries = Object.keys(value).map(
    (name) => [name, pickChild(schema.properties?.[name], name)] as const,
  );
  // Omit texts that exist neither in this locale nor in the default locale.
  return Object.fromEntries(entries.filter(([, child]) => child !== undefined));
};

/** Returns whether a file has a text in a locale. */
export const hasLocale = (schema: JsonSchema, value: unknown, locale: Locale): boolean =>
  locale === DEFAULT_LOCALE ||
  getFields(schema, value).some(
    (field) => isTranslatedField(field.schema) && getField(field.value, locale) !== undefined,
  );

interface UntranslatedText extends Pick<Field, 'path'> {
  text: string;
}

/** Returns the texts of a file that lack a translation. Ignores texts that are the same in both languages. */
export const getMissingTranslations = (
  schema: JsonSchema,
  data: unknown,
  locale: Locale,
): UntranslatedText[] => {
  const texts: UntranslatedText[] = [];
  for (const { schema: field, value, path } of getFields(schema, data)) {
    if (!isTranslatedField(field) || getField(value, locale) !== undefined) continue;
    const text = isTranslatedText(value) ? value[DEFAULT_LOCALE] : value;
    if (typeof text === 'string' && !isSharedText(text)) texts.push({ path, text });
  }
  return texts;
};

/** Returns the locales of a site, the default locale first: the locales with a language tag in content/site.json. */
export const getLocalesOfSite = (site: unknown): Locale[] =>
  LOCALES.filter(
    (locale) => locale === DEFAULT_LOCALE || getField(getField(site, 'language'), locale) !== undefined,
  );
