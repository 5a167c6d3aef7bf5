import { join } from 'node:path';
import { PROJECT_ROOT } from '../project.mjs';
import { toolEnvironment } from './run-program.mjs';
import { runStep } from './run-step.mjs';
import { toolScript } from './tool-script.mjs';

const CHECK_CONTENT = join(PROJECT_ROOT, 'src', 'commands', 'check-content.mjs');

/** @param {string} output of a check without errors: its warnings, or one line that says that all is well */
const findContentNotice = (output) => (/^Hay \d/.test(output) ? output : '');

/** @param {string} output of a build: a host is told less than it should be, which nothing else in the output says */
const findHeadersNotice = (output) =>
  output
    .split('\n')
    .filter((line) => line.includes('[WARN]') && line.includes('[response-headers]'))
    .join('\n');

/**
 * Reads everything in `content/` through the schemas of the site, and says what deserves a warning.
 *
 * @param {string} node
 */
export async function checkContent(node) {
  await runStep(
    'Contenido',
    'Corrige en content/ lo que dicen las líneas de arriba y repite el comando.',
    [node, CHECK_CONTENT],
    { env: toolEnvironment(node), findNotice: findContentNotice },
  );
}

/**
 * Builds `dist/`.
 *
 * @param {string} node
 */
export async function buildSite(node) {
  await runStep('Sitio construido', 'Arriba está la causa.', [node, toolScript('astro'), 'build'], {
    env: toolEnvironment(node),
    findNotice: findHeadersNotice,
  });
}
