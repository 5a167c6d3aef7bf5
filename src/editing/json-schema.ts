import type { ImageMetadata } from 'astro';
import { z } from 'astro/zod';
import type { MakePictureField } from '../schemas/picture-field.ts';

export type JsonSchema = z.core.JSONSchema.BaseSchema;

/** What an editor may write in a file, as JSON Schema: each field with its description and its example. */
export const readJsonSchema = (makeSchema: (picture: MakePictureField) => z.ZodType): JsonSchema =>
  z.toJSONSchema(
    makeSchema(() => z.custom<ImageMetadata>()),
    { io: 'input', unrepresentable: 'any' },
  );

/** Whether a field is words, or holds some, which another language has of its own. */
export const hasWords = ({ isWords, items, properties = {} }: JsonSchema): boolean =>
  isWords === true ||
  [items, ...Object.values(properties)].some((part) => part && hasWords(part as JsonSchema));
