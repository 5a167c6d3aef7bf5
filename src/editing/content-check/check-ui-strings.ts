import { DEFAULT_LOCALE, LOCALES } from '../../i18n/locales.ts';
import { quote } from '../../schemas/quote.ts';
import { getField } from '../../schemas/untyped.ts';
import { type ReadFile, readContentFile } from '../../content/read-file.ts';
import { UNTRANSLATED_SECTIONS, uiStringsFile } from '../../content/ui-strings-file.ts';
import { findTexts, listValues } from './check-values.ts';
import { type Diagnostic, createFieldDiagnostics, formatFieldPath } from '../../content/diagnostic.ts';
import type { ContentFolder } from '../../content/read-content.ts';

const SPANISH_FILE = uiStringsFile(DEFAULT_LOCALE);

/** Returns the placeholders of a text, sorted and without duplicates: `{year}`. */
const getPlaceholders = (text: string): string[] =>
  [...new Set(text.match(/\{\w+\}/g))].toSorted((a, b) => a.localeCompare(b));

const isUntranslatedSection = ([group]: readonly PropertyKey[]): boolean =>
  UNTRANSLATED_SECTIONS.some((name) => name === group);

/** Reports UI strings of a reference file that a file lacks, or has with different placeholders. */
const compareUiStrings = (strings: ReadFile, reference: ReadFile): Diagnostic[] => {
  const report = createFieldDiagnostics(strings.file, strings.source);
  return findTexts(reference.source?.data).flatMap(({ path, text }) => {
    if (isUntranslatedSection(path)) return [];
    const translation = getField(strings.source?.data, ...path);
    if (typeof translation !== 'string') {
      const message = `Falta ${formatFieldPath(path)}, que ${reference.file} tiene: ${quote(text)}. Escríbelo aquí.`;
      return report(message, ...path);
    }
    const placeholders = getPlaceholders(text);
    if (getPlaceholders(translation).join() === placeholders.join()) return [];
    const message = `Se encontró ${quote(translation)}. Se espera un texto con ${placeholders.join(', ') || 'nada'} entre llaves, como en ${reference.file}.`;
    return report(message, ...path);
  });
};

/** Checks the UI strings: every locale has the same keys and placeholders as Spanish. */
export const checkUiStrings = async ({ root }: ContentFolder): Promise<Diagnostic[]> => {
  const files = await Promise.all(LOCALES.map((locale) => readContentFile(root, uiStringsFile(locale))));
  const errors = files.flatMap(({ file, source, errors: syntaxErrors }) => [
    ...syntaxErrors,
    ...listValues(source?.data ?? {})
      .filter(({ value }) => typeof value !== 'string' || value.trim() === '')
      .map(({ path }) => createFieldDiagnostics(file, source)('Se espera un texto.', ...path)),
  ]);
  const spanish = files.find(({ file }) => file === SPANISH_FILE);
  const translations = files.filter(({ file }) => file !== SPANISH_FILE);
  const differences = translations.flatMap((translation) => {
    // A file that can't be parsed has its own error.
    if (!translation.source || !spanish?.source) return [];
    return [...compareUiStrings(translation, spanish), ...compareUiStrings(spanish, translation)];
  });
  return [...errors, ...differences];
};
