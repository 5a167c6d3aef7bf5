import type { ImageMetadata } from 'astro';
import { z } from 'astro/zod';
import type { PictureField } from '../../src/schemas/picture-field.ts';

/** One field as an editor meets it. */
export interface SchemaField {
  /** `share.title`; in a list, `stats[n].value`. */
  name: string;
  help: string;
  isOptional: boolean;
}

type JsonSchema = z.core.JSONSchema.BaseSchema;

const picture: PictureField = () => z.custom<ImageMetadata>();

const isSchema = (value: unknown): value is JsonSchema => typeof value === 'object' && value !== null;

const describe = ({ description = '', minItems, maxItems }: JsonSchema): string =>
  minItems !== undefined && minItems === maxItems ? `${description} (exactamente ${minItems})` : description;

const listFields = (schema: JsonSchema, name: string, isOptional: boolean): SchemaField[] => {
  const own = name === '' ? [] : [{ name, help: describe(schema), isOptional }];
  if (schema.type === 'array') {
    const items = isSchema(schema.items) ? listFields(schema.items, `${name}[n]`, false) : [];
    return [...own, ...items.filter((field) => field.name !== `${name}[n]`)];
  }
  if (!schema.properties) return own;
  const inner = Object.entries(schema.properties).flatMap(([key, field]) =>
    isSchema(field)
      ? listFields(field, name === '' ? key : `${name}.${key}`, !schema.required?.includes(key))
      : [],
  );
  return inner;
};

/** Every field that a schema lets an editor write, lists and their fields included, groups by their fields only. */
export const listSchemaFields = (makeSchema: (picture: PictureField) => z.ZodType): SchemaField[] => {
  const schema = z.toJSONSchema(makeSchema(picture), { io: 'input', unrepresentable: 'any' });
  return listFields(schema, '', false);
};
