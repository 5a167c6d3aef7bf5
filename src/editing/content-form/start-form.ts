import type CMS from '@sveltia/cms';
import type { CmsConfig } from '@sveltia/cms';

declare global {
  interface Window {
    showDirectoryPicker: (options?: { mode: 'readwrite' }) => Promise<FileSystemDirectoryHandle>;
  }
}

/** How an exhibition is written: texts between quotes, words and addresses without them, a draft only where it is one. */
export function writeExhibition({ body, draft, ...fields }: Record<string, unknown>): string {
  const lines = Object.entries(draft === true ? { ...fields, draft } : fields).map(([name, value]) => {
    const isPlain = /^(?:pasada|actual|pr[oó]xima|(?:\.\/|https:\/\/)[\w./?=&%-]+)$/.test(String(value));
    return `${name}: ${isPlain ? String(value) : JSON.stringify(value)}`;
  });
  return `---\n${lines.join('\n')}\n---\n\n${String(body)}`;
}

/** How a JSON file is written: a group of texts in one line where it fits, everything else in a line of its own. */
export function writeJson(value: unknown, indent = '', name = ''): string {
  if (typeof value !== 'object' || value === null) return name + JSON.stringify(value);
  const isList = Array.isArray(value);
  const fields = Object.entries(value).map(([key, field]: [string, unknown]) => ({
    field,
    name: isList ? '' : `"${key}": `,
  }));
  if (!isList && indent !== '' && fields.every(({ field }) => typeof field !== 'object')) {
    const line = `${name}{ ${fields.map((item) => writeJson(item.field, '', item.name)).join(', ')} }`;
    if (indent.length + line.length < 110) return line;
  }
  const lines = fields.map((item) => `${indent}  ${writeJson(item.field, `${indent}  `, item.name)}`);
  const [start, end] = isList ? ['[', ']'] : ['{', '}'];
  return `${name}${start}\n${lines.join(',\n')}\n${indent}${end}`;
}

/** Printed into the page, with what it needs: there it has nothing else. */
export async function startForm(
  cms: typeof CMS,
  config: CmsConfig,
  write: { exhibition: typeof writeExhibition; json: typeof writeJson },
): Promise<void> {
  const choose = window.showDirectoryPicker.bind(window);
  // The form looks for a Git folder; what makes this folder the right one is that it has content/.
  window.showDirectoryPicker = async () => {
    const folder = await choose({ mode: 'readwrite' });
    const find = folder.getDirectoryHandle.bind(folder);
    folder.getDirectoryHandle = (name, options) => find(name === '.git' ? 'content' : name, options);
    return folder;
  };
  const preferences = 'sveltia-cms.prefs';
  localStorage.setItem(preferences, localStorage.getItem(preferences) ?? '{"locale":"es-CO"}');
  cms.registerCustomFormat('yaml-frontmatter', 'md', { toFile: write.exhibition });
  cms.registerCustomFormat('json', 'json', { toFile: (content) => write.json(content) });
  await cms.init({ config });
}
