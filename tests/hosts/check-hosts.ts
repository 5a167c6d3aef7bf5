/**
 * `npx node tests/hosts/check-hosts.ts`, after `npm run build`: serves dist/, compressed, by nginx, Caddy and Cloudflare's own server, asks
 * each for every page, for a file of each kind and for what isn't there, and prints the answers. Ends with 1 where one isn't as promised.
 */
import { spawn } from 'node:child_process';
import { cpSync, existsSync, globSync, mkdtempDisposableSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { ORIGINS, portOf } from '../setup/origins.ts';
import { PROJECT_ROOT } from '../setup/site-folder.ts';

const START_TIMEOUT_MS = 120_000;
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
};
/** What a browser takes, and Node's `fetch` would not ask for. */
const BROWSER = { 'Accept-Encoding': 'gzip, deflate, br, zstd' };

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

const [, forAll = ''] = /^\/\*\n((?: .+\n)+)/m.exec(read('public/_headers')) ?? [];
/** What every answer carries. */
const headers = [...forAll.matchAll(/^ +([\w-]+): (.+)$/gm)].map(([, name = '', value]) => [name, value]);

const BROTLI = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';
/** A copy of dist/ with what `.hosting/README.md` compresses when publishing. */
using published = mkdtempDisposableSync(join(tmpdir(), 'penthouse-published-'));
const PUBLISHED = published.path;
cpSync(DIST, PUBLISHED, { recursive: true });
for (const file of globSync('**/*.{html,css,js,txt,xml,ics,svg}', { cwd: PUBLISHED })) {
  const text = readFileSync(join(PUBLISHED, file));
  writeFileSync(join(PUBLISHED, `${file}.gz`), gzipSync(text, { level: 9 }));
  writeFileSync(join(PUBLISHED, `${file}.br`), brotliCompressSync(text));
}

/** The configuration of an nginx that serves dist/ as `.hosting/nginx.conf` says, but for ports, certificate and folder. */
function configureNginx(port: number): string {
  const site = read('.hosting/nginx.conf')
    .replaceAll(/^ +(?:listen \[|ssl_).+\n/gm, '')
    .replace('listen 80;', `listen ${port + 1};`)
    .replace('listen 443 ssl http2;', `listen ${port};`)
    .replace(/root .+;/, `root "${PUBLISHED}";`)
    .replace('brotli_static on;', existsSync(BROTLI) ? '$&' : '')
    .replace(/include .+\/(?=_redirects)/, `include ${DIST}/`);
  const folders = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (use) => `${use}_temp_path ${use};`,
  );
  const modules = existsSync(BROTLI) ? `load_module ${BROTLI};` : '';
  return `${modules} daemon off; master_process off; pid nginx.pid; events {}
http { access_log off; default_type application/octet-stream; ${folders.join(' ')} ${site} }`;
}

/** The configuration of a Caddy that serves it as `.hosting/Caddyfile` says. */
const configureCaddy = (port: number) =>
  `{\n\tadmin off\n}\n${read('.hosting/Caddyfile')}`
    .replace('penthouse2200.example.com {', `http://:${String(port)} {`)
    .replace(/root \* .+/, `root * ${PUBLISHED}`);

/** Runs a server until `work` is done with what it serves. */
async function serve(command: string, origin: string, work: () => Promise<void>): Promise<void> {
  using folder = mkdtempDisposableSync(join(tmpdir(), 'penthouse-host-'));
  writeFileSync(join(folder.path, 'nginx.conf'), configureNginx(portOf(origin)));
  writeFileSync(join(folder.path, 'Caddyfile'), configureCaddy(portOf(origin)));
  // A group of its own, so that what the command starts ends with it.
  const server = spawn(command, {
    shell: true,
    cwd: folder.path,
    detached: true,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  try {
    const end = Date.now() + START_TIMEOUT_MS;
    while (!(await fetch(origin).catch(() => undefined))) {
      if (Date.now() > end || server.exitCode !== null) throw new Error(`No answer from: ${command}`);
      await wait(200);
    }
    await work();
  } finally {
    if (server.pid) process.kill(-server.pid);
  }
}

/** Asks for one path, prints the answer, and lists what isn't as promised. */
async function ask(origin: string, path: string): Promise<string[]> {
  const response = await fetch(origin + path, { redirect: 'manual', headers: BROWSER });
  const [type = '', encoding = '', cache = ''] = ['content-type', 'content-encoding', 'cache-control'].map(
    (name) => response.headers.get(name) ?? '',
  );
  console.log([path.padEnd(48), response.status, type.padEnd(32), encoding.padEnd(4), cache].join('  '));
  const isUnknown = unknown.includes(path);
  const kind = isUnknown ? '.html' : extname(path) || '.html';
  const faults = [
    response.status !== (isUnknown ? 404 : 200) && 'status',
    isUnknown && (await response.text()) !== notFoundPage && 'page',
    !type.includes(TYPES[kind] ?? kind.replace('.', 'image/')) && 'type',
    pages.includes(path) && !encoding && 'compression',
    !(path.startsWith('/_astro/') && !isUnknown ? /immutable/ : /^no-|max-age=0/).test(cache) && 'cache',
    ...headers.map(([name = '', value]) => response.headers.get(name) !== value && name),
  ];
  return faults.filter((fault) => fault !== false).map((fault) => `${path}: ${fault}`);
}

const servers: [command: string, origin: string][] = [
  ['nginx -p . -e stderr -c nginx.conf', ORIGINS.site],
  ['caddy run --config Caddyfile 2>&1', ORIGINS.messages],
  [
    `npx --yes wrangler@4 pages dev "${DIST}" --log-level=error --port=${portOf(ORIGINS.published)}`,
    ORIGINS.published,
  ],
];
const faults: string[] = [];
for (const [command, origin] of servers)
  await serve(command, origin, async () => {
    console.log(`\n${command}\n`);
    for (const path of paths) faults.push(...(await ask(origin, path)));
    for (const { from, to } of command.startsWith('caddy') ? [] : moves) {
      const { status, headers: answer } = await fetch(`${origin}${from}?a=1`, { redirect: 'manual' });
      const location = answer.get('location') ?? '';
      console.log([from.padEnd(48), status, location].join('  '));
      if (status !== 301 || location !== `${to}?a=1`) faults.push(`${from}: leads elsewhere`);
    }
    const { url, status } = await fetch(`${origin}/analytics/?a=1`);
    if (url !== `${origin}/analytics?a=1` || status !== 200) faults.push('/analytics/: leads elsewhere');
  });
console.log(faults.length > 0 ? `\nNot as promised:\n${faults.join('\n')}` : '\nAll as promised.');
process.exitCode = faults.length > 0 ? 1 : 0;
