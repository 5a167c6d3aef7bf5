import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { DIST, PROJECT_ROOT } from '../project.mjs';
import { findFreePort } from '../serve/port.mjs';
import { formatNginxConfiguration } from './nginx-configuration.mjs';

/** What the build wrote for nginx. */
export const NGINX_SNIPPET = join(PROJECT_ROOT, '.hosting', 'nginx.conf');

const START_CHECK_MS = 20;
/** Several may look for a port at the same moment; the loser takes the next one. */
const ATTEMPTS = 5;

/**
 * @typedef {object} NginxServer
 * @property {string} address without a slash at its end
 * @property {number} port
 * @property {string} log absolute path of the list of its answers, empty unless it was asked for
 * @property {() => Promise<void>} stop
 */

/**
 * Serves `dist/` with nginx and exactly the generated snippet, as the current user and beside any other nginx.
 *
 * @param {import('../debian/debian-program.mjs').Program} program
 * @param {{ firstPort: number, workers?: number, isLogged?: boolean }} options
 * @returns {Promise<NginxServer>}
 * @throws Error with what nginx said, when it does not start
 */
export async function startNginx(program, { firstPort, workers = 1, isLogged = false }) {
  let complaint = '';
  let from = firstPort;
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const port = await findFreePort(from);
    const started = await tryPort(program, { port, workers, isLogged });
    if (typeof started !== 'string') return { ...started, port, address: `http://127.0.0.1:${port}` };
    complaint = started;
    from = port + 1;
  }
  throw new Error(`nginx did not start: ${complaint}`);
}

/**
 * @param {import('../debian/debian-program.mjs').Program} program
 * @param {{ port: number, workers: number, isLogged: boolean }} options
 * @returns {Promise<{ log: string, stop: () => Promise<void> } | string>} what it said when it ended at once
 */
async function tryPort({ path, env }, options) {
  const folder = mkdtempSync(join(tmpdir(), 'penthouse-nginx-'));
  const configuration = join(folder, 'nginx.conf');
  const isRoot = process.getuid?.() === 0;
  writeFileSync(
    configuration,
    formatNginxConfiguration({ dist: DIST, snippet: NGINX_SNIPPET, folder, isRoot, ...options }),
  );
  const errors = join(folder, 'error.log');
  const child = spawn(path, ['-e', errors, '-p', folder, '-c', configuration], { env, stdio: 'ignore' });
  const state = { hasEnded: false };
  const ended = new Promise((resolve) => {
    child.once('close', resolve);
    child.once('error', resolve);
  }).finally(() => (state.hasEnded = true));
  const end = () => void child.kill('SIGTERM');
  process.once('exit', end);
  const stop = async () => {
    end();
    await ended;
    process.off('exit', end);
    rmSync(folder, { recursive: true, force: true });
  };
  // It writes this file once it listens.
  while (!existsSync(join(folder, 'nginx.pid'))) {
    if (state.hasEnded) {
      const said = existsSync(errors) ? readFileSync(errors, 'utf8') : 'nothing';
      await stop();
      return said.trim();
    }
    await wait(START_CHECK_MS);
  }
  return { log: join(folder, 'access.log'), stop };
}
