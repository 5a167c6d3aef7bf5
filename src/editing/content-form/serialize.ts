import { Document, isScalar, visit } from 'yaml';

/** Words for a status, paths of pictures and URLs have no quotes. */
const PLAIN = /^(?:pasada|actual|pr[oó]xima|(?:\.\/|https:\/\/)[\w./?=&%-]+)$/;
const STYLE = {
  defaultKeyType: 'PLAIN',
  defaultStringType: 'QUOTE_DOUBLE',
  doubleQuotedAsJSON: true,
} as const;

/** A mark that isn't set is left out; a page is in search engines unless it says that it isn't. */
const leaveOut = (name: unknown, value: unknown) =>
  value === false && name !== 'isIndexed' ? undefined : value;

/** Serializes a Markdown file: texts quoted, keywords, years and paths unquoted, marks only when true. */
export function writeMarkdown({ body, ...fields }: Record<string, unknown>): string {
  const document = new Document(fields, leaveOut);
  visit(document, {
    Pair: (_, { key, value }) => {
      if (!isScalar(key) || !isScalar(value)) return;
      if (PLAIN.test(String(value.value))) value.type = 'PLAIN';
      if (key.value === 'year' && /^\d{4}$/.test(String(value.value))) value.value = Number(value.value);
    },
  });
  return `---\n${document.toString({ ...STYLE, lineWidth: 0 })}---\n\n${String(body)}`;
}

/** Serializes a JSON file: a group of texts on one line where it fits, everything else on a line of its own, no `false`. */
export function writeJson(content: unknown): string {
  const textGroup = /^( +.*)\{\n((?: +"\w+": (?:"(?:[^"\\]|\\.)*"|[\w.]+),?\n)+) +\}/gm;
  return JSON.stringify(content, leaveOut, 2).replace(textGroup, (group, start: string, fields: string) => {
    const line = `${start}{ ${fields.trim().replace(/\n */g, ' ')} }`;
    return line.length < 110 ? line : group;
  });
}
