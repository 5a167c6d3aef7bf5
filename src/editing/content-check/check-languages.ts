import {
  createDiagnostics,
  createFieldError,
  createFieldWarning,
  type Diagnostic,
  formatFieldPath,
} from '../../content/diagnostic.ts';
import { type ContentFile, findSource, getFolderFiles } from '../../content/read-content.ts';
import { DEFAULT_LOCALE, type Locale, LOCALES } from '../../i18n/locales.ts';
import { CONTENT_FILES } from '../../schemas/content-files.ts';
import { type Field, isTranslatedField, getJsonSchema } from '../../schemas/json-schema.ts';
import { getLanguageName } from '../../schemas/language-name.ts';
import { quoteValue } from '../../schemas/quote.ts';
import { getText } from '../../schemas/untyped.ts';
import { isSharedText } from '../../schemas/shared-strings.ts';
import {
  hasLocale,
  getFileLocale,
  getSourceFile,
  TRANSLATION_LOCALES,
  getTranslationPath,
} from '../../schemas/translation.ts';
import type { CheckContext } from './check-context.ts';
import { getFileFields } from './check-values.ts';
import { getExpectedPath } from './file-names.ts';

const { site: SITE, homePage: HOME } = CONTENT_FILES;
const DEFAULT_LANGUAGE = getLanguageName(DEFAULT_LOCALE);

/** Reports a language tag in site.json that belongs to a different locale. */
const checkLanguageTag = (locale: Locale, { sourceFiles }: CheckContext): Diagnostic[] => {
  const source = findSource({ files: sourceFiles }, 'site');
  const tag = getText(source?.data, 'language', locale);
  const isOfOtherLocale = LOCALES.some((other) => other !== locale && tag.split('-')[0] === other);
  if (!isOfOtherLocale) return [];
  const message = `Se encontró ${quoteValue(tag)}. Se espera "${locale}", o con su país, "${locale}-…".`;
  return [createFieldError({ file: SITE.file, source }, ['language', locale], message)];
};

/** Warns about essays in a locale that the site doesn't have. */
const checkUnusedEssays = (locale: Locale, { files, locales, sourceFiles }: CheckContext): Diagnostic[] => {
  const source = findSource({ files: sourceFiles }, 'site');
  const essays = [...files].filter((file) => getSourceFile(file) && getFileLocale(file) === locale);
  // The locales are unknown if site.json can't be read.
  if (!source || locales.includes(locale) || essays.length === 0) return [];
  const message = `no tiene «${locale}», y nadie lee ${essays.join(', ')}. Escríbelo aquí, o borra lo que está en ${getLanguageName(locale)}.`;
  return [createFieldWarning({ file: SITE.file, source }, ['language'], message)];
};

/** Warns about pages with translated fields but without a translated essay, which are not published. */
const checkMissingEssays = (
  locale: Locale,
  { files, misnamedPaths, sourceFiles }: CheckContext,
): Diagnostic[] =>
  sourceFiles.flatMap(({ kind, file, schema, source }) => {
    const translatedFile = getTranslationPath(file, locale);
    if (kind === 'data' || files.has(translatedFile)) return [];
    // A misnamed file, either of the two, has its own error.
    if (getExpectedPath(file) !== file || misnamedPaths.has(translatedFile)) return [];
    if (!hasLocale(getJsonSchema(schema), source?.data, locale)) return [];
    const message = `lo que dice en ${getLanguageName(locale)} no se publica: falta su texto, ${translatedFile}.`;
    return createDiagnostics(file, true)(message);
  });

const isRepeated = ({ schema, value }: Field, locale: Locale): boolean => {
  const original = getText(value, DEFAULT_LOCALE);
  return isTranslatedField(schema) && original === getText(value, locale) && !isSharedText(original);
};

/** Warns once about the fields of a file whose translation repeats the original text. */
const checkRepeatedFields = (locale: Locale, file: ContentFile): Diagnostic[] => {
  const fields = getFileFields(file).filter((field) => isRepeated(field, locale));
  const [first, ...further] = fields.map(({ path }) => path);
  if (!first) return [];
  const also = further.length === 0 ? '' : ` También ${further.map(formatFieldPath).join(', ')}.`;
  const message = `en ${getLanguageName(locale)} dice lo mismo que en ${DEFAULT_LANGUAGE}. Tradúcelo, o bórralo y se lee en ${DEFAULT_LANGUAGE}.${also}`;
  return [createFieldWarning(file, [...first, locale], message)];
};

/** Warns about an essay whose translation repeats the original essay. */
const checkRepeatedEssay = (locale: Locale, context: CheckContext, original: ContentFile): Diagnostic[] => {
  const version = context.versions.find((candidate) => candidate.locale === locale);
  if (original.kind === 'data' || !version || !original.essay) return [];
  const translation = getFolderFiles(version, original.folder).find(({ name }) => name === original.name);
  if (translation?.essay !== original.essay) return [];
  const message = `es el texto en ${DEFAULT_LANGUAGE}. Tradúcelo, o borra este archivo y la página se lee en ${DEFAULT_LANGUAGE}.`;
  return [createDiagnostics(translation.file, true)(message, translation.essayLine, 'texto')];
};

/** Reports a locale without a home page, to which the pages of the site link. */
const checkHomePage = (locale: Locale, { sourceFiles }: CheckContext): Diagnostic[] => {
  const home = findSource({ files: sourceFiles }, 'homePage');
  if (!home || hasLocale(getJsonSchema(HOME.schema), home.data, locale)) return [];
  const message = `No dice nada en ${getLanguageName(locale)}: sin sus palabras no hay página de inicio. Escríbelas, o quita «${locale}» de «language» en ${SITE.file}.`;
  return [createFieldError({ file: HOME.file }, [], message)];
};

/** Checks the locales of the site: language tags, home pages, and missing or repeated translations. */
export const checkLanguages = (context: CheckContext): Diagnostic[] => [
  ...TRANSLATION_LOCALES.flatMap((locale) => checkUnusedEssays(locale, context)),
  ...context.locales.flatMap((locale) => checkLanguageTag(locale, context)),
  ...context.locales
    .slice(1)
    .flatMap((locale) => [
      ...checkHomePage(locale, context),
      ...checkMissingEssays(locale, context),
      ...context.sourceFiles.flatMap((file) => [
        ...checkRepeatedFields(locale, file),
        ...checkRepeatedEssay(locale, context, file),
      ]),
    ]),
];
