import { readdirSync, readFileSync } from 'node:fs';
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

/** Writes /licencias.txt: the notices of the shipped packages, fonts and icons. Throws when a shipped package brings no licence. */
export function licences(): Plugin {
  return {
    name: 'licences',
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle(_options, bundle) {
      const modules = Object.values(bundle).flatMap((file) => (file.type === 'chunk' ? file.moduleIds : []));
      const names = new Set([...IN_PAGES, ...modules.flatMap((id) => PACKAGE_NAME.exec(id)?.[1] ?? [])]);
      const packages = [...names].sort().map((name) => ({ name, text: readLicence(name) }));
      const assets = readdirSync(ASSETS).map((file) => ({
        name: basename(file, '.txt'),
        text: readFileSync(join(ASSETS, file), 'utf8'),
      }));
      const notices = [...Map.groupBy([...packages, ...assets], ({ text }) => text.trim())];
      const source = notices.map(([text, owners]) => {
        const title = owners.map(({ name }) => name).join(', ');
        return `${title}\n${'='.repeat(title.length)}\n\n${text}\n`;
      });
      this.emitFile({ type: 'asset', fileName: 'licencias.txt', source: source.join('\n\n') });
    },
  };
}

function readLicence(name: string): string {
  const folder = join(PACKAGES, name);
  const file = readdirSync(folder).find((entry) => LICENCE_FILE.test(entry));
  if (!file) throw new Error(`licences: ${name} is shipped and brings no licence.`);
  return readFileSync(join(folder, file), 'utf8');
}
