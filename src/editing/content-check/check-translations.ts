import type { z } from 'astro/zod';
import { posix } from 'node:path';
import { DEFAULT_LANGUAGE } from '../../languages.ts';
import { homePath, namedPath } from '../../paths.ts';
import { FILE_OF_PAGE } from '../../queries/named-pages.ts';
import { CONTENT_FILES, CONTENT_FOLDERS } from '../../schemas/content-files.ts';
import { exhibitionSchema } from '../../schemas/exhibition.ts';
import type { MakePictureField } from '../../schemas/picture-field.ts';
import { textPageSchema } from '../../schemas/text-page.ts';
import { originalOf, translatedJson, TRANSLATIONS } from '../../schemas/translation.ts';
import { hasWords, readJsonSchema } from '../../schemas/json-schema.ts';
import { checkExhibitionText } from './check-exhibitions.ts';
import { type JsonFile, readJsonFile } from './check-json.ts';
import { checkLanguageTag } from './check-language-tag.ts';
import { checkOver } from './check-over.ts';
import { measuredPicture } from './check-picture.ts';
import { checkPageText } from './check-text-pages.ts';
import { type ContentError, errorsOf } from './content-error.ts';
import { type ContentFolder, isPage, listContentLanguages } from './content-folder.ts';
import type { CheckContext } from './links.ts';
import type { TranslatedPage, TranslatedPages } from './translated-pages.ts';

/** What is wrong with the words of one JSON file; a warning where there are none. */
const checkTranslatedJson = async (
  content: ContentFolder,
  { language }: TranslatedPages,
  { file, schema, isInSpanishAlone }: (typeof CONTENT_FILES)[keyof typeof CONTENT_FILES],
  spanish?: JsonFile,
): Promise<ContentError[]> => {
  const translated = translatedJson(file, language);
  if (isInSpanishAlone || !hasWords(readJsonSchema(schema))) return [];
  if (!content.files.has(translated)) {
    const name = new Intl.DisplayNames(DEFAULT_LANGUAGE, { type: 'language' }).of(language) ?? language;
    // The other languages lead to the home page of each.
    if (file === CONTENT_FILES.homePage.file) {
      const missing = `Falta ${translated}: sin él no hay página de inicio en ${name}. Escríbelo, o quita ${translatedJson(CONTENT_FILES.site.file, language)}.`;
      return [errorsOf(file)(missing)];
    }
    const page = (['exhibitions', 'sheet', 'plans'] as const).find(
      (kind) => CONTENT_FILES[FILE_OF_PAGE[kind]].file === file,
    );
    const unpublished = page ? `; ${namedPath(page, language)} no se publica` : '';
    const message = `Aviso, no detiene nada: sus palabras no están en ${name}, y en ${homePath(language)} se leen en español${unpublished}. Escríbelas en ${translated}.`;
    return [errorsOf(file, true)(message)];
  }
  const words = await readJsonFile(content.root, translated);
  const sources = [
    { file, source: spanish?.source },
    { file: translated, source: words.source },
  ] as const;
  const tags =
    file === CONTENT_FILES.site.file && words.source
      ? checkLanguageTag(language, spanish?.source, words.source)
      : [];
  const over = await checkOver(content, schema, ...sources);
  return [
    ...words.errors,
    ...tags,
    // One that is missing is no warning.
    ...over.filter(({ field }) => !tags.some((error) => error.field === field)),
  ];
};

const checkTranslatedPage = async (
  context: CheckContext,
  makeSchema: (picture: MakePictureField) => z.ZodType,
  { file, errors, words, original }: TranslatedPage,
): Promise<ContentError[]> => {
  const spanish = { file: original.file, source: original.frontMatter };
  return [...errors, ...(await checkOver(context, makeSchema, spanish, { file, source: words }))];
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
const checkLanguages = (content: ContentFolder): ContentError[] => {
  const languages = listContentLanguages(content);
  return TRANSLATIONS.filter((language) => !languages.includes(language)).flatMap((language) => {
    const needed = translatedJson(CONTENT_FILES.site.file, language);
    const message = `Aviso, no detiene nada: sin ${needed} nadie lo lee. Devuelve ese archivo a su lugar o borra este.`;
    return [...content.files]
      .filter((file) => file.startsWith(`${posix.dirname(needed)}/`) || file.endsWith(`.${language}.md`))
      .map((file) => errorsOf(file, true)(message));
  });
};

/** What is wrong in the files of other languages: an error where no page could be made, a warning of what is missing or differs. */
export const checkTranslations = async (
  context: CheckContext,
  files: ReadonlyMap<string, JsonFile>,
  translations: readonly TranslatedPages[],
): Promise<ContentError[]> => {
  const found = translations.flatMap((pages) => {
    const { exhibitions, textPages } = pages;
    return [
      ...Object.values(CONTENT_FILES).map((entry) =>
        checkTranslatedJson(context, pages, entry, files.get(entry.file)),
      ),
      ...exhibitions.flatMap((page) => [
        checkTranslatedPage(context, exhibitionSchema, page),
        checkExhibitionText(context, page),
      ]),
      ...textPages.flatMap((page) => [
        checkTranslatedPage(context, textPageSchema, page),
        checkPageText(context, page, textPageSchema(measuredPicture(context, page.original.file))),
      ]),
    ];
  });
  return [...checkOriginals(context), ...checkLanguages(context), ...(await Promise.all(found)).flat()];
};
