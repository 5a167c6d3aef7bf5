import { Document, isScalar, visit } from 'yaml';

/** What stands in front matter without quotes: words for a status, paths of pictures, URLs. */
const PLAIN = /^(?:pasada|actual|pr[oó]xima|(?:\.\/|https:\/\/)[\w./?=&%-]+)$/;

/** Serializes a Markdown file: texts quoted, keywords, years and paths unquoted, `sample` and `draft` only when true. */
export function writeMarkdown({ body, sample, draft, ...fields }: Record<string, unknown>): string {
  const document = new Document({
    ...fields,
    ...(sample === true && { sample }),
    ...(draft === true && { draft }),
  });
  visit(document, {
    Pair: (_, { key, value }) => {
      if (!isScalar(value) || !isScalar(key)) return;
      if (PLAIN.test(String(value.value))) value.type = 'PLAIN';
      if (key.value === 'year' && /^\d{4}$/.test(String(value.value))) value.value = Number(value.value);
    },
  });
  const lines = document.toString({
    defaultKeyType: 'PLAIN',
    defaultStringType: 'QUOTE_DOUBLE',
    doubleQuotedAsJSON: true,
    lineWidth: 0,
  });
  return `---\n${lines}---\n\n${String(body)}`;
}

/** Serializes a JSON file: a group of texts on one line where it fits, everything else on a line of its own, no `false`. */
export function writeJson(content: unknown): string {
  const textGroup = /^( +.*)\{\n((?: +"\w+": (?:"(?:[^"\\]|\\.)*"|[\w.]+),?\n)+) +\}/gm;
  const leaveOut = (_: string, value: unknown) => (value === false ? undefined : value);
  return JSON.stringify(content, leaveOut, 2).replace(textGroup, (group, start: string, fields: string) => {
    const line = `${start}{ ${fields.trim().replace(/\n */g, ' ')} }`;
    return line.length < 110 ? line : group;
  });
}
