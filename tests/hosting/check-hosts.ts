/**
 * Serves dist/ with the given servers, or with all, and checks their responses and redirects. Exits with 1 after an error. Run
 * `npm run build`, then `npx node tests/hosting/check-hosts.ts [nginx] [caddy] [cloudflare]`.
 */
import { globSync, mkdtempDisposableSync, readFileSync } from 'node:fs';
import { get } from 'node:http';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { PROJECT_ROOT } from '../support/temp-site.ts';
import { DRAWING_POLICY, FOREVER, HEADERS } from './promised-headers.ts';
import { publish, type Server, SERVERS, serve } from './servers.ts';

const DIST = join(PROJECT_ROOT, 'dist');
/** Content type, or part of it, by file extension. Images are `image/…`. */
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
/** Request headers of browsers that Node's `fetch` doesn't send. */
const BROWSER_HEADERS = { 'Accept-Encoding': 'gzip, deflate, br, zstd' };
/** Paths that a careless redirect would send to another host. Browsers treat `\` as `/`, and ignore tabs and line breaks. */
const HOSTILE_PATHS = [
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
const redirects = globSync('_redirects', { cwd: DIST }).flatMap((file) =>
  [...read(`dist/${file}`).matchAll(/^(\S+) (\S+) 301$/gm)].map(([, from = '', to = '']) => ({ from, to })),
);
const isRedirect = (file: string) => redirects.some(({ from }) => from === `/${file}`);
const files = globSync(['**/*.*', '.well-known/*'], { cwd: DIST }).filter(
  (file) => !file.endsWith('.html') && !isRedirect(file),
);
const sampleFiles = new Map(files.map((file) => [extname(file), `/${file}`])).values();
const missingPaths = ['/no-existe', '/exhibiciones/no-existe.ics', '/_astro/no-existe.js'];
const paths = [...pages, '/analytics', ...sampleFiles, ...missingPaths];

/** Returns the names of the headers that differ from the expected values. */
function checkHeaders(headers: Headers, extension: string): string[] {
  const { 'content-security-policy': csp, ...otherHeaders } = HEADERS;
  const errors = Object.entries(otherHeaders)
    .filter(([name, value]) => headers.get(name) !== value)
    .map(([name]) => name);
  const sentCsp = headers.get('content-security-policy') ?? '';
  const hasCsp = extension === '.svg' ? sentCsp.endsWith(DRAWING_POLICY) : sentCsp === csp;
  if (!hasCsp) errors.push('content-security-policy');
  if (headers.has('cross-origin-embedder-policy')) errors.push('cross-origin-embedder-policy');
  return errors;
}

/** Requests a path, prints the response, and returns its errors. */
async function checkFile(origin: string, path: string): Promise<string[]> {
  const response = await fetch(origin + path, { redirect: 'manual', headers: BROWSER_HEADERS });
  const { status, headers } = response;
  const [type = '', encoding = '', cache = ''] = ['content-type', 'content-encoding', 'cache-control'].map(
    (name) => headers.get(name) ?? '',
  );
  console.log([path.padEnd(48), status, type.padEnd(32), encoding.padEnd(4), cache].join('  '));
  const isMissing = missingPaths.includes(path);
  const extension = isMissing ? '.html' : extname(path) || '.html';
  const expectedType = TYPES[extension] ?? extension.replace('.', 'image/');
  const isImmutable = path.startsWith('/_astro/') && !isMissing;
  const hasExpectedCache = isImmutable ? cache === FOREVER : /^no-|max-age=0/.test(cache);
  const errors = checkHeaders(headers, extension);
  if (status !== (isMissing ? 404 : 200)) errors.push('status');
  if (isMissing && (await response.text()) !== notFoundPage) errors.push('page');
  if (!type.includes(expectedType)) errors.push('type');
  if (pages.includes(path) && !encoding) errors.push('compression');
  if (!hasExpectedCache) errors.push('cache');
  return errors.map((error) => `${path}: ${error}`);
}

/** Requests a path without normalization, unlike `fetch`, and returns the `Location` header. */
const requestRaw = (origin: string, path: string) =>
  new Promise<string | undefined>((resolve, reject) => {
    const { hostname, port } = new URL(origin);
    get({ hostname, port, path }, (response) => {
      response.resume();
      resolve(response.headers.location);
    }).on('error', reject);
  });

/** Checks the redirects of former paths and trailing slashes, and that hostile paths stay on the site. */
async function checkRedirects({ name, origin }: Server): Promise<string[]> {
  const expected = [
    // Caddy has no generated redirects.
    ...(name === 'caddy' ? [] : redirects),
    ...pages.filter((path) => path !== '/').map((to) => ({ from: `${to}/`, to })),
  ];
  const errors: string[] = [];
  for (const { from, to } of expected) {
    const location = await requestRaw(origin, `${from}?a=1`);
    if (location !== `${to}?a=1`) errors.push(`${from}: redirects to ${location ?? 'no location'}`);
  }
  for (const path of HOSTILE_PATHS) {
    const location = await requestRaw(origin, path).catch(String);
    if (location !== undefined && URL.parse(location, origin)?.origin !== origin)
      errors.push(`${path}: redirects to ${location}`);
  }
  return errors;
}

using published = mkdtempDisposableSync(join(tmpdir(), 'penthouse-published-'));
publish(DIST, published.path);
const serverNames = process.argv.slice(2);
const errors: string[] = [];
for (const server of SERVERS.filter(({ name }) => serverNames.length === 0 || serverNames.includes(name)))
  await serve(server, published.path, async () => {
    console.log(`\n${server.name}\n`);
    for (const path of paths) errors.push(...(await checkFile(server.origin, path)));
    errors.push(...(await checkRedirects(server)));
  });
console.log(
  errors.length > 0 ? `\nUnexpected responses:\n${errors.join('\n')}` : '\nAll responses are as expected.',
);
process.exitCode = errors.length > 0 ? 1 : 0;
