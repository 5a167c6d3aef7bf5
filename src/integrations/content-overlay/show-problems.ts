import type { ViteDevServer } from 'vite';
import { formatReport } from '../../content-check/format-report.ts';
import { hasError, type Problem } from '../../content-check/problem.ts';
import { answerWithReport } from './report-page.ts';
import { ASK, PROBLEMS, type Report } from './report.ts';

const OVERLAY = '/src/integrations/content-overlay/overlay.ts';

/** What each page runs in `astro dev`. */
export const OVERLAY_SCRIPT = `import { startOverlay } from '${OVERLAY}'; startOverlay({ isAlone: false });`;

const toReport = (problems: readonly Problem[]): Report => {
  const [summary = ''] = formatReport(problems).split('\n');
  return { summary, problems: [...problems] };
};

/**
 * Shows the problems over every page, and in place of a page that can't be made because of them. Pages ask when they
 * load, for a mistake may be older than they are.
 *
 * @param read gives the problems of this moment
 * @returns tells the open pages that there is something new to read
 */
export function showProblems(server: ViteDevServer, read: () => readonly Problem[]): () => void {
  const { hot } = server.environments.client;
  hot.on(ASK, (_data, client) => {
    client.send(PROBLEMS, toReport(read()));
  });
  answerWithReport(server, OVERLAY, () => hasError(read()));
  return () => {
    hot.send(PROBLEMS, toReport(read()));
  };
}
