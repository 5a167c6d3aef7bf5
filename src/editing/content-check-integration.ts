import { readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { interpolate } from '../i18n/interpolate.ts';
import { getLaunchChecklist } from './launch-checklist.ts';
import { checkContent } from './content-check/check-all.ts';
import type { Diagnostic } from '../content/diagnostic.ts';
import { formatError, formatReport, hasErrors, summarizeReport } from './content-check/report.ts';
import { debounce } from './debounce.ts';

/** Debounce delay in milliseconds. Editors write a file in several steps, and Git writes many files. */
const SAVE_PAUSE_MS = 150;
const HTTP_SERVER_ERROR = 500;

const REPORT_PAGE = join(import.meta.dirname, 'content-check', 'report.html');

const escapeHtml = (text: string): string =>
  text.replace(/[&<>]/g, (character) => `&#${character.charCodeAt(0)};`);

/** Renders the report as an HTML page. Vite's client reloads the page after a change. */
const renderReportPage = (report: readonly Diagnostic[]): string =>
  interpolate(readFileSync(REPORT_PAGE, 'utf8'), {
    summary: summarizeReport(report),
    errors: report.map((error) => `<li>${escapeHtml(formatError(error))}</li>`).join(''),
  });

/**
 * Creates the integration that checks the content. A build with errors throws the whole Spanish report, because Astro would omit content
 * that it can't read. In `astro dev` every page shows the report until the errors are fixed.
 */
export function contentCheck(): AstroIntegration {
  let root = '';
  let report: Diagnostic[] = [];
  return {
    name: 'content-check',
    hooks: {
      'astro:config:setup': async ({ command, config, logger }) => {
        root = fileURLToPath(config.root);
        if (command !== 'build' && command !== 'dev') return;
        report = await checkContent(root);
        if (command === 'build' && hasErrors(report)) throw new Error(formatReport(report));
        logger[hasErrors(report) ? 'error' : 'info'](formatReport(report));
        const { length } = command === 'build' ? await getLaunchChecklist(root) : [];
        if (length > 0)
          logger.warn(
            `Antes de publicar: hay ${length} avisos de lo que es de muestra. npm run check:content`,
          );
      },
      'astro:server:setup': ({ server, logger, refreshContent }) => {
        const folder = join(root, 'content');
        const check = async (): Promise<void> => {
          const hadErrors = hasErrors(report);
          report = await checkContent(root);
          if (hasErrors(report)) logger.error(formatReport(report));
          // Astro may have loaded a partially written file, or may have skipped a file that is valid again.
          else await refreshContent?.({});
          if (hadErrors || hasErrors(report)) server.environments.client.hot.send({ type: 'full-reload' });
        };
        const checkDebounced = debounce(check, SAVE_PAUSE_MS);
        let currentCheck = Promise.resolve();
        server.watcher.add(folder);
        server.watcher.on('all', (_event, path) => {
          if (path !== folder && !path.startsWith(folder + sep)) return;
          currentCheck = checkDebounced().catch((failure: unknown) => logger.error(String(failure)));
        });
        server.middlewares.use((request, response, next) => {
          const respond = () => {
            if (!hasErrors(report) || !request.headers.accept?.includes('text/html')) next();
            else
              response
                .writeHead(HTTP_SERVER_ERROR, { 'Content-Type': 'text/html; charset=utf-8' })
                .end(renderReportPage(report));
          };
          // Wait for the check, because Astro reloads the page immediately and would show its own error.
          currentCheck.then(respond).catch(next);
        });
      },
    },
  };
}
