import { DEFAULT_LANGUAGE, type Language } from '../../languages.ts';
import { CONTENT_FILES, CONTENT_FOLDERS } from '../../schemas/content-files.ts';
import { describeUnknown } from '../../schemas/error-map.ts';
import { readJsonSchema } from '../../schemas/json-schema.ts';
import { quote } from '../../schemas/quote.ts';
import { readField, readText } from '../../schemas/read-raw.ts';
import { languageTag } from '../../schemas/text.ts';
import { hasLanguage, languageOfFile, originalOf, translatedMarkdown } from '../../schemas/translation.ts';
import { checkExhibitionText } from './check-exhibitions.ts';
import type { JsonFile } from './check-json.ts';
import { measuredPicture } from './check-picture.ts';
import { checkPageText } from './check-text-pages.ts';
import { checkTexts } from './check-texts.ts';
import { checkValues, type ContentSource } from './check-values.ts';
import { type ContentError, errorsOf, fieldErrorsOf } from './content-error.ts';
import { isPage } from './content-folder.ts';
import type { MarkdownFile } from './front-matter.ts';
import type { CheckContext } from './links.ts';
import type { readContent, TranslatedPage, Translations } from './read-content.ts';

type Content = Awaited<ReturnType<typeof readContent>>;

const FOLDERS = ['exhibitions', 'textPages'] as const;
const { site: SITE, homePage: HOME } = CONTENT_FILES;
const NAMES = new Intl.DisplayNames(DEFAULT_LANGUAGE, { type: 'language' });

/** The tag of a language in site.json; where it has none that is sound, Mexico's, or the language. */
export const readTag = (site: ContentSource | undefined, language: Language): string =>
  languageTag('', '').safeParse(readText(site?.data, 'language')).data ??
  (language === DEFAULT_LANGUAGE ? 'es-MX' : language);

/** What is wrong with the tag by which browsers, screen readers and search engines know a language: it begins with its name, and that of Spanish doesn't. */
const checkTag = (language: Language, site: JsonFile | undefined): ContentError[] => {
  const tags = readField(site?.source?.data, 'language');
  const isTag = (tag: string) => tag === language || tag.startsWith(`${language}-`);
  const report = (name: Language, message: string) =>
    fieldErrorsOf(SITE.file, site?.source)(message, 'language', name);
  const [original, own] = [DEFAULT_LANGUAGE, language].map((name) => readText(tags, name));
  const expected = `Se espera "${language}", o con su país, "${language}-…".`;
  return [
    ...(isTag(own ?? '') ? [] : [report(language, `Se encontró ${quote(own ?? '')}. ${expected}`)]),
    ...(isTag(original ?? '')
      ? [
          report(
            DEFAULT_LANGUAGE,
            `Se encontró ${quote(original ?? '')}, que es otro de sus idiomas. Se espera "es".`,
          ),
        ]
      : []),
  ];
};

/** Markdown files in another language that translate none, or that nobody reads since the site hasn't the language. */
const checkOriginals = ({ content: { files }, languages }: Content): ContentError[] =>
  [...files].flatMap((file) => {
    const original = originalOf(file);
    const isKnown = Object.values(CONTENT_FOLDERS).some(({ folder }) => isPage(original ?? '', folder));
    // Of one that stands elsewhere its place is told.
    if (original === undefined || !isKnown) return [];
    if (!files.has(original))
      return [errorsOf(file)(`Traduce a ${original}, que no está. Escribe ese archivo o borra este.`)];
    const language = languageOfFile(file);
    const message = `nadie lo lee: en ${SITE.file}, «language» no tiene «${language}». Escríbelo ahí o borra este archivo.`;
    return languages.includes(language) ? [] : [errorsOf(file, true)(message)];
  });

/** What stands in the file of a page in another language and belongs in that of Spanish. */
const checkOwn = (
  { file, own }: TranslatedPage,
  { schema, translation }: (typeof CONTENT_FOLDERS)[(typeof FOLDERS)[number]],
): ContentError[] => {
  const possible = Object.keys(translation().shape);
  const known = Object.keys(readJsonSchema(schema).properties ?? {});
  const original = originalOf(file) ?? file;
  return Object.keys(Object(own?.data) as object)
    .filter((name) => !possible.includes(name))
    .map((name) => {
      const message = known.includes(name)
        ? `Va en ${original}, con sus idiomas: ${name}: { ${DEFAULT_LANGUAGE}: "…", ${languageOfFile(file)}: "…" }. Aquí van ${[...possible, 'el texto'].join(', ')}.`
        : describeUnknown([name], possible);
      return fieldErrorsOf(file, own)(message, name);
    });
};

/** A warning for each page that says something in a language and has no text in it, so that it isn't made. */
const checkUnmade = (language: Language, { content, written }: Content): ContentError[] =>
  FOLDERS.flatMap((name) => {
    const schema = readJsonSchema(CONTENT_FOLDERS[name].schema);
    return written[name].flatMap(({ file, frontMatter }: MarkdownFile) => {
      const text = translatedMarkdown(file, language);
      if (content.files.has(text) || !hasLanguage(schema, frontMatter?.data, language)) return [];
      return errorsOf(
        file,
        true,
      )(`lo que dice en ${NAMES.of(language) ?? language} no se publica: falta su texto, ${text}.`);
    });
  });

/** What is wrong in one language beside Spanish. */
const checkLanguage = async (
  context: CheckContext,
  content: Content,
  { language, files, exhibitions, textPages }: Translations,
): Promise<ContentError[]> => {
  const tag = readTag(files.get(SITE.file)?.source, language);
  const home = content.written.files.get(HOME.file)?.source;
  // The other languages lead to the home page of each.
  const withoutHome = `No dice nada en ${NAMES.of(language) ?? language}: sin sus palabras no hay página de inicio. Escríbelas, o quita «${language}» de «language» en ${SITE.file}.`;
  const isBegun = !home || hasLanguage(readJsonSchema(HOME.schema), home.data, language);
  const checkPage = async (
    page: TranslatedPage,
    folder: (typeof CONTENT_FOLDERS)[(typeof FOLDERS)[number]],
  ): Promise<ContentError[]> => {
    const schema = folder.schema(measuredPicture(context, originalOf(page.file) ?? page.file));
    const strange = checkOwn(page, folder);
    return [
      ...page.errors,
      ...strange,
      ...(page.frontMatter && strange.length === 0
        ? await checkValues(page.file, schema, page.frontMatter)
        : []),
      ...checkTexts(tag, page.file, page.frontMatter, page),
    ];
  };
  const found = await Promise.all([
    ...Object.values(CONTENT_FILES).map(async ({ file, schema }) => {
      const source = files.get(file)?.source;
      if (!source) return [];
      return [
        ...(await checkValues(file, schema(measuredPicture(context, file)), source)),
        ...checkTexts(tag, file, source),
      ];
    }),
    ...exhibitions.flatMap((page) => [
      checkPage(page, CONTENT_FOLDERS.exhibitions),
      checkExhibitionText(context, page),
    ]),
    ...textPages.flatMap((page) => [
      checkPage(page, CONTENT_FOLDERS.textPages),
      checkPageText(context, page),
    ]),
  ]);
  return [
    ...checkTag(language, content.written.files.get(SITE.file)),
    ...(isBegun ? [] : [errorsOf(HOME.file)(withoutHome)]),
    ...checkUnmade(language, content),
    ...found.flat(),
  ];
};

/** What is wrong in other languages. What Spanish has too is told once. */
export const checkLanguages = async (context: CheckContext, content: Content): Promise<ContentError[]> => {
  const found = content.translations.map((translation) => checkLanguage(context, content, translation));
  return [...checkOriginals(content), ...(await Promise.all(found)).flat()];
};
