import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { envField } from 'astro/config';

/**
 * Defines `BUILD_DAY` of `astro:env/server`, `2026-11-22`. Two builds of one commit must make
 * the same bytes, so it is the commit's day, not the clock's.
 */
export function buildDay(): AstroIntegration {
  return {
    name: 'build-day',
    hooks: {
      'astro:config:setup': ({ config, updateConfig }) => {
        const day = readBuildDay(fileURLToPath(config.root), process.env.SOURCE_DATE_EPOCH);
        const field = envField.string({ context: 'server', access: 'public', default: day });
        updateConfig({ env: { schema: { BUILD_DAY: field } } });
      },
    },
  };
}

/** The day of a build in UTC: what `SOURCE_DATE_EPOCH` says, else the last commit of the folder's repository, else today. */
export function readBuildDay(root: string, epochSeconds: string | undefined): string {
  return readDay(epochSeconds ?? readCommitSeconds(root));
}

/** The day in UTC of a moment in seconds, as `SOURCE_DATE_EPOCH` says it, else today: `2026-11-22`. */
export function readDay(epochSeconds: string | undefined): string {
  const seconds = Number(epochSeconds);
  const date = Number.isInteger(seconds) && seconds > 0 ? new Date(seconds * 1000) : new Date();
  return date.toISOString().slice(0, 10);
}

function readCommitSeconds(root: string): string {
  try {
    return execFileSync('git', ['log', '-1', '--format=%ct'], {
      cwd: root,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
  } catch {
    // A copy without its repository, or a machine without git.
    return '';
  }
}
