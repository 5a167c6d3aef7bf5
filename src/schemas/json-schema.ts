import type { ImageMetadata } from 'astro';
import { z } from 'astro/zod';
import type { CreatePictureField } from './picture-field.ts';
import { getField } from './untyped.ts';

export type JsonSchema = z.core.JSONSchema.BaseSchema;

type CreateSchema = (picture: CreatePictureField) => z.ZodType;

/** Made once of each schema: the content check asks for them at each save. */
const MADE = new Map<CreateSchema, JsonSchema>();

/** What an editor may write in a file, as JSON Schema: each field with its description and its example. */
export const readJsonSchema = (createSchema: CreateSchema): JsonSchema =>
  MADE.getOrInsertComputed(createSchema, () =>
    z.toJSONSchema(
      createSchema(() => z.custom<ImageMetadata>()),
      { io: 'input', unrepresentable: 'any' },
    ),
  );

/** A leaf of a file's data, no group and no list, with its JSON Schema. */
export interface Field {
  path: readonly (string | number)[];
  schema: JsonSchema;
  value: unknown;
  /** Its group has to have it. */
  isRequired: boolean;
}

/** Whether the schema of a field is that of a text that may hold translations. */
export const isTranslatedField = ({ type }: JsonSchema): boolean =>
  Array.isArray(type) && type.includes('object');

/** Every leaf of a file's data that its schema has. */
export const listFields = (
  schema: JsonSchema,
  value: unknown,
  path: Field['path'] = [],
  isRequired = true,
): Field[] => {
  if (value === undefined) return [];
  const into = (part: unknown, name: string | number) => {
    const isAsked = typeof name === 'number' || schema.required?.includes(name) === true;
    return listFields(part as JsonSchema, getField(value, name), [...path, name], isAsked);
  };
  if (isTranslatedField(schema)) return [{ path, schema, value, isRequired }];
  if (schema.items && Array.isArray(value)) return value.flatMap((_, index) => into(schema.items, index));
  if (schema.properties) return Object.entries(schema.properties).flatMap(([name, part]) => into(part, name));
  return [{ path, schema, value, isRequired }];
};
