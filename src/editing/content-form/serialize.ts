/** Serializes a Markdown file: texts quoted, keywords and paths unquoted, booleans only when true. */
export function writeMarkdown({ body, sample, draft, ...fields }: Record<string, unknown>): string {
  const toLines = (group: object): string[] =>
    Object.entries(group).map(([name, value]: [string, unknown]) => `${name}:${toText(value, name)}`);
  const toText = (value: unknown, name: string): string => {
    if (Array.isArray(value))
      return value.map((item: object) => `\n  - ${toLines(item).join('\n    ')}`).join('');
    if (typeof value === 'object' && value !== null) return `\n  ${toLines(value).join('\n  ')}`;
    const isYear = name === 'year' && /^\d{4}$/.test(String(value));
    const isPlain =
      isYear || /^(?:pasada|actual|pr[oó]xima|(?:\.\/|https:\/\/)[\w./?=&%-]+)$/.test(String(value));
    return ` ${isPlain ? String(value) : JSON.stringify(value)}`;
  };
  const lines = toLines({ ...fields, ...(sample === true && { sample }), ...(draft === true && { draft }) });
  return `---\n${lines.join('\n')}\n---\n\n${String(body)}`;
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
