import { sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration, AstroIntegrationLogger } from 'astro';
import { toRefreshContext } from './content-check/broken-files.ts';
import { checkContent } from './content-check/check-content.ts';
import { formatReport } from './content-check/format-report.ts';
import { hasError, type Problem } from './content-check/problem.ts';
import { keepPicturesFresh, QUICK_PICTURES } from './content-overlay/fresh-pictures.ts';
import { takeTurns } from './content-overlay/page-turns.ts';
import { OVERLAY_SCRIPT, showProblems } from './content-overlay/show-problems.ts';
import { watchContent } from './content-overlay/watch-content.ts';

const print = (problems: readonly Problem[], logger: AstroIntegrationLogger): void => {
  const report = formatReport(problems);
  if (hasError(problems)) logger.error(report);
  else if (problems.length > 0) logger.warn(report);
  else logger.info(report);
};

/**
 * Runs the content check inside Astro. A build with an error stops there and publishes nothing: it throws one Error
 * whose message is the whole Spanish report. `astro dev` prints the report and shows it over the page, now and after each
 * change in content/; what is sound of the change is on the page at once.
 */
export function contentCheck(): AstroIntegration {
  let root = '';
  let problems: Problem[] = [];
  return {
    name: 'content-check',
    hooks: {
      'astro:config:setup': async ({ command, config, injectScript, logger, updateConfig }) => {
        root = fileURLToPath(config.root);
        if (command !== 'build' && command !== 'dev') return;
        problems = await checkContent(root);
        if (command === 'build' && hasError(problems)) throw new Error(formatReport(problems));
        if (command === 'dev') {
          injectScript('page', OVERLAY_SCRIPT);
          updateConfig({ image: { service: { config: QUICK_PICTURES } } });
        }
        if (problems.length > 0) print(problems, logger);
      },
      'astro:server:setup': ({ server, logger, refreshContent }) => {
        const turns = takeTurns(server);
        const tellPages = showProblems(server, () => problems);
        keepPicturesFresh(server);
        watchContent(server.watcher, `${root.replace(/[\\/]$/, '')}${sep}content`, {
          onStir: turns.holdPages,
          onChange: async (paths) => {
            try {
              problems = await checkContent(root);
              print(problems, logger);
              await turns.read(async () => {
                await refreshContent?.({ context: toRefreshContext(problems) });
                tellPages(paths);
              });
            } catch (error) {
              // A file that is being written or moved at this very moment; its next event brings us back.
              logger.error(`No se pudo leer content/: ${String(error)}`);
            }
          },
        });
      },
    },
  };
}
