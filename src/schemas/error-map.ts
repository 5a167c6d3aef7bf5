import { z } from 'astro/zod';
import { findNearName } from './near-name.ts';

const LONGEST_QUOTE_CHARACTERS = 60;

/** The found value, quoted, on one line, truncated when long; invisible characters as their code point. */
export const quote = (value: string): string => {
  const line = value
    .replace(/\s*[\r\n]+\s*/g, ' ⏎ ')
    .replace(
      /\p{Cf}/gu,
      (mark) => `[U+${(mark.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}]`,
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

const readUnquoted = (value: unknown): string | undefined => {
  if (typeof value === 'number') return String(value);
  return value instanceof Date ? value.toISOString().slice(0, 10) : undefined;
};

/** How to mend what was found, where one can tell. */
const advise = (value: unknown, schema: z.core.$ZodType, expected: string): string => {
  const unquoted = schema instanceof z.ZodString ? readUnquoted(value) : undefined;
  if (unquoted !== undefined) return ` Escríbelo entre comillas: "${unquoted}".`;
  if (typeof value !== 'string') return '';
  if (schema instanceof z.ZodEnum) {
    const near = findNearName(value, schema.options.map(String));
    return near === undefined ? '' : ` ¿Quisiste escribir "${near}"?`;
  }
  if (/\p{Cf}/u.test(value)) return ' Lleva marcas invisibles [U+…]: bórralo y escríbelo a mano.';
  if (/<\/?[a-z]/i.test(value)) return ' Se leería tal cual: quita lo que va entre < y >.';
  if (/\d\.\d{3}\s?m²/.test(value)) return ' El punto es de decimales; los miles llevan coma: "1,500 m²".';
  const isTemplate = expected.includes('{');
  return !isTemplate && /\{\w*\}/.test(value) ? ' La página no completa este texto: quita las llaves.' : '';
};

const explainUnknownField = (name: string, schema: z.core.$ZodType): string => {
  const known = schema instanceof z.ZodObject ? Object.keys(schema.shape) : [];
  const near = findNearName(name, known);
  const advice =
    near === undefined ? `Los campos posibles son: ${known.join(', ')}.` : `¿Quisiste escribir «${near}»?`;
  return `Este campo no existe. ${advice}`;
};

/**
 * Every error of a value in Spanish: what was found, and what its schema says it expects (`errorMessage` in its meta).
 * For unknown fields one line for each name, in the order of `issue.keys`.
 */
export const spanishErrors: z.core.$ZodErrorMap = ({ schema, ...issue }) => {
  if (!schema) return undefined;
  if (issue.code === 'unrecognized_keys')
    return issue.keys.map((name) => explainUnknownField(name, schema)).join('\n');
  const { errorMessage } = z.globalRegistry.get(schema) ?? {};
  const expected = typeof errorMessage === 'string' ? errorMessage : '';
  const found = issue.input === undefined ? 'Falta este campo.' : `Se encontró ${describe(issue.input)}.`;
  return `${found} ${expected}${advise(issue.input, schema, expected)}`;
};
