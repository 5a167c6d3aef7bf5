import { existsSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { npmCommand } from '../install/prepare-project.mjs';
import { CACHE, readJsonIfSound } from '../project.mjs';
import { INTERRUPTED, run, TERMINATED } from '../steps/run-program.mjs';
import { sayDone, StepFailure } from '../steps/run-step.mjs';

/** Only whoever measures needs them, so they are not among the project's dependencies. */
const TOOLS = { lighthouse: '13.5.0', 'chrome-launcher': '1.2.1' };

/** Where they are kept; `npm ci` removes them with the rest of node_modules. */
export const TOOLS_FOLDER = join(CACHE, 'bench');

/** npm writes this list as the last step of an install. */
const NPM_RECORD = join(TOOLS_FOLDER, 'node_modules', '.package-lock.json');

/**
 * Fetches Lighthouse and what starts its browser, in these exact versions, unless they are there.
 *
 * @throws {StepFailure} when the registry cannot be reached
 */
export async function prepareTools() {
  if (areToolsThere()) return;
  const startedAt = performance.now();
  rmSync(TOOLS_FOLDER, { recursive: true, force: true });
  mkdirSync(TOOLS_FOLDER, { recursive: true });
  const names = Object.entries(TOOLS).map(([name, version]) => `${name}@${version}`);
  const [program, ...args] = npmCommand();
  const { code, output } = await run(program, [
    ...args,
    'install',
    '--prefix',
    TOOLS_FOLDER,
    '--save-exact',
    '--ignore-scripts',
    '--loglevel=error',
    '--no-audit',
    '--no-fund',
    ...names,
  ]);
  if (code === INTERRUPTED || code === TERMINATED) throw new StepFailure('Interrumpido.', code);
  if (code !== 0 || !areToolsThere()) {
    console.error(`\n${output.trimEnd()}\n`);
    throw new StepFailure(
      `✗ No se pudo traer ${names.join(' y ')} del registro de npm. Revisa la conexión y repite el comando. Solo las ` +
        'mediciones los necesitan: el sitio y sus pruebas funcionan sin ellos.',
    );
  }
  sayDone('Lighthouse descargado', startedAt);
}

function areToolsThere() {
  if (!existsSync(NPM_RECORD)) return false;
  return Object.entries(TOOLS).every(([name, version]) => {
    const found = readJsonIfSound(join(TOOLS_FOLDER, 'node_modules', name, 'package.json'));
    return found?.version === version;
  });
}
