import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { DIST } from '../project.mjs';
import { demandFreePort } from './port.mjs';
import { serveFolder } from './static-server.mjs';
import { say, StepFailure } from '../steps/run-step.mjs';

/**
 * Serves the built site until Ctrl+C.
 *
 * @param {number} port
 * @param {string} script name of the npm script that was called
 */
export async function serveSite(port, script) {
  if (!existsSync(join(DIST, 'index.html'))) {
    throw new StepFailure('✗ Todavía no hay sitio construido. Constrúyelo con: npm run build');
  }
  await demandFreePort(port, script);
  const close = await serveFolder(DIST, port);
  say(`\nPenthouse 2200 está en http://localhost:${port} (Ctrl+C para terminar)`);
  await new Promise((resolve) => {
    process.once('SIGINT', resolve);
    process.once('SIGTERM', resolve);
  });
  await close();
}
