/** Servers with the configuration of `.hosting/`, except ports, certificate and folder. */
import { spawn } from 'node:child_process';
import { cpSync, existsSync, globSync, mkdtempDisposableSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { ORIGINS, getPort } from '../support/origins.ts';
import { PROJECT_ROOT } from '../support/temp-site.ts';

const START_TIMEOUT_MS = 120_000;
const BROTLI = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';

export interface Server {
  name: string;
  origin: string;
  command: string;
}

export const SERVERS: readonly Server[] = [
  { name: 'nginx', origin: ORIGINS.site, command: 'nginx -p . -e stderr -c nginx.conf' },
  { name: 'caddy', origin: ORIGINS.messages, command: 'caddy run --config Caddyfile 2>&1' },
  {
    name: 'cloudflare',
    origin: ORIGINS.published,
    command: `npx --yes wrangler@4 pages dev "${join(PROJECT_ROOT, 'dist')}" --log-level=error --port=${getPort(ORIGINS.published)}`,
  },
];

/** Copies the built site into a folder and compresses its text files like `.hosting/compress.sh`. */
export function publish(dist: string, folder: string): void {
  cpSync(dist, folder, { recursive: true });
  for (const file of globSync('**/*.{html,css,js,txt,xml,ics,svg}', { cwd: folder })) {
    const text = readFileSync(join(folder, file));
    writeFileSync(join(folder, `${file}.gz`), gzipSync(text, { level: 9 }));
    writeFileSync(join(folder, `${file}.br`), brotliCompressSync(text));
  }
}

const readSettings = (file: string) => readFileSync(join(PROJECT_ROOT, '.hosting', file), 'utf8');

function configureNginx(folder: string, port: number): string {
  const site = readSettings('nginx.conf')
    .replaceAll(/^ +(?:listen \[|ssl_).+\n/gm, '')
    .replace('listen 80;', `listen ${port + 1};`)
    .replace('listen 443 ssl http2;', `listen ${port};`)
    .replace(/root .+;/, `root "${folder}";`)
    .replace('brotli_static on;', existsSync(BROTLI) ? '$&' : '')
    .replace(/include .+\/(?=_redirects)/, `include ${folder}/`);
  const folders = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (module) => `${module}_temp_path ${module};`,
  );
  const modules = existsSync(BROTLI) ? `load_module ${BROTLI};` : '';
  return `${modules} daemon off; master_process off; pid nginx.pid; events {}
http { access_log off; default_type application/octet-stream; ${folders.join(' ')} ${site} }`;
}

const configureCaddy = (folder: string, port: number) =>
  `{\n\tadmin off\n}\n${readSettings('Caddyfile')}`
    .replace('penthouse2200.example.com {', `http://:${String(port)} {`)
    .replace(/root \* .+/, `root * ${folder}`);

/** Runs a server for the published folder until `task` ends. Throws if the server doesn't respond. */
export async function serve(
  { name, command, origin }: Server,
  folder: string,
  task: () => Promise<void>,
): Promise<void> {
  using settings = mkdtempDisposableSync(join(tmpdir(), 'penthouse-host-'));
  writeFileSync(join(settings.path, 'nginx.conf'), configureNginx(folder, getPort(origin)));
  writeFileSync(join(settings.path, 'Caddyfile'), configureCaddy(folder, getPort(origin)));
  // In a separate process group, the child processes of the command end with it.
  const server = spawn(command, {
    shell: true,
    cwd: settings.path,
    detached: true,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  try {
    const deadline = Date.now() + START_TIMEOUT_MS;
    while (!(await fetch(origin).catch(() => undefined))) {
      if (Date.now() > deadline || server.exitCode !== null)
        throw new Error(`${name} doesn't respond at ${origin}. Check the command: ${command}`);
      await wait(200);
    }
    await task();
  } finally {
    if (server.pid) process.kill(-server.pid);
  }
}
