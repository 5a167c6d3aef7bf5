import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { isInstallComplete } from './install-state.mjs';
import { MODULES, PROJECT_ROOT, readJsonIfSound } from '../project.mjs';
import { findProjectNode, LEAST_NODE } from './project-node.mjs';
import { INTERRUPTED, run, TERMINATED } from '../steps/run-program.mjs';
import { say, sayDone, StepFailure } from '../steps/run-step.mjs';

const LOCK = join(PROJECT_ROOT, 'package-lock.json');
const STAMP = join(MODULES, '.penthouse-2200.json');
const NPM_RECORD = join(MODULES, '.package-lock.json');

/**
 * Installs the packages unless they are all there, and finds the Node that the tools run on.
 *
 * @returns {Promise<string>} path of a Node that Astro accepts
 * @throws {StepFailure} when npm fails or there is no such Node
 */
export async function prepareProject() {
  const wasInstalled = isInstalled();
  if (!wasInstalled) await install();
  let node = await findProjectNode();
  if (!node && wasInstalled) {
    // An install by hand may have left out the Node that the project brings.
    await install();
    node = await findProjectNode();
  }
  if (node) return node;
  throw new StepFailure(
    `✗ El sitio necesita Node ${LEAST_NODE} o posterior; esta máquina tiene ${process.version} y no hay una versión ` +
      'del registro que le sirva. Instala la versión LTS desde https://nodejs.org y repite el comando.',
  );
}

/** @returns {boolean} */
function isInstalled() {
  const lock = readJsonIfSound(LOCK);
  if (!lock)
    throw new StepFailure(
      '✗ Falta package-lock.json o está dañado. Recupéralo con: git checkout package-lock.json',
    );
  const stamp = readJsonIfSound(STAMP);
  return isInstallComplete({
    lockHash: hashOfLock(),
    stampedHash: typeof stamp?.lockHash === 'string' ? stamp.lockHash : undefined,
    lock,
    npmRecord: readJsonIfSound(NPM_RECORD),
    machine: { os: process.platform, cpu: process.arch },
    exists: (path) => existsSync(join(PROJECT_ROOT, path, 'package.json')),
  });
}

async function install() {
  const startedAt = performance.now();
  say('▸ Instalando lo que falta (la primera vez puede tardar un par de minutos)');
  rmSync(STAMP, { force: true });
  rmSync(NPM_RECORD, { force: true });
  const [program, ...args] = npmCommand();
  const { code, output } = await run(program, [
    ...args,
    ...(isRunningExecutableHere() ? ['install', '--no-save'] : ['ci']),
    // The machine may be set to leave out one kind or the other; the site needs both.
    '--include=dev',
    '--include=optional',
    // npm warns about its own, older Node, which runs nothing here but npm.
    '--loglevel=error',
    '--no-audit',
    '--no-fund',
  ]);
  if (code === INTERRUPTED || code === TERMINATED) throw new StepFailure('Interrumpido.', code);
  if (code !== 0) {
    console.error(`\n${output.trimEnd()}\n`);
    throw new StepFailure(
      '✗ No se pudo instalar. Revisa la conexión al registro de npm y el espacio en disco, y repite el comando: ' +
        'continuará desde cero sin estorbos.',
    );
  }
  mkdirSync(MODULES, { recursive: true });
  writeFileSync(STAMP, JSON.stringify({ lockHash: hashOfLock() }));
  sayDone('Instalado', startedAt);
}

/** @returns {string} */
function hashOfLock() {
  return createHash('sha256').update(readFileSync(LOCK)).digest('hex');
}

/**
 * npm puts the project's Node before the machine's, and Windows refuses to delete a program that is running, which is
 * what `npm ci` would start with.
 */
function isRunningExecutableHere() {
  return process.platform === 'win32' && process.execPath.startsWith(MODULES);
}

/**
 * npm is a script for Node. Starting it as one needs no shell, which Windows would ask for to run `npm.cmd`.
 *
 * @returns {[string, ...string[]]} program and first arguments
 */
export function npmCommand() {
  // Under `npm start` this is the Node that npm itself runs on; ours may be about to be replaced.
  const node = process.env.npm_node_execpath ?? process.execPath;
  const folder = dirname(node);
  const script = [
    process.env.npm_execpath,
    join(folder, '..', 'lib', 'node_modules', 'npm', 'bin', 'npm-cli.js'),
    join(folder, 'node_modules', 'npm', 'bin', 'npm-cli.js'),
  ].find((path) => path && basename(path) === 'npm-cli.js' && existsSync(path));
  return script ? [node, script] : ['npm'];
}
