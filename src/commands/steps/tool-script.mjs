import { join } from 'node:path';
import { isJsonObject, MODULES, readJsonIfSound } from '../project.mjs';
import { StepFailure } from './run-step.mjs';

/**
 * Where a package keeps the script of one of its commands. Started with Node itself, it needs neither a shell nor the
 * different wrappers of `node_modules/.bin` on each system.
 *
 * @param {string} packageName e.g. `@playwright/test`
 * @param {string} [command] e.g. `playwright`; the package's name when left out
 * @returns {string} absolute path
 * @throws {StepFailure} when the package or the command is not there
 */
export function toolScript(packageName, command = packageName) {
  const bin = readJsonIfSound(join(MODULES, packageName, 'package.json'))?.bin;
  const script = isJsonObject(bin) ? bin[command] : bin;
  if (typeof script === 'string') return join(MODULES, packageName, script);
  throw new StepFailure(`✗ Falta ${packageName} en node_modules. Borra esa carpeta y repite el comando.`);
}
