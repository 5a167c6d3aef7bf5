import { DEFAULT_LOCALE } from '../../i18n/locales.ts';
import { quoteValue } from '../../schemas/quote.ts';
import { TRANSLATION_LOCALES } from '../../schemas/translation.ts';
import { getField, getTextValues, getValues, type TextValue } from '../../schemas/untyped.ts';
import { type ReadFile, readContentFile } from '../../content/read-file.ts';
import { UNTRANSLATED_SECTIONS, getUiStringsPath } from '../../content/ui-strings-file.ts';
import { createFieldError, type Diagnostic, formatFieldPath } from '../../content/diagnostic.ts';
import type { CheckContext } from './check-context.ts';

const getPlaceholders = (text: string): string[] =>
  [...new Set(text.match(/\{\w+\}/g))].toSorted((a, b) => a.localeCompare(b));

/** Returns whether a translation may lack a section, and lacks it. */
const isOmittedSection = (translation: ReadFile, section: PropertyKey = ''): boolean =>
  UNTRANSLATED_SECTIONS.some((name) => name === section) &&
  getField(translation.source?.data, section) === undefined;

const createMissingError = (file: ReadFile, reference: ReadFile, { path, text }: TextValue): Diagnostic => {
  const message = `Falta ${formatFieldPath(path)}, que ${reference.file} tiene: ${quoteValue(text)}. Escríbelo aquí.`;
  return createFieldError(file, path, message);
};

/** Reports UI strings that one of two files lacks, and translations with different placeholders. */
function compareUiStrings(original: ReadFile, translation: ReadFile): Diagnostic[] {
  const errors: Diagnostic[] = [];
  for (const string of getTextValues(original.source?.data)) {
    const translated = getField(translation.source?.data, ...string.path);
    const placeholders = getPlaceholders(string.text);
    if (translated === undefined && !isOmittedSection(translation, string.path[0]))
      errors.push(createMissingError(translation, original, string));
    if (typeof translated !== 'string' || getPlaceholders(translated).join() === placeholders.join())
      continue;
    const message = `Se encontró ${quoteValue(translated)}. Se espera un texto con ${placeholders.join(', ') || 'nada'} entre llaves, como en ${original.file}.`;
    errors.push(createFieldError(translation, string.path, message));
  }
  for (const string of getTextValues(translation.source?.data))
    if (getField(original.source?.data, ...string.path) === undefined)
      errors.push(createMissingError(original, translation, string));
  return errors;
}

/** Checks the UI strings: every locale has the keys and placeholders of the default locale, except the untranslated sections. */
export const checkUiStrings = async ({ root, misnamedPaths }: CheckContext): Promise<Diagnostic[]> => {
  const locales = [DEFAULT_LOCALE, ...TRANSLATION_LOCALES];
  const paths = locales.map(getUiStringsPath).filter((path) => !misnamedPaths.has(path));
  const files = await Promise.all(paths.map((path) => readContentFile(root, path)));
  const errors = files.flatMap((file) => [
    ...file.errors,
    ...getValues(file.source?.data ?? {})
      .filter(({ value }) => typeof value !== 'string' || value.trim() === '')
      .map(({ path }) => createFieldError(file, path, 'Se espera un texto.')),
  ]);
  // A file that can't be parsed has its own error.
  const [original, ...translations] = files.filter(({ source }) => source !== undefined);
  if (original?.file !== getUiStringsPath(DEFAULT_LOCALE)) return errors;
  return [...errors, ...translations.flatMap((translation) => compareUiStrings(original, translation))];
};
