import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';

export const ASTRO = join(import.meta.dirname, '..', '..', 'node_modules', 'astro', 'bin', 'astro.mjs');

/**
 * Runs a command of Astro in the folder of a site until it ends. Throws with everything it printed when it fails.
 *
 * @param args e.g. `['build']`
 * @param env variables beside those of this process
 */
export async function runAstro(args: string[], cwd: string, env: Record<string, string>): Promise<void> {
  // Vitest's own NODE_ENV would make another build of it.
  const { NODE_ENV: _ignored, ...inherited } = process.env;
  const options = { cwd, env: { ...inherited, ...env, NO_COLOR: '1' } };
  try {
    await promisify(execFile)(process.execPath, [ASTRO, ...args], options);
  } catch (failure) {
    const { stdout, stderr } = failure as Record<'stdout' | 'stderr', string>;
    throw new Error(stdout + stderr, { cause: failure });
  }
}
