import { DEFAULT_LOCALE, type Locale } from '../i18n/locales.ts';
import type { JsonSchema } from '../schemas/json-schema.ts';
import { getField } from '../schemas/untyped.ts';
import { pickLocale, isTranslatedText } from '../schemas/translation.ts';

export interface SourceLocation {
  file: string;
  /** Line number, counted from 1. */
  line: number;
  path: readonly PropertyKey[];
}

/** Data of a parsed file, with the position of each field. */
export interface ContentSource {
  data: unknown;
  /** Returns the line of a field, counted from 1. If the field is missing, returns the line of the surrounding group. */
  getLine: (path: readonly PropertyKey[]) => number;
  /** Returns the position of a field in the source file, such as `label.en` for `label`. Undefined for data that isn't localized. */
  getLocation?: (path: readonly PropertyKey[]) => SourceLocation;
}

/** Returns the data of a file in one locale: each translated text is a string, and keeps its position in the file. */
export const localizeSource = (
  locale: Locale,
  schema: JsonSchema,
  file: string,
  { data, getLine }: ContentSource,
): ContentSource => {
  const localizedData = pickLocale(schema, data, locale);
  const getLocation = (path: readonly PropertyKey[]): SourceLocation => {
    const value = getField(data, ...path);
    // Localized data contains translated texts as strings. A group whose fields have the names of locales is still a group.
    const isLocalized = isTranslatedText(value) && !isTranslatedText(getField(localizedData, ...path));
    if (!isLocalized) return { file, line: getLine(path), path };
    const sourcePath = [...path, value[locale] === undefined ? DEFAULT_LOCALE : locale];
    return { file, line: getLine(sourcePath), path: sourcePath };
  };
  return { data: localizedData, getLine, getLocation };
};
