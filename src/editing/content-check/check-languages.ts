import type { z } from 'astro/zod';
import { posix } from 'node:path';
import { DEFAULT_LANGUAGE, type Language } from '../../languages.ts';
import { homePath, namedPath } from '../../paths.ts';
import { FILE_OF_PAGE } from '../../queries/page-files.ts';
import { CONTENT_FILES, CONTENT_FOLDERS } from '../../schemas/content-files.ts';
import { exhibitionSchema } from '../../schemas/exhibition.ts';
import type { MakePictureField } from '../../schemas/picture-field.ts';
import { textPageSchema } from '../../schemas/text-page.ts';
import { originalOf, translatedJson, TRANSLATIONS } from '../../schemas/translation.ts';
import { checkExhibitionText } from './check-exhibitions.ts';
import type { JsonFile } from './check-json.ts';
import { checkLanguageTag, readTag } from './check-language-tag.ts';
import { measuredPicture } from './check-picture.ts';
import { checkPageText } from './check-text-pages.ts';
import { checkTexts } from './check-texts.ts';
import { checkTranslation } from './check-translation.ts';
import { findTexts } from './check-values.ts';
import { compareEssays } from './compare-essays.ts';
import { type CompareTexts, makeComparison } from './compare-texts.ts';
import { type ContentError, errorsOf } from './content-error.ts';
import { type ContentFolder, isPage, listContentLanguages } from './content-folder.ts';
import type { CheckContext } from './links.ts';
import type { TranslatedPage, Translations } from './read-content.ts';

type JsonFiles = ReadonlyMap<string, JsonFile>;

const SITE = CONTENT_FILES.site.file;

/** Every text of some files and pages. */
const listTexts = (
  files: JsonFiles,
  pages: readonly { data?: unknown; essay?: string | undefined }[],
): string[] => [
  ...[...files.values()].flatMap(({ source }) => findTexts(source?.data).map(({ text }) => text)),
  ...pages.flatMap(({ data, essay = '' }) => [...findTexts(data).map(({ text }) => text), essay]),
];

/** A file that isn't there: what it says is read in Spanish, and its page isn't made. */
const describeMissing = (file: string, language: Language): ContentError => {
  const words = translatedJson(file, language);
  const name = new Intl.DisplayNames(DEFAULT_LANGUAGE, { type: 'language' }).of(language) ?? language;
  // The other languages lead to the home page of each.
  if (file === CONTENT_FILES.homePage.file)
    return errorsOf(file)(
      `Falta ${words}: sin él no hay página de inicio en ${name}. Escríbelo, o quita ${translatedJson(SITE, language)}.`,
    );
  const page = (['exhibitions', 'sheet', 'plans'] as const).find(
    (kind) => CONTENT_FILES[FILE_OF_PAGE[kind]].file === file,
  );
  const unpublished = page ? `; ${namedPath(page, language)} no se publica` : '';
  const message = `sus palabras no están en ${name}, y en ${homePath(language)} se leen en español${unpublished}. Escríbelas en ${words}.`;
  return errorsOf(file, true)(message);
};

/** What is wrong with the JSON files of a language, beside those in Spanish; a warning where one has no words. */
const checkJsonFiles = async (
  content: ContentFolder,
  language: Language,
  spanish: JsonFiles,
  translated: JsonFiles,
  compare: CompareTexts,
): Promise<ContentError[]> => {
  const found = Object.values(CONTENT_FILES).map(async ({ file, schema }) => {
    const name = translatedJson(file, language);
    const words = translated.get(name);
    if (!words) return [describeMissing(file, language)];
    const original = { file, source: spanish.get(file)?.source };
    return [
      ...words.errors,
      ...(await checkTranslation(content, schema, original, { file: name, source: words.source }, compare)),
    ];
  });
  const tags = checkLanguageTag(language, {
    spanish: spanish.get(SITE)?.source,
    words: translated.get(translatedJson(SITE, language))?.source,
  });
  // A tag that is missing is no warning.
  const isTag = ({ file, field }: ContentError) =>
    tags.some((error) => error.file === file && error.field === field);
  return [...tags, ...(await Promise.all(found)).flat().filter((error) => !isTag(error))];
};

const checkTranslatedPage = async (
  context: CheckContext,
  makeSchema: (picture: MakePictureField) => z.ZodType,
  page: TranslatedPage,
  compare: CompareTexts,
): Promise<ContentError[]> => {
  const { file, errors, words, original } = page;
  const spanish = { file: original.file, source: original.frontMatter };
  return [
    ...errors,
    ...(await checkTranslation(context, makeSchema, spanish, { file, source: words }, compare)),
    ...compareEssays(page, compare),
  ];
};

/** Files that translate none. */
const checkOriginals = ({ files }: ContentFolder): ContentError[] =>
  [...files].flatMap((file) => {
    const original = originalOf(file);
    const isKnown = Object.values(CONTENT_FOLDERS).some(({ folder }) => isPage(original ?? '', folder));
    // Of one that stands elsewhere its place is told.
    if (original === undefined || !isKnown || files.has(original)) return [];
    return [errorsOf(file)(`Traduce a ${original}, que no está. Escribe ese archivo o borra este.`)];
  });

/** Files of a language that has no page, because what says that the site has it isn't there. */
const checkUnread = (content: ContentFolder): ContentError[] => {
  const languages = listContentLanguages(content);
  return TRANSLATIONS.filter((language) => !languages.includes(language)).flatMap((language) => {
    const needed = translatedJson(SITE, language);
    const message = `sin ${needed} nadie lo lee. Devuelve ese archivo a su lugar o borra este.`;
    return [...content.files]
      .filter((file) => file.startsWith(`${posix.dirname(needed)}/`) || file.endsWith(`.${language}.md`))
      .map((file) => errorsOf(file, true)(message));
  });
};

/** What is wrong in the files of one language. */
const checkLanguage = async (
  context: CheckContext,
  files: JsonFiles,
  { language, files: translated, exhibitions, textPages }: Translations,
): Promise<ContentError[]> => {
  const tag = readTag(translated.get(translatedJson(SITE, language))?.source, language);
  const pages = [...exhibitions, ...textPages];
  const compare = makeComparison(
    listTexts(
      files,
      pages.map(({ original }) => ({ data: original.frontMatter?.data, essay: original.essay })),
    ),
    listTexts(
      translated,
      pages.map(({ words, essay }) => ({ data: words?.data, essay })),
    ),
  );
  const found = [
    checkJsonFiles(context, language, files, translated, compare),
    ...exhibitions.flatMap((page) => [
      checkTranslatedPage(context, exhibitionSchema, page, compare),
      checkExhibitionText(context, page),
    ]),
    ...textPages.flatMap((page) => [
      checkTranslatedPage(context, textPageSchema, page, compare),
      checkPageText(context, page, textPageSchema(measuredPicture(context, page.original.file))),
    ]),
  ];
  const texts = [
    ...[...translated].flatMap(([file, { source }]) => checkTexts(tag, file, source)),
    ...pages.flatMap((page) => checkTexts(tag, page.file, page.words, page)),
  ];
  return [...texts, ...(await Promise.all(found)).flat()];
};

/** What is wrong in the files of other languages: an error where no page could be made, a warning of what is missing or differs. */
export const checkLanguages = async (
  context: CheckContext,
  files: JsonFiles,
  translations: readonly Translations[],
): Promise<ContentError[]> => {
  const found = translations.map((translation) => checkLanguage(context, files, translation));
  return [...checkOriginals(context), ...checkUnread(context), ...(await Promise.all(found)).flat()];
};
