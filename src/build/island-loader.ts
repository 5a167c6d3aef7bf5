import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join, posix } from 'node:path';

/** What Astro prints before the first island of a page: a style, the client directive, and the loader of islands. */
const PRINTED = /(<style>astro-island.+?<\/style>)<script>(.+?)<\/script><script>(.+?)<\/script>/s;
const ISLAND_SCRIPTS = /(?:component|renderer)-url="([^"]+)"/g;
const IMPORT = /(?:from|import)\s*["'](\.\/[^"']+)["']/g;

/**
 * Makes the loader of islands a file that the first gesture asks for (`src/hydration/gesture.ts`), and puts what listens for
 * it after the cover, where the first script is. The file names every script of the page's islands, so that browsers ask for
 * all of them, each in a task of its own: between two of them the page can answer. A page whose island hydrates at once
 * (`client:now`) stays as it is.
 */
export function moveIslandLoader(html: string, dist: string): string {
  const [printed, style = '', directive = '', loader = ''] = PRINTED.exec(html) ?? [];
  if (!printed || html.includes(' client="now"')) return html;
  const modules = listModules(html, dist);
  const preloads = `for(const href of ${JSON.stringify(modules)})setTimeout(()=>document.head.append(Object.assign(document.createElement('link'),{rel:'modulepreload',href})));`;
  const code = preloads + loader;
  const name = createHash('sha256').update(code).digest('base64url').slice(0, 8);
  const file = posix.join(posix.dirname(modules[0] ?? ''), `islands.${name}.js`);
  writeFileSync(join(dist, file), code);
  return html
    .replace(printed, style)
    .replace('<script>', () => `<script data-loader="${file}">${directive}</script><script>`);
}

/** Addresses of the scripts that a page's islands need, in the order of their need. */
function listModules(html: string, dist: string): string[] {
  const modules = new Set([...html.matchAll(ISLAND_SCRIPTS)].map(([, address = '']) => address));
  for (const address of modules) {
    const imports = readFileSync(join(dist, address), 'utf8').matchAll(IMPORT);
    for (const [, path = ''] of imports) modules.add(posix.join(posix.dirname(address), path));
  }
  return [...modules];
}
