import { z } from 'astro/zod';
import { FORBIDDEN } from './text.ts';

const LONGEST_QUOTE_CHARACTERS = 60;
/** What a page doesn't show as it is written: invisible characters and tags as well. */
const MISREAD = new RegExp(String.raw`\p{Cf}|<\/?[a-z]|${FORBIDDEN}`, 'iu');

/** The found value, quoted, on one line, truncated when long; invisible characters as their code point. */
export const quote = (value: string): string => {
  const line = value
    .replace(/\s*[\r\n]+\s*/g, ' ⏎ ')
    .replace(
      /\p{Cf}/gu,
      (character) => `[U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}]`,
    );
  return `"${line.length > LONGEST_QUOTE_CHARACTERS ? `${line.slice(0, LONGEST_QUOTE_CHARACTERS)}…` : line}"`;
};

const describe = (value: unknown): string => {
  if (value === null) return 'un campo vacío';
  if (value instanceof Date) return `la fecha ${value.toISOString().slice(0, 10)} sin comillas`;
  if (Array.isArray(value)) return `una lista de ${value.length}`;
  if (typeof value === 'string') return value.trim() === '' ? 'un texto vacío' : quote(value);
  if (typeof value === 'number') return `el número ${value}`;
  return typeof value === 'boolean' ? `el valor ${value}` : 'un grupo de campos';
};

/** How to mend what was found, where one can tell. */
const advise = (value: unknown, schema: z.core.$ZodType, expected: string): string => {
  if (schema instanceof z.ZodString && (typeof value === 'number' || value instanceof Date))
    return ' Escríbelo entre comillas.';
  return typeof value === 'string' && MISREAD.test(value) && !expected.includes('{')
    ? ' Un texto no lleva marcas invisibles [U+…], etiquetas < > ni llaves { }; los miles llevan coma: 1,500 m².'
    : '';
};

/** Every error of a value in Spanish: what was found, and what its schema says it expects (`errorMessage` in its meta). */
export const spanishErrors: z.core.$ZodErrorMap = ({ schema, ...issue }) => {
  if (!schema) return undefined;
  if (issue.code === 'unrecognized_keys') {
    const known = schema instanceof z.ZodObject ? Object.keys(schema.shape) : [];
    return `No existe: ${issue.keys.join(', ')}. Los campos posibles son: ${known.join(', ')}.`;
  }
  const { errorMessage } = z.globalRegistry.get(schema) ?? {};
  const found = issue.input === undefined ? 'Falta este campo.' : `Se encontró ${describe(issue.input)}.`;
  const expected = typeof errorMessage === 'string' ? errorMessage : '';
  return `${found} ${expected}${advise(issue.input, schema, expected)}`;
};
