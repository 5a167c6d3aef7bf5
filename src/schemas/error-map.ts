import { z } from 'astro/zod';
import { findForbiddenText, type TextKind } from './text-rules.ts';
import { quote, INVISIBLE_CHARACTERS } from './quote.ts';
import { LOCALES } from '../i18n/locales.ts';
import { isTranslatedText } from './translation.ts';

const UNSEEN_REMEDY = 'Lo que está entre [ ] no se ve: bórralo y escríbelo de nuevo.';
const IN_QUOTES = 'Escríbelo entre comillas.';
const HOUR = /^\d{4}-\d\d?-\d\d?[T\s]+\d/;

const isGroup = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** What was found, in words. */
const describeFound = (value: unknown): string => {
  if (value === null) return 'un campo vacío';
  if (Array.isArray(value)) return `una lista de ${value.length}`;
  if (typeof value === 'string') return value.trim() === '' ? 'un campo vacío' : quote(value);
  if (typeof value === 'number') return `el número ${value}`;
  if (typeof value === 'boolean') return `el valor ${value}`;
  return 'un grupo de campos';
};

/** Whether a field is a text that may be in several languages. */
const isText = (schema: z.core.$ZodType): boolean => Array.isArray(z.globalRegistry.get(schema)?.type);

/** What an editor is told of a text whose languages aren't those that the site knows. */
const describeLanguages = (names: readonly string[]): string => {
  const strange = names.filter((name) => !LOCALES.some((locale) => locale === name));
  const expected = `Un texto va entre comillas, o con sus idiomas: ${LOCALES.map((locale) => `${locale}: "…"`).join(', ')}.`;
  return strange.length === 0 ? expected : `${expected} No es un idioma: ${strange.join(', ')}.`;
};

/** Of what isn't a text: quotes where they help, one text for a list of them, a hyphen for each item of a list. */
const adviseShape = (value: unknown, schema: z.core.$ZodType): string[] => {
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
    if (isText(schema)) return [describeLanguages(Object.keys(value))];
    const { once } = z.globalRegistry.get(schema) ?? {};
    return isTranslatedText(value) && typeof once === 'string' ? [once] : [];
  }
  if (Array.isArray(value)) {
    const texts = value.map(String);
    return texts.length > 0 ? [`Escribe un solo texto, sin corchetes: "${texts.join(', ')}".`] : [];
  }
  const isBare = typeof value === 'number' || typeof value === 'boolean';
  return isBare && schema.safeParse(String(value)).success ? [IN_QUOTES] : [];
};

/** How to mend what was found, where one can tell. */
const advise = (value: unknown, schema: z.core.$ZodType): string[] => {
  if (typeof value === 'string' && HOUR.test(value))
    return ['La hora va en activities: label, day y starts.'];
  if (typeof value !== 'string') return adviseShape(value, schema);
  const { kind } = z.globalRegistry.get(schema) ?? {};
  const found = kind === undefined ? [] : findForbiddenText(value, kind as TextKind);
  return found.length === 0 && value.search(INVISIBLE_CHARACTERS) >= 0 ? [UNSEEN_REMEDY] : found;
};

const { localeError } = z.locales.es();

/** What zod itself expects, for a schema without a sentence of its own. */
const describeExpected = (issue: z.core.$ZodRawIssue): string => {
  const said = localeError(issue) ?? '';
  return `${typeof said === 'string' ? said : said.message}.`;
};

/** The error of fields that a group doesn't have. */
export const describeUnknown = (names: readonly string[], known: readonly string[]): string =>
  `No existe: ${names.join(', ')}. Los campos posibles son: ${known.join(', ')}.`;

/** Zod's error map in Spanish: each message says what was found, and what its schema expects (`errorMessage` of its meta). */
export const spanishErrors: z.core.$ZodErrorMap = ({ schema, ...issue }) => {
  if (!schema) return undefined;
  if (issue.code === 'unrecognized_keys') {
    const known = schema instanceof z.ZodObject ? Object.keys(schema.shape) : [];
    return describeUnknown(issue.keys, known);
  }
  if (issue.code === 'too_big' && typeof issue.input === 'string')
    return `Aquí hay ${issue.input.length} letras. Se esperan ${issue.maximum} o menos, que son las que se ven.`;
  const { errorMessage } = z.globalRegistry.get(schema) ?? {};
  const found =
    issue.input === undefined ? 'Falta este campo.' : `Se encontró ${describeFound(issue.input)}.`;
  const expected = typeof errorMessage === 'string' ? errorMessage : describeExpected(issue);
  return [found, expected, ...advise(issue.input, schema)].join(' ');
};
