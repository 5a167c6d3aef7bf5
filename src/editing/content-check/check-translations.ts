import type { z } from 'astro/zod';
import { posix } from 'node:path';
import { CONTENT_FILES, CONTENT_FOLDERS } from '../../schemas/content-files.ts';
import { exhibitionSchema } from '../../schemas/exhibition.ts';
import type { MakePictureField } from '../../schemas/picture-field.ts';
import { textPageSchema } from '../../schemas/text-page.ts';
import { originalOf, translatedJson, TRANSLATIONS } from '../../schemas/translation.ts';
import { checkExhibitionText } from './check-exhibitions.ts';
import type { JsonFile } from './check-json.ts';
import { readTag } from './check-language-tag.ts';
import { checkOver } from './check-over.ts';
import { measuredPicture } from './check-picture.ts';
import { checkPageText } from './check-text-pages.ts';
import { checkTranslatedFiles, readTranslatedFiles } from './check-translated-files.ts';
import { checkTexts } from './check-texts.ts';
import { findTexts } from './check-values.ts';
import { compareEssays } from './compare-essays.ts';
import { type CompareTexts, makeComparison } from './compare-texts.ts';
import { type ContentError, errorsOf } from './content-error.ts';
import { type ContentFolder, isPage, listContentLanguages } from './content-folder.ts';
import type { CheckContext } from './links.ts';
import type { TranslatedPage, TranslatedPages } from './translated-pages.ts';

const SITE = CONTENT_FILES.site.file;

/** Every text of some files and pages. */
const listTexts = (
  files: ReadonlyMap<string, JsonFile>,
  pages: readonly { data?: unknown; essay?: string | undefined }[],
): string[] => [
  ...[...files.values()].flatMap(({ source }) => findTexts(source?.data).map(({ text }) => text)),
  ...pages.flatMap(({ data, essay = '' }) => [...findTexts(data).map(({ text }) => text), essay]),
];

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
    ...(await checkOver(context, makeSchema, spanish, { file, source: words }, compare)),
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
const checkLanguages = (content: ContentFolder): ContentError[] => {
  const languages = listContentLanguages(content);
  return TRANSLATIONS.filter((language) => !languages.includes(language)).flatMap((language) => {
    const needed = translatedJson(CONTENT_FILES.site.file, language);
    const message = `sin ${needed} nadie lo lee. Devuelve ese archivo a su lugar o borra este.`;
    return [...content.files]
      .filter((file) => file.startsWith(`${posix.dirname(needed)}/`) || file.endsWith(`.${language}.md`))
      .map((file) => errorsOf(file, true)(message));
  });
};

/** What is wrong in the files of one language. */
const checkLanguage = async (
  context: CheckContext,
  files: ReadonlyMap<string, JsonFile>,
  pages: TranslatedPages,
): Promise<ContentError[]> => {
  const { language, exhibitions, textPages } = pages;
  const translated = await readTranslatedFiles(context, language);
  const tag = readTag(translated.get(translatedJson(SITE, language))?.source, language);
  const written = [...exhibitions, ...textPages];
  const compare = makeComparison(
    listTexts(
      files,
      written.map(({ original }) => ({ data: original.frontMatter?.data, essay: original.essay })),
    ),
    listTexts(
      translated,
      written.map(({ words, essay }) => ({ data: words?.data, essay })),
    ),
  );
  const found = [
    checkTranslatedFiles(context, language, files, translated, compare),
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
    ...written.flatMap((page) => checkTexts(tag, page.file, page.words, page)),
  ];
  return [...texts, ...(await Promise.all(found)).flat()];
};

/** What is wrong in the files of other languages: an error where no page could be made, a warning of what is missing or differs. */
export const checkTranslations = async (
  context: CheckContext,
  files: ReadonlyMap<string, JsonFile>,
  translations: readonly TranslatedPages[],
): Promise<ContentError[]> => {
  const found = translations.map((pages) => checkLanguage(context, files, pages));
  return [...checkOriginals(context), ...checkLanguages(context), ...(await Promise.all(found)).flat()];
};
