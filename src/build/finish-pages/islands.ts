import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join, posix } from 'node:path';

const ISLAND = '<astro-island';
const ISLAND_ID = / uid="\w+"/;
/** What Astro prints before the first island of a page: a style, the client directive, and the loader of islands. */
const PRINTED = /(<style>astro-island.+?<\/style>)<script>(.+?)<\/script><script>(.+?)<\/script>/s;
const ISLAND_SCRIPTS = /component-url="([^"]+)".+?renderer-url="([^"]+)"/gs;
const IMPORT = /(?:from|import)\s*["'](\.\/[^"']+)["']/g;
/** How the recorder begins, the first script that a page has by itself (`src/components/page-view-recorder.ts`). */
const RECORDER = "<script>document.documentElement.dataset.js=''";

/** Removes a hash of the folder in which the site was built, which nothing reads outside `astro dev`. */
export function removeIslandIds(html: string): string {
  return html.replaceAll(/<astro-island\b[^>]*>/g, (tag) => {
    if (!ISLAND_ID.test(tag))
      throw new Error('Astro prints an island without the `uid` that is removed here.');
    return tag.replace(ISLAND_ID, '');
  });
}

/**
 * Makes the loader of islands a file that the first gesture asks for (`src/hydration/gesture.ts`), and puts what listens for
 * it after the cover, before the recorder. The file names every script of the page's islands, so that browsers ask for
 * all of them, each in a task of its own: between two of them the page can answer. A page whose island hydrates at once
 * (`client:now`) stays as it is.
 */
export function moveIslandLoader(html: string, dist: string): string {
  if (!html.includes(ISLAND) || html.includes(' client="now"')) return html;
  const [printed, style = '', directive = '', loader = ''] = PRINTED.exec(html) ?? [];
  if (!printed)
    throw new Error('Astro prints no style, directive and loader, in this order, before the first island.');
  const modules = listModules(html, dist);
  const rest = html.replace(printed, style);
  if (!rest.includes(RECORDER)) throw new Error('there is no recorder to put the client directive before.');
  const preloads = `for(const href of ${JSON.stringify(modules)})setTimeout(()=>document.head.append(Object.assign(document.createElement('link'),{rel:'modulepreload',href})));`;
  const code = preloads + loader;
  const name = createHash('sha256').update(code).digest('base64url').slice(0, 8);
  const file = posix.join(posix.dirname(modules[0] ?? ''), `islands.${name}.js`);
  writeFileSync(join(dist, file), code);
  return rest.replace(RECORDER, () => `<script data-loader="${file}">${directive}</script>${RECORDER}`);
}

/** Addresses of the scripts that a page's islands need, in the order of their need. */
function listModules(html: string, dist: string): string[] {
  const islands = [...html.matchAll(ISLAND_SCRIPTS)];
  if (islands.length !== html.split(ISLAND).length - 1)
    throw new Error('Astro prints an island without `component-url` and `renderer-url`.');
  const modules = new Set(islands.flatMap(([, component = '', renderer = '']) => [component, renderer]));
  for (const address of modules) {
    const imports = readFileSync(join(dist, address), 'utf8').matchAll(IMPORT);
    for (const [, path = ''] of imports) modules.add(posix.join(posix.dirname(address), path));
  }
  return [...modules];
}
