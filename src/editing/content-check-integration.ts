import { join, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { checkContent } from './content-check/check-content.ts';
import { type ContentError, formatReport } from './content-check/content-error.ts';
import { toReportPage } from './report-page.ts';

/** An editor's program writes a file in several steps, and Git many files; this waits for the last one. */
const SAVE_PAUSE_MS = 150;
const SERVER_ERROR = 500;

/**
 * Runs the content check inside Astro. A build with an error stops there and publishes nothing: it throws one Error
 * whose message is the whole Spanish report, for Astro itself would build pages without what it can't read. In
 * `astro dev` every page is the report while there is an error, and comes back when it is mended.
 */
export function contentCheck(): AstroIntegration {
  let root = '';
  let errors: ContentError[] = [];
  return {
    name: 'content-check',
    hooks: {
      'astro:config:setup': async ({ command, config, logger }) => {
        root = fileURLToPath(config.root);
        if (command !== 'build' && command !== 'dev') return;
        errors = await checkContent(root);
        if (command === 'build' && errors.length > 0) throw new Error(formatReport(errors));
        logger[errors.length > 0 ? 'error' : 'info'](formatReport(errors));
      },
      'astro:server:setup': ({ server, logger, refreshContent }) => {
        const folder = join(root, 'content');
        let pause: NodeJS.Timeout | undefined;
        const check = async (): Promise<void> => {
          const before = errors;
          errors = await checkContent(root);
          if (errors.length > 0) logger.error(formatReport(errors));
          if (before.length === 0 && errors.length === 0) return;
          // Astro may have given up on a file that is sound again.
          if (errors.length === 0) await refreshContent?.({});
          server.environments.client.hot.send({ type: 'full-reload' });
        };
        server.watcher.add(folder);
        server.watcher.on('all', (_event, path) => {
          if (path !== folder && !path.startsWith(folder + sep)) return;
          clearTimeout(pause);
          pause = setTimeout(() => {
            check().catch((failure: unknown) => logger.error(String(failure)));
          }, SAVE_PAUSE_MS);
        });
        server.middlewares.use((request, response, next) => {
          if (errors.length === 0 || !request.headers.accept?.includes('text/html')) {
            next();
            return;
          }
          response.writeHead(SERVER_ERROR, { 'Content-Type': 'text/html; charset=utf-8' });
          response.end(toReportPage(errors));
        });
      },
    },
  };
}
