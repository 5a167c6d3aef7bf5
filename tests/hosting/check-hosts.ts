/**
 * `npx node tests/hosting/check-hosts.ts [nginx] [caddy] [cloudflare]`, after `npm run build`: serves dist/ by these servers, or by all, asks
 * each for every page, for a file of each kind, for what isn't there and for what would lead away, and prints the answers. Ends with 1 where
 * one isn't as promised.
 */
import { globSync, mkdtempDisposableSync, readFileSync } from 'node:fs';
import { get } from 'node:http';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { PROJECT_ROOT } from '../support/temp-site.ts';
import { DRAWING_POLICY, FOREVER, HEADERS } from './promised-headers.ts';
import { publish, type Server, SERVERS, serve } from './servers.ts';

const DIST = join(PROJECT_ROOT, 'dist');
/** The type of each kind of file but pictures, or what all names of it have in common. */
const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.js': '/javascript',
  '.txt': 'text/plain; charset=utf-8',
  '.xml': '/xml',
  '.ics': 'text/calendar; charset=utf-8',
  '.woff2': 'font/woff2',
  '.ico': 'icon',
  '.zip': 'application/zip',
};
/** What a browser takes, and Node's `fetch` would not ask for. */
const BROWSER = { 'Accept-Encoding': 'gzip, deflate, br, zstd' };
/** Paths of which a redirect could make another site: browsers read `\` as `/`, and drop tabs and line breaks. */
const HOSTILE = [
  ...['//', '/%5C', '/%5c%5C', '/\\', '/%09/', '/%0A/', '/%0d%0a/', '/%2F', '/%2f%2F', '/.//', '/;/', '/@'],
  ...['/%E3%80%82/', '/x/..//', '/x/%2e%2e/%5C', '/%00/', '/%20/', '/https:', '/https:/', '/https://'],
].flatMap((start) =>
  ['', '/', '//', '/..', '/../', '/%2e%2e', '/%2e%2e/'].map((end) => `${start}evil.example${end}`),
);

const read = (file: string) => readFileSync(join(PROJECT_ROOT, file), 'utf8');
const notFoundPage = read('dist/404.html');
const pages = [...read('dist/sitemap.xml').matchAll(/<loc>https?:\/\/[^/]+([^<]+)/g)].map(
  ([, path = '']) => path,
);
/** Former paths, which are asked with a query: `formerly` in content/ gives them. */
const moves = globSync('_redirects', { cwd: DIST }).flatMap((file) =>
  [...read(`dist/${file}`).matchAll(/^(\S+) (\S+) 301$/gm)].map(([, from = '', to = '']) => ({ from, to })),
);
const isMoved = (file: string) => moves.some(({ from }) => from === `/${file}`);
const files = globSync(['**/*.*', '.well-known/*'], { cwd: DIST }).filter(
  (file) => !file.endsWith('.html') && !isMoved(file),
);
const oneOfEachKind = new Map(files.map((file) => [extname(file), `/${file}`])).values();
const unknown = ['/no-existe', '/exhibiciones/no-existe.ics', '/_astro/no-existe.js'];
const paths = [...pages, '/analytics', ...oneOfEachKind, ...unknown];

/** Asks for one path, prints the answer, and lists what isn't as promised. */
async function checkFile(origin: string, path: string): Promise<string[]> {
  const response = await fetch(origin + path, { redirect: 'manual', headers: BROWSER });
  const { status, headers } = response;
  const [type = '', encoding = '', cache = ''] = ['content-type', 'content-encoding', 'cache-control'].map(
    (name) => headers.get(name) ?? '',
  );
  console.log([path.padEnd(48), status, type.padEnd(32), encoding.padEnd(4), cache].join('  '));
  const isUnknown = unknown.includes(path);
  const { 'content-security-policy': policy, ...others } = HEADERS;
  const sentPolicy = headers.get('content-security-policy') ?? '';
  const kind = isUnknown ? '.html' : extname(path) || '.html';
  const faults = [
    status !== (isUnknown ? 404 : 200) && 'status',
    isUnknown && (await response.text()) !== notFoundPage && 'page',
    !type.includes(TYPES[kind] ?? kind.replace('.', 'image/')) && 'type',
    pages.includes(path) && !encoding && 'compression',
    !(path.startsWith('/_astro/') && !isUnknown ? cache === FOREVER : /^no-|max-age=0/.test(cache)) &&
      'cache',
    !(kind === '.svg' ? sentPolicy.endsWith(DRAWING_POLICY) : sentPolicy === policy) &&
      'content-security-policy',
    ...Object.entries(others).map(([name, value]) => headers.get(name) !== value && name),
    headers.has('cross-origin-embedder-policy') && 'cross-origin-embedder-policy',
  ];
  return faults.filter((fault) => fault !== false).map((fault) => `${path}: ${fault}`);
}

/** Asks for a path as it is written, which neither `fetch` nor a browser would, and returns where the answer leads. */
const askRaw = (origin: string, path: string) =>
  new Promise<string | undefined>((resolve, reject) => {
    const { hostname, port } = new URL(origin);
    get({ hostname, port, path }, (response) => {
      response.resume();
      resolve(response.headers.location);
    }).on('error', reject);
  });

/** The redirects of a server: each former path to its page, each page with a slash to the one without, none to another site. */
async function checkRedirects({ name, origin }: Server): Promise<string[]> {
  const expected = [
    // Caddy's are written by hand.
    ...(name === 'caddy' ? [] : moves),
    ...pages.filter((path) => path !== '/').map((to) => ({ from: `${to}/`, to })),
  ];
  const faults: string[] = [];
  for (const { from, to } of expected) {
    const location = await askRaw(origin, `${from}?a=1`);
    if (location !== `${to}?a=1`) faults.push(`${from}: leads to ${location ?? 'nothing'}`);
  }
  for (const path of HOSTILE) {
    const location = await askRaw(origin, path).catch(String);
    if (location !== undefined && URL.parse(location, origin)?.origin !== origin)
      faults.push(`${path}: leads to ${location}`);
  }
  return faults;
}

using published = mkdtempDisposableSync(join(tmpdir(), 'penthouse-published-'));
publish(DIST, published.path);
const wanted = process.argv.slice(2);
const faults: string[] = [];
for (const server of SERVERS.filter(({ name }) => wanted.length === 0 || wanted.includes(name)))
  await serve(server, published.path, async () => {
    console.log(`\n${server.name}\n`);
    for (const path of paths) faults.push(...(await checkFile(server.origin, path)));
    faults.push(...(await checkRedirects(server)));
  });
console.log(faults.length > 0 ? `\nNot as promised:\n${faults.join('\n')}` : '\nAll as promised.');
process.exitCode = faults.length > 0 ? 1 : 0;
