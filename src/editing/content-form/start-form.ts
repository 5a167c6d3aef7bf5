import type { CmsConfig } from '@sveltia/cms';
import { type FormField, readJson, readMarkdown, serializeJson, serializeMarkdown } from './serialize.ts';

/** A kind of file, by the name of its format. */
interface Format {
  name: string;
  fields: readonly FormField[];
}

declare global {
  interface Window {
    showDirectoryPicker?: (options?: { mode: 'readwrite' }) => Promise<FileSystemDirectoryHandle>;
  }
}

const byId = (id: string): HTMLElement | null => document.getElementById(id);
const config = JSON.parse(byId('configuracion')?.textContent ?? '') as CmsConfig;
const choose = window.showDirectoryPicker?.bind(window);
const isOnline = config.backend.name === 'github';
// A host without headers of ours lets another site frame the page, lay something over it and have an editor click on it.
const isFramed = window.top !== window;

if (isFramed) byId('en-marco')?.removeAttribute('hidden');
else if (isOnline || choose) {
  // Sveltia CMS reads its language when it is imported, and that of the browser where it finds none.
  const preferences = JSON.parse(localStorage.getItem('sveltia-cms.prefs') ?? '{}') as object;
  localStorage.setItem('sveltia-cms.prefs', JSON.stringify({ locale: 'es-CO', ...preferences }));
  const { default: cms } = await import('@sveltia/cms');
  if (choose)
    // Sveltia CMS requires a `.git` folder; `content` identifies the project here.
    window.showDirectoryPicker = async () => {
      const folder = await choose({ mode: 'readwrite' });
      const find = folder.getDirectoryHandle.bind(folder);
      folder.getDirectoryHandle = (name, options) => find(name === '.git' ? 'content' : name, options);
      return folder;
    };
  // Of each kind of file a format of its own, since what a text is follows from its fields.
  for (const { name, fields } of (config.collections ?? []) as Format[])
    cms.registerCustomFormat(name, 'md', {
      fromFile: (text) => readMarkdown(text, fields),
      toFile: serializeMarkdown,
    });
  for (const { name, fields } of (config.singletons ?? []) as Format[])
    cms.registerCustomFormat(name, 'json', {
      fromFile: (text) => readJson(text, fields),
      toFile: serializeJson,
    });
  await cms.init({ config });
} else byId('sin-carpeta')?.removeAttribute('hidden');
