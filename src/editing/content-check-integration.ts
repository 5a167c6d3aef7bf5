import { readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { interpolate } from '../i18n/interpolate.ts';
import { getLaunchChecklist } from './content-check/launch-checklist.ts';
import { checkContent } from './content-check/check-all.ts';
import type { Diagnostic } from '../content/diagnostic.ts';
import { formatError, formatReport, hasErrors, summarize } from './content-check/report.ts';
import { debounce } from './debounce.ts';

/** Debounce: editors write a file in several steps, and Git many files. */
const SAVE_PAUSE_MS = 150;
const SERVER_ERROR = 500;

const PAGE = join(import.meta.dirname, 'content-check', 'report.html');

const escape = (text: string): string =>
  text.replace(/[&<>]/g, (character) => `&#${character.charCodeAt(0)};`);

/** The report of the content check as a page, which Vite's client reloads when something changes. */
const writeReportPage = (report: readonly Diagnostic[]): string =>
  interpolate(readFileSync(PAGE, 'utf8'), {
    summary: summarize(report),
    errors: report.map((error) => `<li>${escape(formatError(error))}</li>`).join(''),
  });

/**
 * Runs the content check inside Astro. An error stops a build: one Error is thrown, whose message is the whole Spanish
 * report. Astro alone would build pages without the content that it can't read. In `astro dev` every page shows the
 * report until the error is mended.
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
          const wasWrong = hasErrors(report);
          report = await checkContent(root);
          if (hasErrors(report)) logger.error(formatReport(report));
          // Astro may have read a half-written file, or have stopped loading one that is valid again.
          else await refreshContent?.({});
          if (wasWrong || hasErrors(report)) server.environments.client.hot.send({ type: 'full-reload' });
        };
        const checkSoon = debounce(check, SAVE_PAUSE_MS);
        let checking = Promise.resolve();
        server.watcher.add(folder);
        server.watcher.on('all', (_event, path) => {
          if (path !== folder && !path.startsWith(folder + sep)) return;
          checking = checkSoon().catch((failure: unknown) => logger.error(String(failure)));
        });
        server.middlewares.use((request, response, next) => {
          // Waits for the check: Astro reloads by itself and would show its own error first.
          const answer = () => {
            if (!hasErrors(report) || !request.headers.accept?.includes('text/html')) next();
            else
              response
                .writeHead(SERVER_ERROR, { 'Content-Type': 'text/html; charset=utf-8' })
                .end(writeReportPage(report));
          };
          checking.then(answer).catch(next);
        });
      },
    },
  };
}
