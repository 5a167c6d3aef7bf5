import type CMS from '@sveltia/cms';
import type { CmsConfig } from '@sveltia/cms';

declare global {
  interface Window {
    showDirectoryPicker: (options?: { mode: 'readwrite' }) => Promise<FileSystemDirectoryHandle>;
  }
}

/** How an exhibition is written: a text between quotes, a word, a path or an address without them, a draft only if it is one. */
export const writeExhibition = ({ body, draft, ...fields }: Record<string, unknown>): string => {
  const lines = Object.entries(draft === true ? { ...fields, draft } : fields).map(([name, value]) => {
    const isPlain = /^(?:pasada|actual|pr[oó]xima|(?:\.\/|https:\/\/)[\w./?=&%-]+)$/.test(String(value));
    return `${name}: ${isPlain ? String(value) : JSON.stringify(value)}`;
  });
  return `---\n${lines.join('\n')}\n---\n\n${String(body)}`;
};

/** Printed into the page with what it needs: it has nothing else. */
export const startForm = async (
  cms: typeof CMS,
  config: CmsConfig,
  write: typeof writeExhibition,
): Promise<void> => {
  const choose = window.showDirectoryPicker.bind(window);
  // The form looks for a Git folder; what makes this folder the right one is that it has content/.
  window.showDirectoryPicker = async () => {
    const folder = await choose({ mode: 'readwrite' });
    const find = folder.getDirectoryHandle.bind(folder);
    folder.getDirectoryHandle = (name, options) => find(name === '.git' ? 'content' : name, options);
    return folder;
  };
  const language = 'sveltia-cms.prefs';
  localStorage.setItem(language, localStorage.getItem(language) ?? '{"locale":"es-CO"}');
  cms.registerCustomFormat('yaml-frontmatter', 'md', { toFile: write });
  await cms.init({ config });
};
