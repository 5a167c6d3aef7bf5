import { DEFAULT_LOCALE, LOCALES } from '../../i18n/locales.ts';
import { quote } from '../../schemas/quote.ts';
import { getField } from '../../schemas/untyped.ts';
import { type ReadFile, readContentFile } from '../../content/read-file.ts';
import { UNTRANSLATED_SECTIONS, getUiStringsPath } from '../../content/ui-strings-file.ts';
import { getTextValues, getValues } from './check-values.ts';
import { type Diagnostic, createFieldDiagnostics, formatFieldPath } from '../../content/diagnostic.ts';
import type { ContentFolder } from '../../content/read-content.ts';

const DEFAULT_FILE = getUiStringsPath(DEFAULT_LOCALE);

const getPlaceholders = (text: string): string[] =>
  [...new Set(text.match(/\{\w+\}/g))].toSorted((a, b) => a.localeCompare(b));

const isOptionalSection = (strings: ReadFile, section: PropertyKey | undefined): boolean =>
  strings.file !== DEFAULT_FILE &&
  UNTRANSLATED_SECTIONS.some((name) => name === section) &&
  getField(strings.source?.data, section ?? '') === undefined;

const getMissingUiStrings = (strings: ReadFile, reference: ReadFile): Diagnostic[] =>
  getTextValues(reference.source?.data).flatMap(({ path, text }) => {
    const isPresent = getField(strings.source?.data, ...path) !== undefined;
    if (isPresent || isOptionalSection(strings, path[0])) return [];
    const message = `Falta ${formatFieldPath(path)}, que ${reference.file} tiene: ${quote(text)}. Escríbelo aquí.`;
    return createFieldDiagnostics(strings.file, strings.source)(message, ...path);
  });

const findChangedPlaceholders = (translation: ReadFile, original: ReadFile): Diagnostic[] =>
  getTextValues(translation.source?.data).flatMap(({ path, text }) => {
    const originalText = getField(original.source?.data, ...path);
    if (typeof originalText !== 'string') return [];
    const placeholders = getPlaceholders(originalText);
    if (getPlaceholders(text).join() === placeholders.join()) return [];
    const message = `Se encontró ${quote(text)}. Se espera un texto con ${placeholders.join(', ') || 'nada'} entre llaves, como en ${original.file}.`;
    return createFieldDiagnostics(translation.file, translation.source)(message, ...path);
  });

/** Checks the UI strings: every locale has the keys and placeholders of the default locale, except the untranslated sections. */
export const checkUiStrings = async ({ root }: ContentFolder): Promise<Diagnostic[]> => {
  const files = await Promise.all(LOCALES.map((locale) => readContentFile(root, getUiStringsPath(locale))));
  const errors = files.flatMap(({ file, source, errors: syntaxErrors }) => [
    ...syntaxErrors,
    ...getValues(source?.data ?? {})
      .filter(({ value }) => typeof value !== 'string' || value.trim() === '')
      .map(({ path }) => createFieldDiagnostics(file, source)('Se espera un texto.', ...path)),
  ]);
  const original = files.find(({ file }) => file === DEFAULT_FILE);
  const translations = files.filter(({ file }) => file !== DEFAULT_FILE);
  const differences = translations.flatMap((translation) => {
    // A file that can't be parsed has its own error.
    if (!translation.source || !original?.source) return [];
    return [
      ...getMissingUiStrings(translation, original),
      ...getMissingUiStrings(original, translation),
      ...findChangedPlaceholders(translation, original),
    ];
  });
  return [...errors, ...differences];
};
