import { DEFAULT_LANGUAGE, type Language } from '../../languages.ts';
import { CONTENT_FILES, CONTENT_FOLDERS } from '../../schemas/content-files.ts';
import { isInLanguages, type JsonSchema, listFields, readJsonSchema } from '../../schemas/json-schema.ts';
import { readField } from '../../schemas/read-raw.ts';
import { isTextInLanguages, translatedMarkdown } from '../../schemas/translation.ts';
import { nameField } from './content-error.ts';
import type { readContent } from './read-content.ts';

/** A text without a letter, as a year, is no text of any language. */
const LETTER = /\p{L}/u;

/** The fields whose texts a file has in Spanish and not in another language. */
const findFields = (language: Language, schema: JsonSchema, data: unknown): string[] =>
  listFields(schema, data)
    .filter((field) => isInLanguages(field.schema))
    .filter(({ value }) => {
      const text = isTextInLanguages(value) ? value[DEFAULT_LANGUAGE] : value;
      return typeof text === 'string' && LETTER.test(text) && readField(value, language) === undefined;
    })
    .map(({ path }) => nameField(path));

/** Lists, for each language of the site, the texts that it reads in Spanish, or as in Spanish, one sentence for each file. */
export const listInSpanishAlone = ({
  content,
  written,
  languages,
}: Awaited<ReturnType<typeof readContent>>): string[] => {
  const json = Object.values(CONTENT_FILES).map(({ file, schema }) => ({
    file,
    schema,
    source: written.files.get(file)?.source,
  }));
  const folders = (['exhibitions', 'textPages'] as const).flatMap((name) =>
    written[name].map(({ file, frontMatter }) => ({
      file,
      schema: CONTENT_FOLDERS[name].schema,
      source: frontMatter,
    })),
  );
  return languages.slice(1).flatMap((language) => {
    const made = folders.filter(({ file }) => content.files.has(translatedMarkdown(file, language)));
    return [...json, ...made].flatMap(({ file, schema, source }) => {
      const fields = findFields(language, readJsonSchema(schema), source?.data);
      return fields.length === 0 ? [] : [`${file} · Sin «${language}»: ${fields.join(', ')}.`];
    });
  });
};
