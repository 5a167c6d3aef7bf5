import type CMS from '@sveltia/cms';
import type { CmsConfig } from '@sveltia/cms';

declare global {
  interface Window {
    showDirectoryPicker: (options?: { mode: 'readwrite' }) => Promise<FileSystemDirectoryHandle>;
  }
}

/** Serializes a Markdown file: texts quoted, keywords and addresses unquoted, marks only when true. */
export function writeMarkdown({ body, sample, draft, ...fields }: Record<string, unknown>): string {
  const toLines = (group: object): string[] =>
    Object.entries(group).map(([name, value]: [string, unknown]) => `${name}:${toText(value)}`);
  const toText = (value: unknown): string => {
    if (Array.isArray(value))
      return value.map((item: object) => `\n  - ${toLines(item).join('\n    ')}`).join('');
    if (typeof value === 'object' && value !== null) return `\n  ${toLines(value).join('\n  ')}`;
    const isPlain = /^(?:pasada|actual|pr[oó]xima|(?:\.\/|https:\/\/)[\w./?=&%-]+)$/.test(String(value));
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

/** Printed into the page as source, so it may use only its arguments. */
export async function startForm(
  cms: typeof CMS,
  config: CmsConfig,
  write: { markdown: typeof writeMarkdown; json: typeof writeJson },
): Promise<void> {
  const choose = window.showDirectoryPicker.bind(window);
  // Sveltia CMS requires a `.git` folder; `content` identifies the project here.
  window.showDirectoryPicker = async () => {
    const folder = await choose({ mode: 'readwrite' });
    const find = folder.getDirectoryHandle.bind(folder);
    folder.getDirectoryHandle = (name, options) => find(name === '.git' ? 'content' : name, options);
    return folder;
  };
  cms.registerCustomFormat('yaml-frontmatter', 'md', { toFile: write.markdown });
  cms.registerCustomFormat('json', 'json', { toFile: write.json });
  await cms.init({ config });
}
