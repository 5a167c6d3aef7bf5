import { DEFAULT_LOCALE, type Locale } from '../i18n/locales.ts';
import type { JsonSchema } from '../schemas/json-schema.ts';
import { getField } from '../schemas/untyped.ts';
import { pickLocale, isTranslatedText } from '../schemas/translation.ts';

/** Where a field is written. */
export interface SourceLocation {
  file: string;
  line: number;
  path: readonly PropertyKey[];
}

/** A file that could be read: its data, and where each field stands. */
export interface ContentSource {
  data: unknown;
  /** Line of a field, counted from 1; of the group around it when the field is missing. */
  getLine: (path: readonly PropertyKey[]) => number;
  /** Of what is read in a language, where a field is written: `label` as `label.en`. */
  getLocation?: (path: readonly PropertyKey[]) => SourceLocation;
}

/** A file in one language: its data with each text as a string, and where each is written. */
export const localizeSource = (
  locale: Locale,
  schema: JsonSchema,
  file: string,
  { data, getLine }: ContentSource,
): ContentSource => {
  const view = pickLocale(schema, data, locale);
  const getLocation = (path: readonly PropertyKey[]): SourceLocation => {
    const value = getField(data, ...path);
    // A field that is written once stays a group in the view.
    const isText = isTranslatedText(value) && !isTranslatedText(getField(view, ...path));
    if (!isText) return { file, line: getLine(path), path };
    const written = [...path, value[locale] === undefined ? DEFAULT_LOCALE : locale];
    return { file, line: getLine(written), path: written };
  };
  return { data: view, getLine, getLocation };
};
