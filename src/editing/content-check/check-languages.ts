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
import { type Field, isTranslatedField, listFields, readJsonSchema } from '../../schemas/json-schema.ts';
import { quote } from '../../schemas/quote.ts';
import { getField, getText } from '../../schemas/untyped.ts';
import { isSharedText } from '../../schemas/shared-strings.ts';
import { languageTag } from '../../schemas/text.ts';
import {
  hasLocale,
  isTranslatedText,
  getFileLocale,
  getSourceFile,
  TRANSLATION_LOCALES,
  translatedMarkdown,
} from '../../schemas/translation.ts';

const { site: SITE, homePage: HOME } = CONTENT_FILES;
/** Message of an optional text that only other languages have. */
export const NO_SPANISH =
  'Falta en español, y otro idioma lo tiene: en español no se vería. Escribe es: "…", o borra el campo.';
const NAMES = new Intl.DisplayNames('es', { type: 'language' });
const NO_MEANING = `En ${NAMES.of(DEFAULT_LOCALE) ?? ''} no se escribe: solo en otro idioma, por ejemplo { ${TRANSLATION_LOCALES.join()}: "…" }.`;

/** The tag of a language in site.json; where it has none that is sound, Mexico's, or the language. */
export const getLanguageTag = (site: ContentSource | undefined, locale: Locale): string =>
  languageTag('', '').safeParse(getText(site?.data, 'language')).data ??
  (locale === DEFAULT_LOCALE ? 'es-MX' : locale);

/** What is wrong with the tag by which browsers, screen readers and search engines know a language: it begins with its name, and that of Spanish doesn't. */
const checkTag = (locale: Locale, site: ContentSource | undefined): Diagnostic[] => {
  const tags = getField(site?.data, 'language');
  const isTag = (tag: string) => tag === locale || tag.startsWith(`${locale}-`);
  // What is no tag at all its schema tells.
  const isSound = (tag: string) => languageTag('', '').safeParse(tag).success;
  const report = (name: Locale, message: string) =>
    createFieldDiagnostics(SITE.file, site)(message, 'language', name);
  const [original, own] = [DEFAULT_LOCALE, locale].map((name) => getText(tags, name));
  const expected = `Se espera "${locale}", o con su país, "${locale}-…".`;
  return [
    ...(isTag(own ?? '') || !isSound(own ?? '')
      ? []
      : [report(locale, `Se encontró ${quote(own ?? '')}. ${expected}`)]),
    ...(isTag(original ?? '')
      ? [
          report(
            DEFAULT_LOCALE,
            `Se encontró ${quote(original ?? '')}, que es otro de sus idiomas. Se espera "es".`,
          ),
        ]
      : []),
  ];
};

/** Markdown files in another language that translate none, or that nobody reads since the site hasn't the language. */
const checkOriginals = ({ files, locales, sourceFiles }: Content): Diagnostic[] =>
  [...files].flatMap((file) => {
    const original = getSourceFile(file);
    const isKnown = Object.values(CONTENT_FOLDERS).some(({ folder }) => isPage(original ?? '', folder));
    // Of one that stands elsewhere its place is told.
    if (original === undefined || !isKnown) return [];
    if (!files.has(original))
      return [
        createDiagnostics(file)(`Traduce a ${original}, que no está. Escribe ese archivo o borra este.`),
      ];
    const locale = getFileLocale(file);
    const message = `nadie lo lee: en ${SITE.file}, «language» no tiene «${locale}». Escríbelo ahí o borra este archivo.`;
    // Of a site.json that can't be read nobody knows the languages.
    const isKnownNot = findSource({ files: sourceFiles }, 'site') && !locales.includes(locale);
    return isKnownNot ? [createDiagnostics(file, true)(message)] : [];
  });

/** A warning for each page that says something in a language and has no text in it, so that it isn't made. */
const checkUnmade = (locale: Locale, { files, sourceFiles }: Content): Diagnostic[] =>
  written.flatMap(({ file, folder, schema, source }) => {
    const text = translatedMarkdown(file, locale);
    if (!folder || files.has(text) || !hasLocale(readJsonSchema(schema), source?.data, locale)) return [];
    return createDiagnostics(
      file,
      true,
    )(`lo que dice en ${NAMES.of(locale) ?? locale} no se publica: falta su texto, ${text}.`);
  });

/** An error for each text that may be left out and that only other languages have: no page in Spanish shows it, so that it is hardly meant. */
const checkSpanish = ({ sourceFiles }: Content): Diagnostic[] =>
  written.flatMap(({ file, schema, source }) =>
    listFields(readJsonSchema(schema), source?.data)
      .filter(
        ({ schema, value, isRequired }) =>
          !isRequired &&
          schema.properties?.[DEFAULT_LOCALE] &&
          isTranslatedText(value) &&
          value[DEFAULT_LOCALE] === undefined,
      )
      .map(({ path }) => createFieldDiagnostics(file, source)(NO_SPANISH, ...path, DEFAULT_LOCALE)),
  );

/** The translated fields of a file whose text is the Spanish one, though it isn't the same in both languages. */
const findUntranslated = (locale: Locale, { schema, source }: ContentFile): Field['path'][] =>
  listFields(readJsonSchema(schema), source?.data)
    .filter(({ value }) => {
      const [spanish, translated] = [DEFAULT_LOCALE, locale].map((name) => getText(value, name));
      return spanish !== undefined && spanish === translated && !isSharedText(spanish);
    })
    .map(({ path }) => path);

/** A warning for each file with texts in a language that are the Spanish ones, and for each essay that is. */
const checkUntranslated = (locale: Locale, { versions, sourceFiles }: Content): Diagnostic[] => {
  const name = NAMES.of(locale) ?? locale;
  const essays = versions.find((version) => version.locale === locale)?.files ?? [];
  return written.flatMap((original) => {
    const [first, ...others] = findUntranslated(locale, original);
    const also = others.length === 0 ? '' : ` También ${others.map(formatFieldPath).join(', ')}.`;
    const message = `en ${name} dice lo mismo que en español. Tradúcelo, o bórralo y se lee en español.${also}`;
    const essay = essays.find((file) => file.folder === original.folder && file.name === original.name);
    const isCopy = original.folder && essay?.essay && essay.essay === original.essay;
    return [
      ...(first
        ? [createFieldDiagnostics(original.file, original.source, true)(message, ...first, locale)]
        : []),
      ...(isCopy
        ? [
            createDiagnostics(essay.file, true)(
              `es el texto en español. Tradúcelo, o borra este archivo y la página se lee en español.`,
              essay.essayLine,
              'texto',
            ),
          ]
        : []),
    ];
  });
};

/** An error for each text of other languages, such as the meaning of a title, that is written in Spanish: pages would show it there. */
const checkMeanings = ({ sourceFiles }: Content): Diagnostic[] =>
  written.flatMap(({ file, schema, source }) =>
    listFields(readJsonSchema(schema), source?.data)
      .filter(
        ({ schema, value }) =>
          isTranslatedField(schema) &&
          !schema.properties?.[DEFAULT_LOCALE] &&
          (typeof value === 'string' || getField(value, DEFAULT_LOCALE) !== undefined),
      )
      .map(({ path }) => createFieldDiagnostics(file, source)(NO_MEANING, ...path)),
  );

/** An error where a language has no home page, to which the others lead. */
const checkHome = (locale: Locale, { sourceFiles }: Content): Diagnostic[] => {
  const home = findSource({ files: sourceFiles }, 'homePage');
  if (!home || hasLocale(readJsonSchema(HOME.schema), home.data, locale)) return [];
  const message = `No dice nada en ${NAMES.of(locale) ?? locale}: sin sus palabras no hay página de inicio. Escríbelas, o quita «${locale}» de «language» en ${SITE.file}.`;
  return [createDiagnostics(HOME.file)(message)];
};

/** What is wrong with the languages of a site: a bad tag in site.json, a home page without words, a page of which one of two files is missing. */
export const checkLanguages = (content: Content): Diagnostic[] => [
  ...checkOriginals(content),
  ...checkSpanish(content),
  ...checkMeanings(content),
  ...content.locales
    .slice(1)
    .flatMap((locale) => [
      ...checkTag(locale, findSource({ files: content.sourceFiles }, 'site')),
      ...checkHome(locale, content),
      ...checkUnmade(locale, content),
      ...checkUntranslated(locale, content),
    ]),
];
