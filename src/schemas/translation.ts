import { DEFAULT_LOCALE, type Locale, LOCALES } from '../i18n/locales.ts';
import { type Field, isTranslatedField, type JsonSchema, listFields } from './json-schema.ts';
import { getField } from './untyped.ts';
import { isSharedText } from './shared-strings.ts';

/** The languages beside Spanish. */
export const TRANSLATION_LOCALES: readonly Locale[] = LOCALES.filter((locale) => locale !== DEFAULT_LOCALE);

/** The file of a page's translation, beside it: `visita.en.md` of `visita.md`. */
export const translatedMarkdown = (file: string, locale: Locale): string =>
  file.replace(/\.md$/i, `.${locale}.md`);

const TRANSLATED = new RegExp(String.raw`\.(${TRANSLATION_LOCALES.join('|')})\.md$`);

/** The Spanish file of a translation: `visita.md` of `visita.en.md`; undefined for any other file. */
export const getSourceFile = (file: string): string | undefined =>
  TRANSLATED.test(file) ? file.replace(TRANSLATED, '.md') : undefined;

const NAMES = new Intl.DisplayNames(DEFAULT_LOCALE, { type: 'language' });
/** How a name says its language in another way than `visita.en.md`: `visita_EN.md`, `visita inglés.md`. */
const LANGUAGE_AT_END = new RegExp(
  String.raw`[._ ](?:${TRANSLATION_LOCALES.flatMap((locale) => [locale, NAMES.of(locale)]).join('|')})\.md$`,
  'i',
);

/** A Spanish name may end in `-en`, too. */
const HYPHENATED = new RegExp(String.raw`-(${TRANSLATION_LOCALES.join('|')})\.md$`, 'i');

/**
 * Returns the name that a translation should have, if it says its language in a wrong way: `visita.en.md` for `visita_EN.md`. The
 * file would be a page of its own. A name such as `visita-en.md` is wrong only beside `visita.md`.
 */
export const findRightName = (file: string, hasFile: (file: string) => boolean): string | undefined => {
  if (TRANSLATED.test(file)) return undefined;
  const isHyphenated = HYPHENATED.test(file) && hasFile(file.replace(HYPHENATED, '.md'));
  const [ending] = LANGUAGE_AT_END.exec(file) ?? (isHyphenated ? HYPHENATED.exec(file) : null) ?? [];
  if (ending === undefined) return undefined;
  const said = ending.slice(1, -'.md'.length).toLowerCase();
  const locale =
    TRANSLATION_LOCALES.find((one) => one === said || NAMES.of(one) === said) ?? TRANSLATION_LOCALES[0];
  return locale && `${file.slice(0, -ending.length)}.${locale}.md`;
};

/** The language of a Markdown file. */
export const getFileLocale = (file: string): Locale =>
  LOCALES.find((locale) => file.endsWith(`.${locale}.md`)) ?? DEFAULT_LOCALE;

/** Whether a value is a text with its translations: `{ "es": "Hoy", "en": "Today" }`. */
export const isTranslatedText = (value: unknown): value is Partial<Record<Locale, unknown>> => {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  const names = Object.keys(value);
  return names.length > 0 && names.every((name) => LOCALES.some((locale) => locale === name));
};

/** The data of a file in one language: of each text with translations the string in it, or else the Spanish one. */
export const pickLocale = (schema: JsonSchema, value: unknown, locale: Locale): unknown => {
  if (isTranslatedField(schema))
    return isTranslatedText(value) ? (value[locale] ?? value[DEFAULT_LOCALE]) : value;
  const into = (part: unknown, name: string | number) =>
    pickLocale((part ?? {}) as JsonSchema, getField(value, name), locale);
  if (Array.isArray(value)) return value.map((_, index) => into(schema.items, index));
  if (!schema.properties || typeof value !== 'object' || value === null) return value;
  const parts = Object.keys(value).map((name) => [name, into(schema.properties?.[name], name)] as const);
  // A text that only other languages have isn't there in this one.
  return Object.fromEntries(parts.filter(([, part]) => part !== undefined));
};

/** Whether a file has a text in a language. */
export const hasLocale = (schema: JsonSchema, value: unknown, locale: Locale): boolean =>
  locale === DEFAULT_LOCALE ||
  listFields(schema, value).some((field) => getField(field.value, locale) !== undefined);

/** A text that a file has in Spanish and not in another language. */
interface UntranslatedText extends Pick<Field, 'path'> {
  text: string;
}

/** The texts of a file that pages in a language show in Spanish, without those that read the same in both. */
export const listUntranslated = (schema: JsonSchema, data: unknown, locale: Locale): UntranslatedText[] =>
  listFields(schema, data).flatMap(({ schema: field, value, path }) => {
    if (!isTranslatedField(field) || getField(value, locale) !== undefined) return [];
    const text = isTranslatedText(value) ? value[DEFAULT_LOCALE] : value;
    return typeof text === 'string' && !isSharedText(text) ? [{ path, text }] : [];
  });

/** The languages of a site, Spanish first: those of which content/site.json says the tag. */
export const getSiteLocales = (site: unknown): Locale[] =>
  LOCALES.filter(
    (locale) => locale === DEFAULT_LOCALE || getField(getField(site, 'language'), locale) !== undefined,
  );
