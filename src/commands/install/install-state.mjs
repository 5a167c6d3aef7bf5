import { isJsonObject } from '../project.mjs';

/**
 * @typedef {object} InstallFacts
 * @property {string} lockHash hash of package-lock.json as it is now
 * @property {string | undefined} stampedHash hash that our last finished install left, if any
 * @property {import('../project.mjs').JsonObject} lock package-lock.json
 * @property {import('../project.mjs').JsonObject | undefined} npmRecord the list npm writes as its last step of an install
 * @property {{ os: string, cpu: string }} machine names as npm uses them (process.platform, process.arch)
 * @property {(path: string) => boolean} exists whether a package folder, e.g. `node_modules/astro`, is complete on disk
 */

/**
 * Decides whether node_modules is what package-lock.json asks for. An install made by hand counts: npm's own record must
 * then agree with the lock file. Both marks are removed before an install, so one that was interrupted has neither.
 *
 * @param {InstallFacts} facts
 * @returns {boolean} false when an install is needed
 */
export function isInstallComplete({ lockHash, stampedHash, lock, npmRecord, machine, exists }) {
  const wanted = packagesOf(lock);
  const installed = packagesOf(npmRecord);
  if (stampedHash !== lockHash && !agree(wanted, installed)) return false;
  if ([...installed.values()].some((entry) => !suits(entry, machine))) return false;
  return [...wanted].every(([path, entry]) => isLeftOutByDesign(entry) || exists(path));
}

/**
 * @param {Map<string, import('../project.mjs').JsonObject>} wanted
 * @param {Map<string, import('../project.mjs').JsonObject>} installed
 */
function agree(wanted, installed) {
  return [...wanted].every(([path, entry]) => {
    const present = installed.get(path);
    return present ? present.version === entry.version : isLeftOutByDesign(entry);
  });
}

/**
 * Optional packages are mostly binaries for other machines.
 *
 * @param {import('../project.mjs').JsonObject} entry
 */
function isLeftOutByDesign(entry) {
  return entry.optional === true;
}

/**
 * False for a node_modules that was copied from another kind of machine.
 *
 * @param {import('../project.mjs').JsonObject} entry
 * @param {{ os: string, cpu: string }} machine
 */
function suits(entry, machine) {
  return allows(entry.os, machine.os) && allows(entry.cpu, machine.cpu);
}

/**
 * @param {unknown} list npm's `os` or `cpu`, one name or several: allowed ones, or refused ones with a `!` before them
 * @param {string} name
 */
function allows(list, name) {
  if (list === undefined) return true;
  const names = [list].flat().map(String);
  const refusesSome = names.some((item) => item.startsWith('!'));
  return refusesSome ? !names.includes(`!${name}`) : names.includes(name);
}

/**
 * @param {import('../project.mjs').JsonObject | undefined} lock
 * @returns {Map<string, import('../project.mjs').JsonObject>} entries by path, without the project itself
 */
function packagesOf(lock) {
  /** @type {Map<string, import('../project.mjs').JsonObject>} */
  const packages = new Map();
  if (!isJsonObject(lock?.packages)) return packages;
  for (const [path, entry] of Object.entries(lock.packages)) {
    if (path !== '' && isJsonObject(entry)) packages.set(path, entry);
  }
  return packages;
}
