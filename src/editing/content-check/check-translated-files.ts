import { DEFAULT_LANGUAGE, type Language } from '../../languages.ts';
import { homePath, namedPath } from '../../paths.ts';
import { FILE_OF_PAGE } from '../../queries/page-files.ts';
import { CONTENT_FILES } from '../../schemas/content-files.ts';
import { hasWords, readJsonSchema } from '../../schemas/json-schema.ts';
import { translatedJson } from '../../schemas/translation.ts';
import { type JsonFile, readJsonFile } from './check-json.ts';
import { checkLanguageTag } from './check-language-tag.ts';
import { checkOver } from './check-over.ts';
import type { CompareTexts } from './compare-texts.ts';
import { type ContentError, errorsOf } from './content-error.ts';
import type { ContentFolder } from './content-folder.ts';

type Files = ReadonlyMap<string, JsonFile>;

const ENTRIES = Object.values(CONTENT_FILES).filter(({ schema }) => hasWords(readJsonSchema(schema)));

/** The JSON files of a language that are there, by their names. */
export const readTranslatedFiles = async (
  { root, files }: ContentFolder,
  language: Language,
): Promise<Files> => {
  const there = ENTRIES.map(({ file }) => translatedJson(file, language)).filter((file) => files.has(file));
  return new Map(
    await Promise.all(
      there.map(async (file): Promise<[string, JsonFile]> => [file, await readJsonFile(root, file)]),
    ),
  );
};

/** A file that isn't there: its words are read in Spanish, and its page isn't made. */
const describeMissing = (file: string, language: Language): ContentError => {
  const words = translatedJson(file, language);
  const name = new Intl.DisplayNames(DEFAULT_LANGUAGE, { type: 'language' }).of(language) ?? language;
  // The other languages lead to the home page of each.
  if (file === CONTENT_FILES.homePage.file)
    return errorsOf(file)(
      `Falta ${words}: sin él no hay página de inicio en ${name}. Escríbelo, o quita ${translatedJson(CONTENT_FILES.site.file, language)}.`,
    );
  const page = (['exhibitions', 'sheet', 'plans'] as const).find(
    (kind) => CONTENT_FILES[FILE_OF_PAGE[kind]].file === file,
  );
  const unpublished = page ? `; ${namedPath(page, language)} no se publica` : '';
  const message = `sus palabras no están en ${name}, y en ${homePath(language)} se leen en español${unpublished}. Escríbelas en ${words}.`;
  return errorsOf(file, true)(message);
};

/** What is wrong with the JSON files of a language, beside those in Spanish; a warning where one has no words. */
export const checkTranslatedFiles = async (
  content: ContentFolder,
  language: Language,
  spanish: Files,
  translated: Files,
  compare: CompareTexts,
): Promise<ContentError[]> => {
  const toSources = (file: string) => ({
    spanish: spanish.get(file)?.source,
    words: translated.get(translatedJson(file, language))?.source,
  });
  const found = ENTRIES.map(async ({ file, schema }) => {
    const name = translatedJson(file, language);
    const words = translated.get(name);
    if (!words) return [describeMissing(file, language)];
    const original = { file, source: spanish.get(file)?.source };
    return [
      ...words.errors,
      ...(await checkOver(content, schema, original, { file: name, source: words.source }, compare)),
    ];
  });
  const tags = checkLanguageTag(language, toSources(CONTENT_FILES.site.file));
  // A tag that is missing is no warning.
  const isTag = ({ file, field }: ContentError) =>
    tags.some((error) => error.file === file && error.field === field);
  return [...tags, ...(await Promise.all(found)).flat().filter((error) => !isTag(error))];
};
