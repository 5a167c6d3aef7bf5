import type { ImageMetadata } from 'astro';
import { z } from 'astro/zod';
import type { SchemaFactory } from './image-field.ts';
import { getField } from './untyped.ts';

export type JsonSchema = z.core.JSONSchema.BaseSchema;

export type CreateSchema = SchemaFactory<unknown>;

/** Cache of JSON Schemas, because the content check needs every schema at each save. */
const JSON_SCHEMAS = new Map<CreateSchema, JsonSchema>();

/** Returns the JSON Schema of the input of a file: each field with its description and example. */
export const getJsonSchema = (createSchema: CreateSchema): JsonSchema =>
  JSON_SCHEMAS.getOrInsertComputed(createSchema, () =>
    z.toJSONSchema(
      createSchema(() => z.custom<ImageMetadata>()),
      { io: 'input', unrepresentable: 'any' },
    ),
  );

/** Leaf of a file's data (neither a group nor a list) with its JSON Schema. */
export interface Field {
  path: readonly (string | number)[];
  schema: JsonSchema;
  value: unknown;
  /** Whether the surrounding group requires the field. */
  isRequired: boolean;
}

/** Returns whether a field is a text that may hold translations. */
export const isTranslatedField = ({ type }: JsonSchema): boolean =>
  Array.isArray(type) && type.includes('object');

/** Returns the leaves of a file's data for which the schema has a field. */
export const getFields = (
  schema: JsonSchema,
  value: unknown,
  path: Field['path'] = [],
  isRequired = true,
): Field[] => {
  if (value === undefined) return [];
  const getChildFields = (childSchema: unknown, key: string | number): Field[] => {
    const isChildRequired = typeof key === 'number' || schema.required?.includes(key) === true;
    return getFields(childSchema as JsonSchema, getField(value, key), [...path, key], isChildRequired);
  };
  if (isTranslatedField(schema)) return [{ path, schema, value, isRequired }];
  if (schema.items && Array.isArray(value))
    return value.flatMap((_, index) => getChildFields(schema.items, index));
  if (schema.properties)
    return Object.entries(schema.properties).flatMap(([name, property]) => getChildFields(property, name));
  return [{ path, schema, value, isRequired }];
};
