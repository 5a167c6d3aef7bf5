import { posix } from 'node:path';
import {
  type Diagnostic,
  createDiagnostics,
  createFieldDiagnostics,
  formatFieldPath,
} from '../../content/diagnostic.ts';
import type { ContentSource } from '../../content/content-source.ts';
import { type Content, type ContentFile, findSource, isPage } from '../../content/read-content.ts';
import { DEFAULT_LOCALE, type Locale } from '../../i18n/locales.ts';
import { CONTENT_FILES, CONTENT_FOLDERS } from '../../schemas/content-files.ts';
import { type Field, isTranslatedField, getFields, getJsonSchema } from '../../schemas/json-schema.ts';
import { getLanguageName } from '../../schemas/language-name.ts';
import { quote } from '../../schemas/quote.ts';
import { getField, getText } from '../../schemas/untyped.ts';
import { isSharedText } from '../../schemas/shared-strings.ts';
import { languageTagField } from '../../schemas/text-formats.ts';
import {
  hasLocale,
  isTranslatedText,
  getFileLocale,
  getSourceFile,
  TRANSLATION_LOCALES,
  getTranslationPath,
} from '../../schemas/translation.ts';
import { getExpectedPath, getMissingPaths } from './file-names.ts';

const { site: SITE, homePage: HOME } = CONTENT_FILES;
const DEFAULT_LANGUAGE = getLanguageName(DEFAULT_LOCALE);
/** Error for an optional text that has translations but no text in the default locale. */
export const MISSING_ORIGINAL = `Falta en ${DEFAULT_LANGUAGE}, y otro idioma lo tiene: en ${DEFAULT_LANGUAGE} no se vería. Escribe ${DEFAULT_LOCALE}: "…", o borra el campo.`;
const TRANSLATION_ONLY = `En ${DEFAULT_LANGUAGE} no se escribe: solo en otro idioma: { ${TRANSLATION_LOCALES.map((locale) => `${locale}: "…"`).join(', ')} }.`;

/** Returns the language tag of a locale in site.json; if it is invalid, `es-MX` for Spanish, or the locale. */
export const getLanguageTag = (site: ContentSource | undefined, locale: Locale): string =>
  languageTagField('', '').safeParse(getText(site?.data, 'language')).data ??
  (locale === 'es' ? 'es-MX' : locale);

/** Reports a language tag in site.json that doesn't start with its locale, and a default tag that starts with a different locale. */
const checkLanguageTag = (locale: Locale, site: ContentSource | undefined): Diagnostic[] => {
  const tags = getField(site?.data, 'language');
  const isTagOfLocale = (tag: string) => tag === locale || tag.startsWith(`${locale}-`);
  // The schema reports an invalid tag.
  const isValid = (tag: string) => languageTagField('', '').safeParse(tag).success;
  const defaultTag = getText(tags, DEFAULT_LOCALE);
  const tag = getText(tags, locale);
  const createError = createFieldDiagnostics(SITE.file, site);
  const errors: Diagnostic[] = [];
  if (!isTagOfLocale(tag) && isValid(tag)) {
    const message = `Se encontró ${quote(tag)}. Se espera "${locale}", o con su país, "${locale}-…".`;
    errors.push(createError(message, 'language', locale));
  }
  if (isTagOfLocale(defaultTag)) {
    const message = `Se encontró ${quote(defaultTag)}, que es otro de sus idiomas. Se espera "${DEFAULT_LOCALE}".`;
    errors.push(createError(message, 'language', DEFAULT_LOCALE));
  }
  return errors;
};

/** Reports translations without an original file. */
const checkOriginals = ({ files, sourceFiles }: Content): Diagnostic[] => {
  const missingPaths = getMissingPaths(files);
  return [...files].flatMap((file) => {
    const original = getSourceFile(file);
    const isInFolder = Object.values(CONTENT_FOLDERS).some(({ folder }) => isPage(original ?? '', folder));
    // A file in a wrong folder, a misnamed original and a missing privacy notice have their own errors.
    const isKnown = sourceFiles.some((source) => source.file === original);
    if (original === undefined || !isInFolder || isKnown || missingPaths.has(original)) return [];
    const expectedPath = getExpectedPath(file);
    const isMisnamed = missingPaths.has(expectedPath) && files.has(getSourceFile(expectedPath) ?? '');
    const message = isMisnamed
      ? `Se encontró el nombre «${posix.basename(file)}». Se espera el de la página que traduce: «${posix.basename(expectedPath)}».`
      : `Traduce a ${original}, que no está. Escribe ese archivo o borra este.`;
    return [createDiagnostics(file)(message)];
  });
};

/** Warns about the essays in each locale that the site doesn't have. */
const checkUnusedEssays = ({ files, locales, sourceFiles }: Content): Diagnostic[] => {
  const site = findSource({ files: sourceFiles }, 'site');
  // The locales are unknown if site.json can't be read.
  if (!site) return [];
  const unusedLocales = TRANSLATION_LOCALES.filter((locale) => !locales.includes(locale));
  return unusedLocales.flatMap((locale) => {
    const essays = [...files].filter(
      (file) => getSourceFile(file) !== undefined && getFileLocale(file) === locale,
    );
    if (essays.length === 0) return [];
    const message = `no tiene «${locale}», y nadie lee ${essays.join(', ')}. Escríbelo aquí, o borra lo que está en ${getLanguageName(locale)}.`;
    return createFieldDiagnostics(SITE.file, site, true)(message, 'language');
  });
};

/** Warns about pages with translated fields but without a translated essay, which are not published. */
const checkMissingEssays = (locale: Locale, { files, sourceFiles }: Content): Diagnostic[] => {
  const missingPaths = getMissingPaths(files);
  return sourceFiles.flatMap(({ kind, file, schema, source }) => {
    const translatedFile = getTranslationPath(file, locale);
    // A misnamed file, either of the two, has its own error.
    const isMisnamed = getExpectedPath(file) !== file || missingPaths.has(translatedFile);
    if (kind === 'data' || files.has(translatedFile) || isMisnamed) return [];
    if (!hasLocale(getJsonSchema(schema), source?.data, locale)) return [];
    const message = `lo que dice en ${getLanguageName(locale)} no se publica: falta su texto, ${translatedFile}.`;
    return createDiagnostics(file, true)(message);
  });
};

/** Reports optional texts with translations but without a text in the default locale, which no page in that locale would show. */
const checkMissingOriginals = ({ sourceFiles }: Content): Diagnostic[] =>
  sourceFiles.flatMap(({ file, schema, source }) =>
    getFields(getJsonSchema(schema), source?.data)
      .filter(
        ({ schema, value, isRequired }) =>
          !isRequired &&
          schema.properties?.[DEFAULT_LOCALE] &&
          isTranslatedText(value) &&
          value[DEFAULT_LOCALE] === undefined,
      )
      .map(({ path }) => createFieldDiagnostics(file, source)(MISSING_ORIGINAL, ...path, DEFAULT_LOCALE)),
  );

/** Returns the fields whose translation repeats the original text. */
const getUntranslatedPaths = (locale: Locale, { schema, source }: ContentFile): Field['path'][] =>
  getFields(getJsonSchema(schema), source?.data)
    .filter(({ schema: fieldSchema, value }) => {
      const original = getText(value, DEFAULT_LOCALE);
      const isRepeated = isTranslatedField(fieldSchema) && original === getText(value, locale);
      return isRepeated && !isSharedText(original);
    })
    .map(({ path }) => path);

/** Warns about fields and essays whose translation repeats the original text. */
const checkUntranslated = (locale: Locale, { versions, sourceFiles }: Content): Diagnostic[] => {
  const language = getLanguageName(locale);
  const files = versions.find((version) => version.locale === locale)?.files ?? [];
  return sourceFiles.flatMap((original) => {
    const warnings: Diagnostic[] = [];
    const [first, ...further] = getUntranslatedPaths(locale, original);
    if (first) {
      const also = further.length === 0 ? '' : ` También ${further.map(formatFieldPath).join(', ')}.`;
      const message = `en ${language} dice lo mismo que en ${DEFAULT_LANGUAGE}. Tradúcelo, o bórralo y se lee en ${DEFAULT_LANGUAGE}.${also}`;
      warnings.push(createFieldDiagnostics(original.file, original.source, true)(message, ...first, locale));
    }
    if (original.kind === 'data') return warnings;
    const translated = files.find(
      (file) => file.kind !== 'data' && file.folder === original.folder && file.name === original.name,
    );
    if (translated?.essay && translated.essay === original.essay) {
      const message = `es el texto en ${DEFAULT_LANGUAGE}. Tradúcelo, o borra este archivo y la página se lee en ${DEFAULT_LANGUAGE}.`;
      warnings.push(createDiagnostics(translated.file, true)(message, translated.essayLine, 'texto'));
    }
    return warnings;
  });
};

/** Reports a text in the default locale in a field that only translations may have, such as the gloss of a title. */
const checkGlosses = ({ sourceFiles }: Content): Diagnostic[] =>
  sourceFiles.flatMap(({ file, schema, source }) =>
    getFields(getJsonSchema(schema), source?.data)
      .filter(
        ({ schema, value }) =>
          isTranslatedField(schema) &&
          !schema.properties?.[DEFAULT_LOCALE] &&
          (typeof value === 'string' || getField(value, DEFAULT_LOCALE) !== undefined),
      )
      .map(({ path }) => createFieldDiagnostics(file, source)(TRANSLATION_ONLY, ...path)),
  );

/** Reports a locale without a home page, to which the pages of the site link. */
const checkHomePage = (locale: Locale, { sourceFiles }: Content): Diagnostic[] => {
  const home = findSource({ files: sourceFiles }, 'homePage');
  if (!home || hasLocale(getJsonSchema(HOME.schema), home.data, locale)) return [];
  const message = `No dice nada en ${getLanguageName(locale)}: sin sus palabras no hay página de inicio. Escríbelas, o quita «${locale}» de «language» en ${SITE.file}.`;
  return [createDiagnostics(HOME.file)(message)];
};

/** Checks the locales of the site: language tags, home pages, and missing or repeated translations. */
export const checkLanguages = (content: Content): Diagnostic[] => [
  ...checkOriginals(content),
  ...checkUnusedEssays(content),
  ...checkMissingOriginals(content),
  ...checkGlosses(content),
  ...content.locales
    .slice(1)
    .flatMap((locale) => [
      ...checkLanguageTag(locale, findSource({ files: content.sourceFiles }, 'site')),
      ...checkHomePage(locale, content),
      ...checkMissingEssays(locale, content),
      ...checkUntranslated(locale, content),
    ]),
];
