import { join } from 'node:path';
import { CACHE } from '../project.mjs';
import { findFreePort } from '../serve/port.mjs';
import { toolEnvironment } from './run-program.mjs';
import { runStep } from './run-step.mjs';
import { toolScript } from './tool-script.mjs';

const FIRST_PORT = 4531;

/**
 * Builds the site once more, as an owner does who wants messages sent: its tests, `tests/e2e/messages/`, need an endpoint.
 *
 * @param {string} node
 * @returns {Promise<Record<string, string>>} what `playwright.config.ts` reads: where that site is and on which ports both
 *   answer
 */
export async function buildMessagesSite(node) {
  const folder = join(CACHE, 'messages-site');
  const endpointPort = await findFreePort(FIRST_PORT);
  const sitePort = await findFreePort(endpointPort + 1);
  const env = {
    ...toolEnvironment(node),
    PUBLIC_CONTACT_ENDPOINT: `http://localhost:${endpointPort}/messages`,
  };
  const build = [node, toolScript('astro'), 'build', '--outDir', folder];
  await runStep('Sitio que envía mensajes', 'Arriba está la causa.', build, { env });
  return {
    E2E_MESSAGES_FOLDER: folder,
    E2E_MESSAGES_PORT: String(sitePort),
    E2E_ENDPOINT_PORT: String(endpointPort),
  };
}
