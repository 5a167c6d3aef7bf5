import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { MODULES, PROJECT_ROOT } from '../project.mjs';

/** What a shell reports for a command that a signal ended: 128 plus the signal's number. */
const SIGNAL_EXIT_BASE = 128;
export const INTERRUPTED = SIGNAL_EXIT_BASE + constants.signals.SIGINT;
export const TERMINATED = SIGNAL_EXIT_BASE + constants.signals.SIGTERM;

/** npm, for one, would first take its whole install back, and we repair what it leaves anyway. */
const GRACE_MS = 5000;

/**
 * @typedef {object} Outcome
 * @property {number} code exit code; 128 + n after signal n, as shells count
 * @property {string} output everything it printed, '' when it printed straight to the terminal
 */

/** @typedef {{ isLive?: boolean, env?: NodeJS.ProcessEnv, timeoutMs?: number, cwd?: string }} RunOptions */

/**
 * Runs a program until it ends. Never rejects: a program that cannot be started is code 1.
 *
 * @param {string} program
 * @param {readonly string[]} args
 * @param {RunOptions} [options] `isLive` prints to the terminal at once instead of keeping the output; `env` replaces the
 *   environment; `timeoutMs` ends a program that takes longer; `cwd` is where it runs, the project folder when left out
 * @returns {Promise<Outcome>}
 */
export function run(
  program,
  args,
  { isLive = false, env = process.env, timeoutMs, cwd = PROJECT_ROOT } = {},
) {
  return new Promise((resolve) => {
    const child = spawn(program, args, {
      cwd,
      env,
      stdio: isLive ? 'inherit' : ['ignore', 'pipe', 'pipe'],
      timeout: timeoutMs,
    });
    const { received, stopForwarding } = forwardSignals(child);
    let output = '';
    const keep = (/** @type {Buffer} */ chunk) => (output += chunk.toString());
    child.stdout?.on('data', keep);
    child.stderr?.on('data', keep);
    child.once('error', (error) => {
      stopForwarding();
      resolve({ code: 1, output: output + error.message });
    });
    child.once('close', (code, signal) => {
      stopForwarding();
      // A tool may end well on Ctrl+C, yet whoever pressed it wants no further step.
      resolve({
        code: received() ?? code ?? SIGNAL_EXIT_BASE + (signal ? constants.signals[signal] : 0),
        output,
      });
    });
  });
}

/**
 * The environment of every tool: the project's Node and tools come first, nothing reports home, and a NODE_ENV of the
 * machine does not change what is built or tested.
 *
 * @param {string} node path of the Node to use
 * @returns {NodeJS.ProcessEnv}
 */
export function toolEnvironment(node) {
  const { NODE_ENV: _ignored, ...env } = process.env;
  // Windows calls it Path, and two spellings of one variable would be two variables.
  const pathKey = Object.keys(env).find((key) => key.toUpperCase() === 'PATH') ?? 'PATH';
  return {
    ...env,
    [pathKey]: [dirname(node), join(MODULES, '.bin'), env[pathKey]].filter(Boolean).join(delimiter),
    ASTRO_TELEMETRY_DISABLED: '1',
    ASTRO_DISABLE_UPDATE_CHECK: 'true',
    ...(process.stdout.isTTY && !process.env.NO_COLOR ? { FORCE_COLOR: '1' } : {}),
  };
}

/**
 * A terminal sends Ctrl+C to the whole group of processes; anything else sends a signal to us alone.
 *
 * @param {import('node:child_process').ChildProcess} child
 * @returns {{ received: () => number | undefined, stopForwarding: () => void }} the exit code that a signal asks for, if
 *   one came
 */
function forwardSignals(child) {
  /** @type {number | undefined} */
  let code;
  /** @type {NodeJS.Timeout | undefined} */
  let endOfGrace;
  const end = (/** @type {number} */ exitCode) => {
    code = exitCode;
    endOfGrace ??= setTimeout(() => child.kill('SIGKILL'), GRACE_MS);
  };
  const onInterrupt = () => {
    end(INTERRUPTED);
    if (!process.stdin.isTTY) child.kill('SIGINT');
  };
  const onTerminate = () => {
    end(TERMINATED);
    child.kill('SIGTERM');
  };
  process.on('SIGINT', onInterrupt);
  process.on('SIGTERM', onTerminate);
  return {
    received: () => code,
    stopForwarding: () => {
      clearTimeout(endOfGrace);
      process.off('SIGINT', onInterrupt);
      process.off('SIGTERM', onTerminate);
    },
  };
}
