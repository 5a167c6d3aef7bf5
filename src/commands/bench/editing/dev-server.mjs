import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { findFreePort } from '../../serve/port.mjs';
import { toolEnvironment } from '../../steps/run-program.mjs';
import { StepFailure } from '../../steps/run-step.mjs';
import { toolScript } from '../../steps/tool-script.mjs';

/** Away from those of `npm run dev` and of the tests. */
const FIRST_PORT = 4700;
const ASK_AGAIN_MS = 100;

/**
 * Starts `astro dev` in a copy of the project, on a port of its own.
 *
 * @param {string} copy absolute path
 * @returns {Promise<{ address: string, stop: () => Promise<void> }>}
 * @throws {StepFailure} with what it printed, when it ends instead
 */
export async function startDevServer(copy) {
  const port = String(await findFreePort(FIRST_PORT));
  const server = spawn(process.execPath, [toolScript('astro'), 'dev', '--ignore-lock', '--port', port], {
    cwd: copy,
    env: toolEnvironment(process.execPath),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const keep = (/** @type {Buffer} */ chunk) => (output += chunk.toString());
  server.stdout.on('data', keep);
  server.stderr.on('data', keep);
  // Whether it prints its address depends on how loud npm was asked to be.
  const address = `http://localhost:${port}`;
  while (!(await answers(address))) {
    if (server.exitCode !== null) throw new StepFailure(`✗ El servidor de la copia se detuvo:\n${output}`);
    await new Promise((resolve) => setTimeout(resolve, ASK_AGAIN_MS));
  }
  const stop = async () => {
    if (server.exitCode !== null) return;
    server.kill();
    await once(server, 'exit');
  };
  return { address, stop };
}

/** @param {string} address */
function answers(address) {
  return fetch(`${address}/favicon.svg`).then(
    () => true,
    () => false,
  );
}
