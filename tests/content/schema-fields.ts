import type { ImageMetadata } from 'astro';
import { z } from 'astro/zod';
import type { PictureField } from '../../src/schemas/picture-field.ts';

/** One field as an editor meets it: `share.title`; in a list, `stats[n].value`. */
export interface SchemaField {
  name: string;
  help: string;
  isOptional: boolean;
}

type JsonSchema = z.core.JSONSchema.BaseSchema;

const listFields = (schema: JsonSchema, name: string, isOptional: boolean): SchemaField[] => {
  const { description = '', minItems, maxItems, items, properties, required = [] } = schema;
  const count = minItems !== undefined && minItems === maxItems ? ` (exactamente ${minItems})` : '';
  const own = name === '' ? [] : [{ name, help: `${description}${count}`, isOptional }];
  if (items && !Array.isArray(items) && typeof items === 'object') {
    const inner = listFields(items, `${name}[n]`, false);
    return [...own, ...inner.filter((field) => field.name !== `${name}[n]`)];
  }
  if (!properties) return own;
  return Object.entries(properties).flatMap(([key, field]) =>
    typeof field === 'object'
      ? listFields(field, name === '' ? key : `${name}.${key}`, !required.includes(key))
      : [],
  );
};

/** Every field that a schema lets an editor write, lists and their fields included, groups by their fields only. */
export const listSchemaFields = (makeSchema: (picture: PictureField) => z.ZodType): SchemaField[] => {
  const schema = makeSchema(() => z.custom<ImageMetadata>());
  return listFields(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }), '', false);
};
