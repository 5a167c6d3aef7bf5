import type { CmsConfig } from '@sveltia/cms';
import {
  type FormField,
  parseFormJson,
  parseFormMarkdown,
  serializeJson,
  serializeMarkdown,
} from './serialize.ts';

/** Name and fields of a collection or single file of the form. */
interface Format {
  name: string;
  fields: readonly FormField[];
}

declare global {
  interface Window {
    showDirectoryPicker?: (options?: { mode: 'readwrite' }) => Promise<FileSystemDirectoryHandle>;
  }
}

const getById = (id: string): HTMLElement | null => document.getElementById(id);
const config = JSON.parse(getById('configuracion')?.textContent ?? '') as CmsConfig;
const showDirectoryPicker = window.showDirectoryPicker?.bind(window);
const isOnline = config.backend.name === 'github';
// Refuse to run in a frame (clickjacking), because some hosts don't send our `frame-ancestors` header.
const isFramed = window.top !== window;

if (isFramed) getById('en-marco')?.removeAttribute('hidden');
else if (isOnline || showDirectoryPicker) {
  // Sveltia CMS reads its locale during the import, and falls back to the browser's language.
  const preferences = JSON.parse(localStorage.getItem('sveltia-cms.prefs') ?? '{}') as object;
  localStorage.setItem('sveltia-cms.prefs', JSON.stringify({ locale: 'es-CO', ...preferences }));
  const { default: cms } = await import('@sveltia/cms');
  if (showDirectoryPicker)
    // Sveltia CMS requires a `.git` folder. Return `content` instead, which identifies the project.
    window.showDirectoryPicker = async () => {
      const folder = await showDirectoryPicker({ mode: 'readwrite' });
      const getDirectoryHandle = folder.getDirectoryHandle.bind(folder);
      folder.getDirectoryHandle = (name, options) =>
        getDirectoryHandle(name === '.git' ? 'content' : name, options);
      return folder;
    };
  // Register a format for each collection, because parsing depends on its fields.
  for (const { name, fields } of (config.collections ?? []) as Format[])
    cms.registerCustomFormat(name, 'md', {
      fromFile: (text) => parseFormMarkdown(text, fields),
      toFile: serializeMarkdown,
    });
  for (const { name, fields } of (config.singletons ?? []) as Format[])
    cms.registerCustomFormat(name, 'json', {
      fromFile: (text) => parseFormJson(text, fields),
      toFile: serializeJson,
    });
  await cms.init({ config });
} else getById('sin-carpeta')?.removeAttribute('hidden');
