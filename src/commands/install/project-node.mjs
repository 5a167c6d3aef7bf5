import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { isJsonObject, MODULES, readJsonIfSound } from '../project.mjs';
import { run } from '../steps/run-program.mjs';

/** What Astro 7 asks for. */
export const LEAST_NODE = '22.12.0';
const VERSION_TIMEOUT_MS = 20_000;

/**
 * Finds the Node for the tools: first the one that the lock file brings from the registry, so that everybody has the same,
 * then the one that runs this.
 *
 * @returns {Promise<string | undefined>} its path; undefined when neither is new enough and able to run
 */
export async function findProjectNode() {
  for (const path of [...installedNodes(), process.execPath]) {
    const { code, output } = await run(path, ['--version'], { timeoutMs: VERSION_TIMEOUT_MS });
    if (code === 0 && isNewEnough(output)) return path;
  }
  return undefined;
}

/**
 * @param {string} version as `node --version` prints it, e.g. `v24.21.0`
 * @returns {boolean}
 */
export function isNewEnough(version) {
  const [major = 0, minor = 0] = version.trim().replace(/^v/, '').split('.').map(Number);
  const [leastMajor = 0, leastMinor = 0] = LEAST_NODE.split('.').map(Number);
  return major > leastMajor || (major === leastMajor && minor >= leastMinor);
}

/** @returns {string[]} npm installs only the package of this machine, so there is one at most */
function installedNodes() {
  const optional = readJsonIfSound(join(MODULES, '..', 'package.json'))?.optionalDependencies;
  const names = isJsonObject(optional)
    ? Object.keys(optional).filter((name) => name.startsWith('node-'))
    : [];
  const installed = new Set(readdirSync(MODULES));
  return names
    .filter((name) => installed.has(name))
    .flatMap((name) => {
      const bin = readJsonIfSound(join(MODULES, name, 'package.json'))?.bin;
      return isJsonObject(bin) && typeof bin.node === 'string' ? [join(MODULES, name, bin.node)] : [];
    });
}
