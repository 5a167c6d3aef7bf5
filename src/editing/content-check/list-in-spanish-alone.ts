import type { Content } from '../../content/read-content.ts';
import { DEFAULT_LANGUAGE, type Language } from '../../languages.ts';
import { isInLanguages, type JsonSchema, listFields, readJsonSchema } from '../../schemas/json-schema.ts';
import { readField } from '../../schemas/read-raw.ts';
import { isSharedText } from '../../schemas/shared-words.ts';
import { isTextInLanguages, translatedMarkdown } from '../../schemas/translation.ts';
import { nameField } from '../../content/content-error.ts';

/** The fields whose texts a file has in Spanish and not in another language. */
const findFields = (language: Language, schema: JsonSchema, data: unknown): string[] =>
  listFields(schema, data)
    .filter((field) => isInLanguages(field.schema))
    .filter(({ value }) => {
      const text = isTextInLanguages(value) ? value[DEFAULT_LANGUAGE] : value;
      return typeof text === 'string' && !isSharedText(text) && readField(value, language) === undefined;
    })
    .map(({ path }) => nameField(path));

/** Lists, for each language of the site, the texts that it reads in Spanish, or as in Spanish, one sentence for each file. */
export const listInSpanishAlone = ({ files, languages, written }: Content): string[] =>
  languages.slice(1).flatMap((language) =>
    written
      .filter(({ file, folder }) => !folder || files.has(translatedMarkdown(file, language)))
      .flatMap(({ file, schema, source }) => {
        const fields = findFields(language, readJsonSchema(schema), source?.data);
        return fields.length === 0 ? [] : [`${file} · Sin «${language}»: ${fields.join(', ')}.`];
      }),
  );
