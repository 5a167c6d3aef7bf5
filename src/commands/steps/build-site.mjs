import { join } from 'node:path';
import { PROJECT_ROOT } from '../project.mjs';
import { toolEnvironment } from './run-program.mjs';
import { runStep } from './run-step.mjs';
import { toolScript } from './tool-script.mjs';

const CHECK_CONTENT = join(PROJECT_ROOT, 'src', 'commands', 'check-content.mjs');

/**
 * Reads everything in `content/` through the schemas of the site.
 *
 * @param {string} node
 */
export async function checkContent(node) {
  await runStep(
    'Contenido',
    'Corrige en content/ lo que dicen las líneas de arriba y repite el comando.',
    [node, CHECK_CONTENT],
    {
      env: toolEnvironment(node),
    },
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
  });
}
