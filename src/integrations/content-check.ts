import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration, AstroIntegrationLogger } from 'astro';
import { checkContent } from '../content-check/check-content.ts';
import { formatReport } from '../content-check/format-report.ts';
import type { Problem } from '../content-check/problem.ts';

/** An editor's program writes a file in several steps; this waits for the last one. */
const SAVE_PAUSE_MS = 150;

const hasError = (problems: readonly Problem[]): boolean =>
  problems.some(({ severity }) => severity === 'error');

const print = (problems: readonly Problem[], logger: AstroIntegrationLogger): void => {
  const report = formatReport(problems);
  if (hasError(problems)) logger.error(report);
  else if (problems.length > 0) logger.warn(report);
  else logger.info(report);
};

/**
 * Runs the content check inside Astro. A build with an error stops there and publishes nothing: it throws one Error
 * whose message is the whole Spanish report. `astro dev` prints the report, now and after each change in content/.
 */
export function contentCheck(): AstroIntegration {
  let root = '';
  return {
    name: 'content-check',
    hooks: {
      'astro:config:setup': async ({ command, config, logger }) => {
        root = fileURLToPath(config.root);
        if (command !== 'build' && command !== 'dev') return;
        const problems = await checkContent(root);
        if (command === 'build' && hasError(problems)) throw new Error(formatReport(problems));
        if (problems.length > 0) print(problems, logger);
      },
      'astro:server:setup': ({ server, logger }) => {
        const folder = join(root, 'content');
        let pause: NodeJS.Timeout | undefined;
        server.watcher.add(folder);
        server.watcher.on('all', (_event, path) => {
          if (!path.startsWith(folder)) return;
          clearTimeout(pause);
          pause = setTimeout(() => {
            void checkContent(root).then((problems) => print(problems, logger));
          }, SAVE_PAUSE_MS);
        });
      },
    },
  };
}
