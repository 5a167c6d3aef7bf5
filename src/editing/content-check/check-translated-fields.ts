import { type Diagnostic, createFieldError } from '../../content/diagnostic.ts';
import type { ContentFile } from '../../content/read-content.ts';
import { DEFAULT_LOCALE } from '../../i18n/locales.ts';
import { type Field, isTranslatedField } from '../../schemas/json-schema.ts';
import { getLanguageName } from '../../schemas/language-name.ts';
import { isTranslatedText, TRANSLATION_LOCALES } from '../../schemas/translation.ts';
import { getField } from '../../schemas/untyped.ts';
import { getFileFields } from './check-values.ts';

const DEFAULT_LANGUAGE = getLanguageName(DEFAULT_LOCALE);
const MISSING_ORIGINAL = `Falta en ${DEFAULT_LANGUAGE}, y otro idioma lo tiene: en ${DEFAULT_LANGUAGE} no se vería. Escribe ${DEFAULT_LOCALE}: "…", o borra el campo.`;
const TRANSLATION_ONLY = `En ${DEFAULT_LANGUAGE} no se escribe: solo en otro idioma: { ${TRANSLATION_LOCALES.map((locale) => `${locale}: "…"`).join(', ')} }.`;

function checkField(file: ContentFile, { path, schema, value, isRequired }: Field): Diagnostic | undefined {
  const mayHaveOriginal = schema.properties?.[DEFAULT_LOCALE] !== undefined;
  const hasOriginal = typeof value === 'string' || getField(value, DEFAULT_LOCALE) !== undefined;
  if (!mayHaveOriginal) return hasOriginal ? createFieldError(file, path, TRANSLATION_ONLY) : undefined;
  // The schema reports a missing required text.
  if (hasOriginal || isRequired || !isTranslatedText(value)) return undefined;
  return createFieldError(file, [...path, DEFAULT_LOCALE], MISSING_ORIGINAL);
}

/**
 * Reports texts that only translations have although the default locale requires them, and the reverse, such as the gloss of a title. The
 * schemas can't, because they validate a file in one locale.
 */
export const checkTranslatedFields = (file: ContentFile): Diagnostic[] =>
  getFileFields(file)
    .filter(({ schema }) => isTranslatedField(schema))
    .map((field) => checkField(file, field))
    .filter((error) => error !== undefined);
