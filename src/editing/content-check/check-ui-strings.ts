import { DEFAULT_LOCALE, LOCALES } from '../../i18n/locales.ts';
import { quote } from '../../schemas/quote.ts';
import { getField } from '../../schemas/untyped.ts';
import { TRANSLATION_LOCALES } from '../../schemas/translation.ts';
import { type ReadFile, readContentFile } from '../../content/read-file.ts';
import { UNTRANSLATED_SECTIONS, uiStringsFile } from '../../content/ui-strings-file.ts';
import { findTexts, listValues } from './check-values.ts';
import { type Diagnostic, createFieldDiagnostics, formatFieldPath } from '../../content/diagnostic.ts';
import type { ContentFolder } from '../../content/read-content.ts';

const SPANISH = uiStringsFile(DEFAULT_LOCALE);

const placeholdersOf = (text: string): string[] =>
  [...new Set(text.match(/\{\w+\}/g))].toSorted((one, other) => one.localeCompare(other));

const isInSpanishAlone = ([group]: readonly PropertyKey[]): boolean =>
  UNTRANSLATED_SECTIONS.some((name) => name === group);

/** What the words of a file must have for those of `other`: each name, with the same placeholders. */
const compareUiStrings = (file: string, own: ReadFile, otherFile: string, other: ReadFile): Diagnostic[] => {
  const report = createFieldDiagnostics(file, own.source);
  return findTexts(other.source?.data).flatMap(({ path, text }) => {
    if (isInSpanishAlone(path)) return [];
    const found = getField(own.source?.data, ...path);
    if (typeof found !== 'string') {
      const message = `Falta ${formatFieldPath(path)}, que ${otherFile} tiene: ${quote(text)}. Escríbelo aquí.`;
      return report(message, ...path);
    }
    const needed = placeholdersOf(text);
    if (placeholdersOf(found).join() === needed.join()) return [];
    const message = `Se encontró ${quote(found)}. Se espera un texto con ${needed.join(', ') || 'nada'} entre llaves, como en ${otherFile}.`;
    return report(message, ...path);
  });
};

/** The words of the interface: those in Spanish say which names and placeholders any other language has. */
export const checkUiStrings = async ({ root }: ContentFolder): Promise<Diagnostic[]> => {
  const read = await Promise.all(LOCALES.map((locale) => readContentFile(root, uiStringsFile(locale))));
  const files = new Map(read.map((file) => [file.file, file]));
  const spanish = files.get(SPANISH);
  const errors = [...files].flatMap(([file, own]) => [
    ...own.errors,
    ...listValues(own.source?.data ?? {})
      .filter(({ value }) => typeof value !== 'string' || value.trim() === '')
      .flatMap(({ path }) => createFieldDiagnostics(file, own.source)('Se espera un texto.', ...path)),
  ]);
  const translations = TRANSLATION_LOCALES.flatMap((locale) => {
    const file = uiStringsFile(locale);
    const own = files.get(file);
    // Of a file that can't be read nothing is told but that.
    if (!own?.source || !spanish?.source) return [];
    return [
      ...compareUiStrings(file, own, SPANISH, spanish),
      ...compareUiStrings(SPANISH, spanish, file, own),
    ];
  });
  return [...errors, ...translations];
};
