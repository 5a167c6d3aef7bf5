import { parse, stringify } from 'yaml';
import { DEFAULT_LOCALE, LOCALES } from '../../i18n/locales.ts';

/** A field of the form: its name, and the fields in it. A text in several languages has one for each. */
export interface FormField {
  name: string;
  fields?: readonly FormField[];
}

/** A value without fields in the form: of a text with translations, which a form in one language doesn't ask for, its Spanish string. */
const toOneLanguage = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(toOneLanguage);
  const names = Object.keys(Object(value) as object);
  const isText =
    typeof value === 'object' &&
    names.length > 0 &&
    names.every((name) => LOCALES.some((one) => one === name));
  return isText ? (value as Record<string, unknown>)[DEFAULT_LOCALE] : value;
};

/** A group of the form, of what a file has: a text that is a string is one in Spanish there. */
const toGroup = (fields: readonly FormField[], value: unknown): unknown => {
  if (typeof value === 'string')
    return fields.some(({ name }) => name === DEFAULT_LOCALE) ? { [DEFAULT_LOCALE]: value } : value;
  if (typeof value !== 'object' || value === null) return value;
  const parts = Object.entries(value).map(([name, part]: [string, unknown]) => {
    const inner = fields.find((field) => field.name === name)?.fields;
    if (!inner) return [name, toOneLanguage(part)] as const;
    return [
      name,
      Array.isArray(part) ? part.map((item) => toGroup(inner, item)) : toGroup(inner, part),
    ] as const;
  });
  return Object.fromEntries(parts);
};

/** Reads a JSON file for the form. */
export const readJson = (text: string, fields: readonly FormField[]): unknown => {
  const data: unknown = JSON.parse(text);
  return Array.isArray(data)
    ? data.map((item) => toGroup(fields[0]?.fields ?? [], item))
    : toGroup(fields, data);
};

/** Reads a Markdown file for the form. */
export const readMarkdown = (text: string, fields: readonly FormField[]): unknown => {
  const [, head = '', body = text] =
    /^---\r?\n([\s\S]*?)^---[ \t]*(?:(?:\r?\n)+([\s\S]*))?$/m.exec(text) ?? [];
  return { ...Object(toGroup(fields, parse(head))), body };
};

/** A mark that isn't set is left out, except `isIndexed`, which is true by default; a text in Spanish alone is a string, a year is a number. */
const toValue = (name: unknown, value: unknown) => {
  if (value === false && name !== 'isIndexed') return undefined;
  const [[locale, text] = [], ...others] = Object.entries(Object(value) as object).filter(
    ([, part]) => part !== undefined,
  ) as [string?, unknown?][];
  if (locale === DEFAULT_LOCALE && others.length === 0) return text;
  return name === 'year' && /^\d{4}$/.test(String(value)) ? Number(value) : value;
};

/**
 * The names that a file had. Of one that is renamed Sveltia CMS adds the path, in each of its languages; its name stands once, in
 * Spanish, whose exhibition has a number.
 */
const toFormerly = (formerly: readonly string[], isInSpanish: boolean): string[] => {
  const names = formerly.filter((name) => !name.startsWith('/'));
  const paths = formerly.filter((name) => isInSpanish && name.startsWith('/'));
  const added = paths.map((path) => path.replace(/^.*\//, '')).filter((name) => !names.includes(name));
  return [...names, ...added];
};

/** Serializes a Markdown file: texts in double quotes, marks only when true. */
export function serializeMarkdown({ body, formerly, ...fields }: Record<string, unknown>): string {
  const form = {
    defaultStringType: 'QUOTE_DOUBLE',
    defaultKeyType: 'PLAIN',
    doubleQuotedAsJSON: true,
  } as const;
  const former = Array.isArray(formerly) ? toFormerly(formerly.map(String), 'id' in fields) : [];
  const data = former.length > 0 ? { ...fields, formerly: former } : fields;
  const head = Object.keys(data).length > 0 ? stringify(data, toValue, form) : '';
  return `---\n${head}---\n\n${String(body)}`;
}

const MOST_CHARACTERS = 150;
const VALUE = String.raw`"(?:[^"\\]|\\.)*"|[\w.-]+`;
/** A group or a list of plain values, each on a line of its own. */
const PLAIN_TEXT = new RegExp(
  String.raw`^( *)(.*)([{[])\n((?: +(?:"\w+": )?(?:${VALUE}),?\n)+) +([}\]])`,
  'gm',
);

/** Serializes a JSON file: a group or a list of plain values on one line where it fits, everything else on a line of its own, no `false`. */
export function serializeJson(content: unknown): string {
  return JSON.stringify(content, toValue, 2).replace(
    PLAIN_TEXT,
    (block, indent: string, start: string, open: string, values: string, close: string) => {
      const joined = values.trim().replace(/\n */g, ' ');
      const line = indent + start + (open === '{' ? `{ ${joined} }` : `[${joined}]`);
      return close && line.length < MOST_CHARACTERS ? line : block;
    },
  );
}
