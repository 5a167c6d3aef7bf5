import { parse, stringify } from 'yaml';
import { DEFAULT_LOCALE, LOCALES } from '../../i18n/locales.ts';

/** Field of the form. A translated text has a nested field for each locale. */
export interface FormField {
  name: string;
  fields?: readonly FormField[];
}

/** Reduces translated texts to Spanish, for a form with one locale. */
const pickDefaultLocale = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(pickDefaultLocale);
  const names = Object.keys(Object(value) as object);
  const isTranslatedText =
    typeof value === 'object' &&
    names.length > 0 &&
    names.every((name) => LOCALES.some((locale) => locale === name));
  return isTranslatedText ? (value as Record<string, unknown>)[DEFAULT_LOCALE] : value;
};

/** Converts the data of a file to a group of the form. A string in a translated field becomes the Spanish text. */
const toFormGroup = (fields: readonly FormField[], value: unknown): unknown => {
  if (typeof value === 'string')
    return fields.some(({ name }) => name === DEFAULT_LOCALE) ? { [DEFAULT_LOCALE]: value } : value;
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([name, child]: [string, unknown]) => {
    const childFields = fields.find((field) => field.name === name)?.fields;
    if (!childFields) return [name, pickDefaultLocale(child)] as const;
    const group = Array.isArray(child)
      ? child.map((item) => toFormGroup(childFields, item))
      : toFormGroup(childFields, child);
    return [name, group] as const;
  });
  return Object.fromEntries(entries);
};

/** Parses a JSON file for the form. */
export const parseFormJson = (text: string, fields: readonly FormField[]): unknown => {
  const data: unknown = JSON.parse(text);
  return Array.isArray(data)
    ? data.map((item) => toFormGroup(fields[0]?.fields ?? [], item))
    : toFormGroup(fields, data);
};

/** Parses a Markdown file for the form. */
export const parseFormMarkdown = (text: string, fields: readonly FormField[]): unknown => {
  const match = /^---\r?\n([\s\S]*?)^---[ \t]*(?:(?:\r?\n)+([\s\S]*))?$/m.exec(text);
  if (!match) return { body: text };
  const [, frontMatter = '', body = ''] = match;
  return { ...Object(toFormGroup(fields, parse(frontMatter))), body };
};

/**
 * Replacer for `stringify`. Omits flags that are false, except `isIndexed`. Writes texts without translations as strings, and years as
 * numbers.
 */
const toStoredValue = (name: unknown, value: unknown): unknown => {
  if (value === false && name !== 'isIndexed') return undefined;
  const entries = Object.entries(Object(value) as Record<string, unknown>);
  const [first, ...further] = entries.filter(([, child]) => child !== undefined);
  if (first?.[0] === DEFAULT_LOCALE && further.length === 0) return first[1];
  return name === 'year' && /^\d{4}$/.test(String(value)) ? Number(value) : value;
};

/** Converts the paths that Sveltia adds to `formerly` to previous slugs, one for each locale; only the Spanish file keeps the slug. */
const toPreviousSlugs = (formerly: readonly string[], isSpanish: boolean): string[] => {
  const names = formerly.filter((name) => !name.startsWith('/'));
  const paths = formerly.filter((name) => isSpanish && name.startsWith('/'));
  const addedNames = paths.map((path) => path.replace(/^.*\//, '')).filter((name) => !names.includes(name));
  return [...names, ...addedNames];
};

/** Serializes a Markdown file with strings in double quotes. Omits flags that are false. */
export function serializeMarkdown({ body, formerly, ...fields }: Record<string, unknown>): string {
  const options = {
    defaultStringType: 'QUOTE_DOUBLE',
    defaultKeyType: 'PLAIN',
    doubleQuotedAsJSON: true,
  } as const;
  // A file with an `id` is the Spanish file of an exhibition.
  const previousSlugs = Array.isArray(formerly) ? toPreviousSlugs(formerly.map(String), 'id' in fields) : [];
  const data = previousSlugs.length > 0 ? { ...fields, formerly: previousSlugs } : fields;
  const frontMatter = Object.keys(data).length > 0 ? stringify(data, toStoredValue, options) : '';
  return `---\n${frontMatter}---\n\n${String(body)}`;
}

const MAX_LINE_CHARACTERS = 150;
const PRIMITIVE = String.raw`"(?:[^"\\]|\\.)*"|[\w.-]+`;
/** Matches a group or list of strings, numbers and booleans, with one value per line. */
const FLAT_BLOCK = new RegExp(
  String.raw`^( *)(.*)([{[])\n((?: +(?:"\w+": )?(?:${PRIMITIVE}),?\n)+) +([}\]])`,
  'gm',
);

/** Serializes a JSON file with a flat group or list on one line if it fits. Omits flags that are false. */
export function serializeJson(content: unknown): string {
  return JSON.stringify(content, toStoredValue, 2).replace(
    FLAT_BLOCK,
    (block, indent: string, start: string, open: string, values: string, close: string) => {
      const joined = values.trim().replace(/\n */g, ' ');
      const line = indent + start + (open === '{' ? `{ ${joined} }` : `[${joined}]`);
      return close && line.length < MAX_LINE_CHARACTERS ? line : block;
    },
  );
}
