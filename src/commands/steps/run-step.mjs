import { INTERRUPTED, run, TERMINATED } from './run-program.mjs';

const MS_PER_SECOND = 1000;
const SECONDS_PER_MINUTE = 60;
const ORPHAN_CHECK_MS = 1000;

/** A step that went wrong: its message is a finished Spanish sentence, so that nobody needs to read a stack. */
export class StepFailure extends Error {
  /**
   * @param {string} message Spanish
   * @param {number} [exitCode]
   */
  constructor(message, exitCode = 1) {
    super(message);
    this.exitCode = exitCode;
  }
}

/**
 * @typedef {import('./run-program.mjs').RunOptions & { findNotice?: (output: string) => string }} StepOptions `findNotice`
 *   picks what somebody should read of a step that succeeded; '' when there is nothing
 */

/**
 * Runs one tool as a step: one Spanish line with its duration when it succeeds, below what it has to be read for; its output
 * and a StepFailure otherwise.
 *
 * @param {string} name Spanish, e.g. `Formato`
 * @param {string} remedy Spanish, what to do when it fails
 * @param {readonly string[]} command program and arguments
 * @param {StepOptions} options
 */
export async function runStep(name, remedy, [program = '', ...args], options) {
  const startedAt = performance.now();
  if (options.isLive) say(`▸ ${name}`);
  const { code, output } = await run(program, args, options);
  if (code === INTERRUPTED || code === TERMINATED) throw new StepFailure('Interrumpido.', code);
  if (code !== 0) {
    if (output.trim()) console.error(`\n${output.trimEnd()}\n`);
    throw new StepFailure(`✗ ${name}: no pasó. ${remedy}`, code);
  }
  const notice = options.findNotice?.(output).trim();
  if (notice) say(`\n${notice}\n`);
  sayDone(name, startedAt);
}

/**
 * @param {string} name Spanish, what is done
 * @param {number} startedAt value of `performance.now()` when it began
 */
export function sayDone(name, startedAt) {
  say(`✓ ${name} (${formatDuration(performance.now() - startedAt)})`);
}

/** @param {string} line Spanish */
export function say(line) {
  console.log(line);
}

/**
 * Runs a whole command; a StepFailure ends it with its message and exit code.
 *
 * @param {() => Promise<void>} command
 */
export async function runCommand(command) {
  endWithNpm();
  try {
    await command();
  } catch (error) {
    if (!(error instanceof StepFailure)) throw error;
    console.error(error.message);
    process.exitCode = error.exitCode;
  }
}

/**
 * npm puts a shell between itself and us, and a signal that ends npm stops at that shell. Without this, whoever ends
 * `npm start` from outside would leave a server behind that keeps the port.
 */
function endWithNpm() {
  if (!process.env.npm_lifecycle_event) return;
  const parent = process.ppid;
  const check = () => {
    if (process.ppid !== parent) process.kill(process.pid, 'SIGTERM');
  };
  setInterval(check, ORPHAN_CHECK_MS).unref();
}

/**
 * @param {number} ms
 * @returns {string} e.g. `0.4 s`, `12 s`, `2 min 5 s`
 */
export function formatDuration(ms) {
  const seconds = ms / MS_PER_SECOND;
  if (seconds < 9.95) return `${seconds.toFixed(1)} s`;
  const whole = Math.round(seconds);
  if (whole < SECONDS_PER_MINUTE) return `${whole} s`;
  return `${Math.floor(whole / SECONDS_PER_MINUTE)} min ${whole % SECONDS_PER_MINUTE} s`;
}
