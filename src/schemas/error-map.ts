import { z } from 'astro/zod';
import { getForbiddenText, type TextKind } from './text-rules.ts';
import { quoteValue, INVISIBLE_CHARACTERS } from './quote.ts';
import { isTranslatedText } from './translation.ts';

/** Beginning of the error for a required field that is missing. */
export const MISSING_FIELD = 'Falta este campo.';
const INVISIBLE_CHARACTER_ADVICE = 'Lo que está entre [ ] no se ve: bórralo y escríbelo de nuevo.';
const QUOTES_ADVICE = 'Escríbelo entre comillas.';
const NO_LIST_ADVICE = 'Aquí no va una lista: quita los corchetes, o el guion.';
const ONCE_ADVICE = 'Este campo se escribe una sola vez, sin idiomas.';
const DATE_AND_TIME = /^\d{4}-\d\d?-\d\d?[T\s]+\d/;

const isGroup = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const describeValue = (value: unknown): string => {
  if (value === null) return 'un campo vacío';
  if (Array.isArray(value)) return `una lista de ${value.length}`;
  if (typeof value === 'string') return value.trim() === '' ? 'un campo vacío' : quoteValue(value);
  if (typeof value === 'number') return `el número ${value}`;
  if (typeof value === 'boolean') return `el valor ${value}`;
  return 'un grupo de campos';
};

const isTranslatableText = (schema: z.core.$ZodType): boolean =>
  Array.isArray(z.globalRegistry.get(schema)?.type);

/** Describes the correct form of a text with translations, and lists unknown locales. */
const suggestLocales = (schema: z.core.$ZodType, names: readonly string[]): string => {
  const { properties } = z.globalRegistry.get(schema) ?? {};
  const locales = Object.keys(Object(properties) as object);
  const unknown = names.filter((name) => !locales.includes(name));
  const expected = `Un texto va entre comillas, o con sus idiomas: ${locales.map((locale) => `${locale}: "…"`).join(', ')}.`;
  return unknown.length === 0 ? expected : `${expected} No es un idioma: ${unknown.join(', ')}.`;
};

/** Suggests a correction for a value of the wrong type: quotes around a string, a single text instead of a list, or list syntax. */
const suggestTypeCorrection = (value: unknown, schema: z.core.$ZodType): string[] => {
  if (schema instanceof z.ZodArray) {
    const [field = ''] = schema.element instanceof z.ZodObject ? Object.keys(schema.element.shape) : [];
    if (!isGroup(value) || field === '') return [];
    const example = `- ${field}: "…"`;
    return [
      `Cada elemento empieza con guion y espacio, ${example}; en un .json va entre { }, dentro de [ ].`,
    ];
  }
  if (!(schema instanceof z.ZodString) || value === null || value === undefined) return [];
  if (isGroup(value)) {
    if (isTranslatableText(schema)) return [suggestLocales(schema, Object.keys(value))];
    const { once } = z.globalRegistry.get(schema) ?? {};
    return isTranslatedText(value) ? [typeof once === 'string' ? once : ONCE_ADVICE] : [];
  }
  if (Array.isArray(value)) {
    const texts = value.filter((item) => typeof item === 'string' || typeof item === 'number');
    const isList = texts.length > 0 && texts.length === value.length;
    return isList ? [`Escribe un solo texto, sin corchetes: "${texts.join(', ')}".`] : [NO_LIST_ADVICE];
  }
  const isBare = typeof value === 'number' || typeof value === 'boolean';
  return isBare && schema.safeParse(String(value)).success ? [QUOTES_ADVICE] : [];
};

/** Suggests corrections for an invalid value; empty if there is no suggestion. */
const suggestCorrections = (value: unknown, schema: z.core.$ZodType): string[] => {
  if (typeof value === 'string' && schema instanceof z.ZodArray && schema.element instanceof z.ZodString)
    return [`Escríbelo entre corchetes: [${quoteValue(value)}].`];
  if (typeof value === 'string' && DATE_AND_TIME.test(value))
    return ['La hora va en activities: label, day y starts.'];
  if (typeof value !== 'string') return suggestTypeCorrection(value, schema);
  const { kind } = z.globalRegistry.get(schema) ?? {};
  const advice = kind === undefined ? [] : getForbiddenText(value, kind as TextKind);
  if (advice.length > 0) return advice;
  return value.search(INVISIBLE_CHARACTERS) >= 0 ? [INVISIBLE_CHARACTER_ADVICE] : [];
};

const { localeError } = z.locales.es();

/** Returns Zod's Spanish message for a schema that has no `errorMessage`. */
const describeExpected = (issue: z.core.$ZodRawIssue): string => {
  const message = localeError(issue) ?? '';
  return `${typeof message === 'string' ? message : message.message}.`;
};

/** Describes unknown fields of a group in Spanish. */
export const describeUnknownFields = (names: readonly string[], fieldNames: readonly string[]): string =>
  `No existe: ${names.join(', ')}. Los campos posibles son: ${fieldNames.join(', ')}.`;

/** Error map for Zod in Spanish. Each message describes the value, and what the schema expects (`errorMessage` in its metadata). */
export const spanishErrors: z.core.$ZodErrorMap = ({ schema, ...issue }) => {
  if (!schema) return undefined;
  if (issue.code === 'unrecognized_keys') {
    const fieldNames = schema instanceof z.ZodObject ? Object.keys(schema.shape) : [];
    return describeUnknownFields(issue.keys, fieldNames);
  }
  if (issue.code === 'too_big' && typeof issue.input === 'string')
    return `Aquí hay ${issue.input.length} letras. Se esperan ${issue.maximum} o menos, que son las que se ven.`;
  const { errorMessage } = z.globalRegistry.get(schema) ?? {};
  const actual = issue.input === undefined ? MISSING_FIELD : `Se encontró ${describeValue(issue.input)}.`;
  const expected = typeof errorMessage === 'string' ? errorMessage : describeExpected(issue);
  return [actual, expected, ...suggestCorrections(issue.input, schema)].join(' ');
};
