import { z } from 'astro/zod';

// A text that is right wherever any text is, and wrong wherever it must have a shape.
const SHAPELESS_TEXT = '·';

const refuse = (schema: z.core.$ZodType, value: unknown): string | undefined => {
  const result = z.safeParse(schema, value);
  // The second sentence tells what is expected; the first one what was found, which only a check of a file knows.
  return result.success ? undefined : result.error.issues[0]?.message.replace(/^Se encontró .+?\. /s, '');
};

/** What a field's own schema says it expects, without a word about what was found: `Se espera un texto, por…`. */
export const explainExpected = (schema: z.core.$ZodType): string | undefined => refuse(schema, null);

/** The same for the shape of a text, such as an address; `undefined` when every text is right. */
export const explainExpectedShape = (schema: z.core.$ZodType): string | undefined =>
  refuse(schema, SHAPELESS_TEXT);
