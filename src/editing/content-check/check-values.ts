import type { z } from 'astro/zod';
import { DEFAULT_LANGUAGE, type Language } from '../../languages.ts';
import { spanishErrors } from '../../schemas/error-map.ts';
import type { JsonSchema } from '../../schemas/json-schema.ts';
import { readField } from '../../schemas/read-raw.ts';
import { toIsoDay } from '../../schemas/text.ts';
import { inLanguage, isTextInLanguages } from '../../schemas/translation.ts';
import { type ContentError, fieldErrorsOf } from './content-error.ts';

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

/** A file as it is read in a language. */
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

/** Every value of a file that is no group and no list, each with the path of its field; days without quotes as they are written. */
export const listValues = (
  data: unknown,
  path: readonly PropertyKey[] = [],
): { path: readonly PropertyKey[]; value: unknown }[] => {
  const value = toIsoDay(data);
  if (typeof value !== 'object' || value === null) return [{ path, value }];
  return Object.entries(value).flatMap(([name, part]) =>
    listValues(part, [...path, Array.isArray(value) ? Number(name) : name]),
  );
};

/** Every text of a file, and every day without quotes, each with the path of its field. */
export const findTexts = (data: unknown): { path: readonly PropertyKey[]; text: string }[] =>
  listValues(data).flatMap(({ path, value }) => (typeof value === 'string' ? [{ path, text: value }] : []));

/** Everything that a schema finds wrong in a file, with the line of each field. */
export const checkValues = async (
  file: string,
  schema: z.ZodType,
  source: ContentSource,
): Promise<ContentError[]> => {
  const { error } = await schema.safeParseAsync(source.data, { error: spanishErrors });
  const errors = (error?.issues ?? []).map((issue) => {
    // Reported at the first unknown field of a group: the message names all of them.
    const path = issue.code === 'unrecognized_keys' ? [...issue.path, ...issue.keys.slice(0, 1)] : issue.path;
    return fieldErrorsOf(file, source)(issue.message, ...path);
  });
  // A string in place of a list has two issues, type and length, with the same message.
  return errors.filter(
    ({ field, message }, index) =>
      index === errors.findIndex((other) => other.field === field && other.message === message),
  );
};
