import type { z } from 'astro/zod';

/** A JSON Schema with what VS Code reads besides: messages, help in Markdown, meanings of words, snippets. */
export type EditorSchema = z.core.JSONSchema.JSONSchema;

export const isSchema = (value: unknown): value is EditorSchema =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The schemas of a group's fields and of a list's elements. */
export const innerSchemas = ({ properties = {}, items }: EditorSchema): EditorSchema[] =>
  [...Object.values(properties), items].filter(isSchema);
