import type { ImageMetadata } from 'astro';
import { z } from 'astro/zod';
import type { PictureField } from '../schemas/picture-field.ts';

export type JsonSchema = z.core.JSONSchema.BaseSchema;

/** What an editor may write in a file, as JSON Schema: each field with its description and its example. */
export const readJsonSchema = (makeSchema: (picture: PictureField) => z.ZodType): JsonSchema => {
  const schema = makeSchema(() => z.custom<ImageMetadata>());
  return z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
};
