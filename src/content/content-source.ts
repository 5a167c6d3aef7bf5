import { DEFAULT_LANGUAGE, type Language } from '../languages.ts';
import type { JsonSchema } from '../schemas/json-schema.ts';
import { readField } from '../schemas/read-raw.ts';
import { inLanguage, isTextInLanguages } from '../schemas/translation.ts';

/** Where a field is written. */
export interface Place {
  file: string;
  line: number;
  path: readonly PropertyKey[];
}

/** A file that could be read: its data, and where each field stands. */
export interface ContentSource {
  data: unknown;
  /** Line of a field, counted from 1; of the group around it when the field is missing. */
  lineOf: (path: readonly PropertyKey[]) => number;
  /** Of what is read in a language, where a field is written: `label` as `label.en`. */
  placeOf?: (path: readonly PropertyKey[]) => Place;
}

/** A file in one language: its data with each text as a string, and where each is written. */
export const viewIn = (
  language: Language,
  schema: JsonSchema,
  file: string,
  { data, lineOf }: ContentSource,
): ContentSource => ({
  data: inLanguage(schema, data, language),
  lineOf,
  placeOf: (path) => {
    const value = readField(data, ...path);
    const isWritten = isTextInLanguages(value) && value[language] !== undefined;
    const written = isTextInLanguages(value) ? [...path, isWritten ? language : DEFAULT_LANGUAGE] : path;
    return { file, line: lineOf(written), path: written };
  },
});
