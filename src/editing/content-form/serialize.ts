import { stringify } from 'yaml';

/**
 * A mark that isn't set is left out, except `isIndexed`, which is true by default; a year is a number; an item without words in
 * another language keeps its place.
 */
const toValue = (name: unknown, value: unknown) => {
  if (value === undefined && /^\d+$/.test(String(name))) return {};
  if (value === false && name !== 'isIndexed') return undefined;
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
export function writeMarkdown({ body, formerly, ...fields }: Record<string, unknown>): string {
  const form = {
    defaultStringType: 'QUOTE_DOUBLE',
    defaultKeyType: 'PLAIN',
    doubleQuotedAsJSON: true,
  } as const;
  const former = Array.isArray(formerly) ? toFormerly(formerly.map(String), 'id' in fields) : [];
  const data = former.length > 0 ? { ...fields, formerly: former } : fields;
  return `---\n${stringify(data, toValue, form)}---\n\n${String(body)}`;
}

const MOST_CHARACTERS = 150;
const VALUE = String.raw`"(?:[^"\\]|\\.)*"|[\w.-]+`;
/** A group or a list of plain values, each on a line of its own. */
const PLAIN = new RegExp(String.raw`^( *)(.*)([{[])\n((?: +(?:"\w+": )?(?:${VALUE}),?\n)+) +([}\]])`, 'gm');

/** Serializes a JSON file: a group or a list of plain values on one line where it fits, everything else on a line of its own, no `false`. */
export function writeJson(content: unknown): string {
  return JSON.stringify(content, toValue, 2).replace(
    PLAIN,
    (block, indent: string, start: string, open: string, values: string, close: string) => {
      const joined = values.trim().replace(/\n */g, ' ');
      const line = indent + start + (open === '{' ? `{ ${joined} }` : `[${joined}]`);
      return close && line.length < MOST_CHARACTERS ? line : block;
    },
  );
}
