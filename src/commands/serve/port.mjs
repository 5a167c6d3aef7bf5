import { DIST } from '../project.mjs';
import { serveFolder } from './static-server.mjs';
import { StepFailure } from '../steps/run-step.mjs';

const USUAL_PORT = 4321;
const HIGHEST_PORT = 65_535;

/**
 * Reads the port from `--port 5000`, `--port=5000` or the variable PORT, in this order; 4321 when nobody asks.
 *
 * @param {readonly string[]} args
 * @param {string | undefined} variable value of PORT
 * @returns {number}
 * @throws {StepFailure} when what was asked for is no port
 */
export function readPort(args, variable) {
  const flagAt = args.findIndex((arg) => arg === '--port' || arg.startsWith('--port='));
  const flag = args[flagAt];
  const asked = flag?.includes('=') ? flag.slice('--port='.length) : flag && (args[flagAt + 1] ?? '');
  const text = asked ?? (variable || String(USUAL_PORT));
  const port = Number(text);
  if (/^\d+$/.test(text) && port >= 1 && port <= HIGHEST_PORT) return port;
  throw new StepFailure(
    `✗ «${text}» no es un puerto: escribe un número del 1 al ${HIGHEST_PORT}, por ejemplo --port 5000.`,
  );
}

/**
 * @param {number} port
 * @returns {Promise<boolean>}
 */
export async function isPortFree(port) {
  try {
    const close = await serveFolder(DIST, port);
    await close();
    return true;
  } catch {
    return false;
  }
}

/**
 * @param {number} port
 * @param {string} script name of the npm script that was called, e.g. `start`
 * @throws {StepFailure} when another program answers there
 */
export async function demandFreePort(port, script) {
  if (await isPortFree(port)) return;
  const command = script === 'start' ? 'npm start' : `npm run ${script}`;
  throw new StepFailure(
    `✗ El puerto ${port} está ocupado por otro programa o no se puede usar. Ciérralo, o elige otro puerto: ${command} -- --port ${
      port === 5000 ? 5001 : 5000
    }`,
  );
}

/**
 * @param {number} first
 * @returns {Promise<number>} the first free port from there on
 */
export async function findFreePort(first) {
  let port = first;
  while (!(await isPortFree(port))) port += 1;
  return port;
}
