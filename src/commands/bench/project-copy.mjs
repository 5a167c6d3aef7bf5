import { cpSync, mkdirSync, readdirSync, symlinkSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { DIST, MODULES, PROJECT_ROOT } from '../project.mjs';
import { run, toolEnvironment } from '../steps/run-program.mjs';
import { StepFailure } from '../steps/run-step.mjs';
import { toolScript } from '../steps/tool-script.mjs';
import { makeTemporaryFolder } from './temporary-folder.mjs';

const MS_PER_SECOND = 1000;
const LEFT_OUT = ['node_modules', basename(DIST), '.git', '.astro', 'test-results', 'playwright-report'];

/**
 * Copies the project to a temporary folder where it may be changed and built. Its packages are links to ours; what Astro
 * and Vite keep between builds is not taken along, so that the first build there is a cold one.
 *
 * @returns {string} absolute path
 */
export function copyProject() {
  const copy = makeTemporaryFolder();
  cpSync(PROJECT_ROOT, copy, {
    recursive: true,
    filter: (path) => dirname(path) !== dirname(DIST) || !LEFT_OUT.includes(basename(path)),
  });
  mkdirSync(join(copy, 'node_modules'));
  for (const name of readdirSync(MODULES)) {
    // Hidden ones are the caches and npm's own records.
    if (!name.startsWith('.')) symlinkSync(join(MODULES, name), join(copy, 'node_modules', name), 'junction');
  }
  return copy;
}

/**
 * @param {string} copy
 * @returns {Promise<number>} seconds
 * @throws {StepFailure} when the build fails; what it said is printed first
 */
export async function buildCopy(copy) {
  const startedAt = performance.now();
  const { code, output } = await run(process.execPath, [toolScript('astro'), 'build'], {
    cwd: copy,
    env: toolEnvironment(process.execPath),
  });
  if (code === 0) return (performance.now() - startedAt) / MS_PER_SECOND;
  console.error(`\n${output.trimEnd()}\n`);
  throw new StepFailure('✗ No se pudo construir la copia del sitio. Arriba está la causa.', code);
}
