import type { z } from 'astro/zod';
import type { Language } from '../../languages.ts';
import { CONTENT_FILES, CONTENT_FOLDERS } from '../../schemas/content-files.ts';
import type { MakePictureField } from '../../schemas/picture-field.ts';
import { quote } from '../../schemas/error-map.ts';
import { putOver, translatedJson, translatedMarkdown, TRANSLATIONS } from '../../schemas/translation.ts';
import { type JsonSchema, readJsonSchema } from '../json-schema.ts';
import { readJsonFile } from './check-json.ts';
import { measuredPicture } from './check-picture.ts';
import { checkValues, type ContentSource } from './check-values.ts';
import { type ContentError, errorsOf, nameField } from './content-error.ts';
import { type ContentFolder, readTextFile } from './content-folder.ts';
import { readMarkdown } from './front-matter.ts';

type MakeSchema = (picture: MakePictureField) => z.ZodType;
type Path = readonly (string | number)[];
interface Word {
  path: Path;
  original: string;
  words: unknown;
}

/** A figure of two digits or more, with its separators: "2,200", "1.10", "2022". */
const FIGURE = /\d[\d.,]*\d/g;

const partOf = (value: unknown, name: string | number): unknown =>
  (Object(value) as Record<string | number, unknown>)[name];

/** Every text in Spanish that is words, with what stands for it in another language. */
const pairWords = (schema: JsonSchema, original: unknown, words: unknown, path: Path = []): Word[] => {
  const into = (part: unknown, name: string | number) =>
    pairWords(part as JsonSchema, partOf(original, name), partOf(words, name), [...path, name]);
  if (Array.isArray(original)) return original.flatMap((_, index) => into(schema.items, index));
  if (schema.properties) return Object.entries(schema.properties).flatMap(([name, part]) => into(part, name));
  return schema.isWords === true && typeof original === 'string' ? [{ path, original, words }] : [];
};

/** Warns of words that are only in Spanish, and of figures that a text has in Spanish alone. */
const checkWords = (
  file: string,
  makeSchema: MakeSchema,
  original: unknown,
  { data, lineOf }: ContentSource,
): ContentError[] =>
  pairWords(readJsonSchema(makeSchema), original, data).flatMap(({ path, original: text, words }) => {
    const warn = (message: string) => [errorsOf(file, true)(message, lineOf(path), nameField(path))];
    if (typeof words !== 'string')
      return warn(`Aviso, no detiene nada: falta aquí, y se lee en español: ${quote(text)}.`);
    const figures = (text.match(FIGURE) ?? []).filter((figure) => !words.includes(figure));
    return figures.length === 0
      ? []
      : warn(`Aviso, no detiene nada: en español dice ${figures.join(', ')}: ${quote(text)}.`);
  });

/** What is wrong with the words of one file, over what it has in Spanish, where that has no error of its own. */
const checkOver = async (
  content: ContentFolder,
  [original, file]: [original: string, file: string],
  makeSchema: MakeSchema,
  [spanish, words]: [spanish?: ContentSource | undefined, words?: ContentSource | undefined],
): Promise<ContentError[]> => {
  if (!spanish || !words) return [];
  const schema = makeSchema(measuredPicture(content, original));
  if (!(await schema.safeParseAsync(spanish.data)).success) return [];
  const over = { data: putOver(spanish.data, words.data), lineOf: words.lineOf };
  return [...(await checkValues(file, schema, over)), ...checkWords(file, makeSchema, spanish.data, words)];
};

const readMarkdownFile = async (root: string, file: string) => {
  const text = await readTextFile(root, file);
  return typeof text === 'string' ? readMarkdown(file, text) : { errors: text, frontMatter: undefined };
};

const checkLanguage = async (content: ContentFolder, language: Language): Promise<ContentError[]> => {
  const { root, files } = content;
  if (!files.has(translatedJson(CONTENT_FILES.site.file, language))) return [];
  const json = Object.values(CONTENT_FILES).map(async ({ file, schema }) => {
    const translated = translatedJson(file, language);
    if (!files.has(translated)) return [];
    const [{ source: spanish }, words] = [
      await readJsonFile(root, file),
      await readJsonFile(root, translated),
    ];
    const found = checkOver(content, [file, translated], schema, [spanish, words.source]);
    return [...words.errors, ...(await found)];
  });
  const markdown = Object.values(CONTENT_FOLDERS).flatMap(({ folder, schema }) =>
    [...files].map(async (file) => {
      const translated = translatedMarkdown(file, language);
      if (!file.startsWith(`${folder}/`) || translated === file || !files.has(translated)) return [];
      const [spanish, words] = [await readMarkdownFile(root, file), await readMarkdownFile(root, translated)];
      const sources = [spanish.frontMatter, words.frontMatter] as const;
      return [...words.errors, ...(await checkOver(content, [file, translated], schema, [...sources]))];
    }),
  );
  return (await Promise.all([...json, ...markdown])).flat();
};

/** What is wrong in the files of other languages: an error where no page could be made, a warning of what is missing or differs. */
export const checkTranslations = async (content: ContentFolder): Promise<ContentError[]> =>
  (await Promise.all(TRANSLATIONS.map((language) => checkLanguage(content, language)))).flat();
