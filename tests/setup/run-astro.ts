import { execFile } from 'node:child_process';
import { join } from 'node:path';

export const ASTRO = join(import.meta.dirname, '..', '..', 'node_modules', 'astro', 'bin', 'astro.mjs');

interface Run {
  /** 0 when all went well. */
  code: number;
  /** Everything it printed. */
  output: string;
}

/**
 * Runs a command of Astro until it ends.
 *
 * @param args e.g. `['build']`
 * @param options `cwd` is the folder of the site, this one when left out; `env` adds to the environment
 */
export function runAstro(
  args: readonly string[],
  { cwd, env }: { cwd?: string; env?: Record<string, string> } = {},
): Promise<Run> {
  // Vitest's own NODE_ENV would make another build of it.
  const { NODE_ENV: _ignored, ...inherited } = process.env;
  return new Promise((resolve) => {
    const child = execFile(
      process.execPath,
      [ASTRO, ...args],
      { ...(cwd && { cwd }), env: { ...inherited, ...env, NO_COLOR: '1' } },
      (_error, stdout, stderr) => resolve({ code: child.exitCode ?? 1, output: stdout + stderr }),
    );
  });
}
