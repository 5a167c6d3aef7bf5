import { stringify } from 'yaml';

/**
 * A mark that isn't set is left out, except `isIndexed`, which is true by default; a year is a number; an item without words in
 * another language keeps its place.
 */
const toWritten = (name: unknown, value: unknown) => {
  if (value === undefined && /^\d+$/.test(String(name))) return {};
  if (value === false && name !== 'isIndexed') return undefined;
  return name === 'year' && /^\d{4}$/.test(String(value)) ? Number(value) : value;
};

/** Serializes a Markdown file: texts in double quotes, marks only when true. */
export function writeMarkdown({ body, ...fields }: Record<string, unknown>): string {
  const form = {
    defaultStringType: 'QUOTE_DOUBLE',
    defaultKeyType: 'PLAIN',
    doubleQuotedAsJSON: true,
  } as const;
  return `---\n${stringify(fields, toWritten, form)}---\n\n${String(body)}`;
}

/** Serializes a JSON file: a group of texts on one line where it fits, everything else on a line of its own, no `false`. */
export function writeJson(content: unknown): string {
  const textGroup = /^( +.*)\{\n((?: +"\w+": (?:"(?:[^"\\]|\\.)*"|[\w.]+),?\n)+) +\}/gm;
  return JSON.stringify(content, toWritten, 2).replace(textGroup, (group, start: string, fields: string) => {
    const line = `${start}{ ${fields.trim().replace(/\n */g, ' ')} }`;
    return line.length < 110 ? line : group;
  });
}
