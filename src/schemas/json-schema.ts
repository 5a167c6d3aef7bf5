import type { ImageMetadata } from 'astro';
import { z } from 'astro/zod';
import type { MakePictureField } from './picture-field.ts';
import { readField } from './read-raw.ts';

export type JsonSchema = z.core.JSONSchema.BaseSchema;

type MakeSchema = (picture: MakePictureField) => z.ZodType;

/** Made once of each schema: the content check asks for them at each save. */
const MADE = new Map<MakeSchema, JsonSchema>();

/** What an editor may write in a file, as JSON Schema: each field with its description and its example. */
export const readJsonSchema = (makeSchema: MakeSchema): JsonSchema =>
  MADE.getOrInsertComputed(makeSchema, () =>
    z.toJSONSchema(
      makeSchema(() => z.custom<ImageMetadata>()),
      { io: 'input', unrepresentable: 'any' },
    ),
  );

/** A field that a file has, with its rule: no group and no list. */
export interface Field {
  path: readonly (string | number)[];
  schema: JsonSchema;
  value: unknown;
}

/** Every field that a file has, of those in its schema. */
export const listFields = (schema: JsonSchema, value: unknown, path: Field['path'] = []): Field[] => {
  if (value === undefined) return [];
  const into = (part: unknown, name: string | number) =>
    listFields(part as JsonSchema, readField(value, name), [...path, name]);
  if (schema.items && Array.isArray(value)) return value.flatMap((_, index) => into(schema.items, index));
  if (schema.properties) return Object.entries(schema.properties).flatMap(([name, part]) => into(part, name));
  return [{ path, schema, value }];
};

/** Whether a field is words, or holds some, which another language has of its own. */
export const hasWords = ({ isWords, items, properties = {} }: JsonSchema): boolean =>
  isWords === true ||
  [items, ...Object.values(properties)].some((part) => part && hasWords(part as JsonSchema));

/** Whether a field may be written in another language: words, a name or a measure, or what holds some. */
export const isWritable = ({ isWords, items, properties = {} }: JsonSchema): boolean =>
  isWords !== undefined ||
  [items, ...Object.values(properties)].some((part) => part && isWritable(part as JsonSchema));

/** What a file in another language may hold: the texts of the Spanish one, of which each may be left out. */
export const toWordsSchema = ({
  items,
  properties,
  required: _required,
  minItems: _minItems,
  ...rest
}: JsonSchema): JsonSchema => {
  const texts = Object.entries(properties ?? {}).filter(([, field]) => isWritable(field as JsonSchema));
  return {
    ...rest,
    ...(items && { items: toWordsSchema(items as JsonSchema) }),
    ...(properties && {
      properties: Object.fromEntries(
        texts.map(([name, field]) => [name, toWordsSchema(field as JsonSchema)]),
      ),
    }),
  };
};
