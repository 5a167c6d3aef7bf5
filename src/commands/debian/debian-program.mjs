import { accessSync, constants, existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { CACHE } from '../project.mjs';
import { run } from '../steps/run-program.mjs';

const APT_GET = '/usr/bin/apt-get';
const DPKG_DEB = '/usr/bin/dpkg-deb';
/** Where systems keep servers, which ordinary users have not in their PATH. */
const SERVER_FOLDERS = ['/usr/sbin', '/usr/local/sbin', '/opt/homebrew/bin', '/usr/local/bin'];

/** @typedef {{ path: string, env: NodeJS.ProcessEnv }} Program `env` lets it find its libraries */

/**
 * Finds a program that this machine has, or that `fetchProgram` brought.
 *
 * @param {string} name e.g. `nginx`, which is also the name of its package in Debian
 * @returns {Program | undefined}
 */
export function findProgram(name) {
  const folders = [...(process.env.PATH ?? '').split(delimiter).filter(Boolean), ...SERVER_FOLDERS];
  const path = folders.map((folder) => join(folder, name)).find(isProgram);
  return path ? { path, env: process.env } : findFetched(name);
}

/**
 * Brings a program from Debian's packages into our own folder, without installing it: installing a server would also start
 * it. Needs Debian and root; elsewhere it does nothing.
 *
 * @param {string} name
 * @returns {Promise<Program | undefined>} undefined when it cannot be brought or does not run
 */
export async function fetchProgram(name) {
  const isRoot = process.getuid?.() === 0;
  if (!isRoot || !existsSync(APT_GET) || !existsSync(DPKG_DEB)) return undefined;
  const { packages, files } = foldersOf(name);
  rmSync(files, { recursive: true, force: true });
  mkdirSync(join(packages, 'partial'), { recursive: true });
  if (!(await download(name, packages))) return undefined;
  for (const file of readdirSync(packages).filter((entry) => entry.endsWith('.deb'))) {
    const { code } = await run(DPKG_DEB, ['-x', join(packages, file), files]);
    if (code !== 0) return undefined;
  }
  const program = findFetched(name);
  return program && (await runs(name, program)) ? program : undefined;
}

/**
 * @param {string} name
 * @param {string} packages
 */
async function download(name, packages) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const options = ['--download-only', '--yes', '--no-install-recommends'];
  const install = ['install', ...options, '-o', `Dir::Cache::archives=${packages}`, name];
  const { code } = await run(APT_GET, install, { env });
  if (code === 0) return true;
  await run(APT_GET, ['update'], { env });
  return (await run(APT_GET, install, { env })).code === 0;
}

/** @param {string} name */
function foldersOf(name) {
  const folder = join(CACHE, 'debian', name);
  return { packages: join(folder, 'packages'), files: join(folder, 'files') };
}

/** @param {string} name */
function findFetched(name) {
  const { files } = foldersOf(name);
  const path = ['usr/sbin', 'usr/bin'].map((folder) => join(files, folder, name)).find(isProgram);
  if (!path) return undefined;
  const libraries = ['usr/lib', 'lib'].flatMap((folder) => listFolders(join(files, folder)));
  const all = [...libraries, process.env.LD_LIBRARY_PATH].filter(Boolean).join(delimiter);
  return { path, env: { ...process.env, LD_LIBRARY_PATH: all } };
}

/** @param {string} folder */
function listFolders(folder) {
  if (!existsSync(folder)) return [];
  const entries = readdirSync(folder, { withFileTypes: true });
  return entries.filter((entry) => entry.isDirectory()).map((entry) => join(folder, entry.name));
}

/** @param {string} path */
function isProgram(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/**
 * @param {string} name
 * @param {Program} program
 */
async function runs(name, { path, env }) {
  const { output } = await run(path, ['-v'], { env });
  return output.startsWith(name);
}
