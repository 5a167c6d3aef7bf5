import { z } from 'astro/zod';

const accepts = (schema: z.core.$ZodType, value: string): boolean => z.safeParse(schema, value).success;

const readPlaceholders = (example: string): string[] => [
  ...new Set([...example.matchAll(/\{([^{}]*)\}/g)].map(([, name]) => name ?? '')),
];

const templateShape = (names: readonly string[]): string => {
  const all = names.map((name) => String.raw`(?=[\s\S]*\{${name}\})`).join('');
  return String.raw`^${all}(?:[^{}]|\{(?:${names.join('|')})\})*$`;
};

/**
 * The regular expression of a text whose rule is a function, which zod cannot turn into JSON Schema: a text that the
 * page completes, an https address, an https address that is only a domain. `undefined` for every other text.
 *
 * @param example a right value, from the schema itself
 */
export const findTextShape = (schema: z.core.$ZodType, example: string): string | undefined => {
  const names = readPlaceholders(example);
  if (names.length > 0) return templateShape(names);
  if (!example.startsWith('https://') || accepts(schema, example.replace('https', 'http'))) return undefined;
  return accepts(schema, `${example}/`) ? String.raw`^https://[^\s/?#]\S*$` : String.raw`^https://[^\s/?#]+$`;
};
