import { readdir, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

/** Licences of the fonts and icons that are copied into src/assets. */
const ASSETS = fileURLToPath(new URL('../assets/licences', import.meta.url));
const PACKAGES = fileURLToPath(new URL('../../node_modules', import.meta.url));
/** Packages whose code is inlined into the pages: the island loader and Tailwind's base styles. */
const IN_PAGES = ['astro', 'tailwindcss'];
const PACKAGE_NAME = /.*[\\/]node_modules[\\/]((?:@[^\\/]+[\\/])?[^\\/]+)/;
const LICENCE_FILE = /^licen[cs]e/i;

interface Notice {
  name: string;
  text: string;
}

/**
 * Writes /licencias.txt: the notice of each package of which some module is in the scripts that are shipped, read from the
 * installed package, and of the fonts and icons. Equal texts are there once.
 *
 * @throws Error when a shipped package brings no licence
 */
export function licences(): Plugin {
  return {
    name: 'licences',
    applyToEnvironment: ({ name }) => name === 'client',
    async generateBundle(_options, bundle) {
      const modules = Object.values(bundle).flatMap((file) => (file.type === 'chunk' ? file.moduleIds : []));
      const names = new Set([...IN_PAGES, ...modules.flatMap((id) => PACKAGE_NAME.exec(id)?.[1] ?? [])]);
      const notices = await Promise.all([...[...names].sort().map(readPackage), ...(await readAssets())]);
      this.emitFile({ type: 'asset', fileName: 'licencias.txt', source: format(notices) });
    },
  };
}

async function readPackage(name: string): Promise<Notice> {
  const folder = join(PACKAGES, name);
  const file = (await readdir(folder)).find((entry) => LICENCE_FILE.test(entry));
  if (!file) throw new Error(`licences: ${name} is shipped and brings no licence.`);
  return { name, text: await readFile(join(folder, file), 'utf8') };
}

async function readAssets(): Promise<Promise<Notice>[]> {
  const files = (await readdir(ASSETS)).sort();
  return files.map(async (file) => ({
    name: basename(file, '.txt'),
    text: await readFile(join(ASSETS, file), 'utf8'),
  }));
}

function format(notices: readonly Notice[]): string {
  const byText = Map.groupBy(notices, ({ text }) => text.trim());
  return [...byText]
    .map(([text, owners]) => {
      const title = owners.map(({ name }) => name).join(', ');
      return `${title}\n${'='.repeat(title.length)}\n\n${text}\n`;
    })
    .join('\n\n');
}
