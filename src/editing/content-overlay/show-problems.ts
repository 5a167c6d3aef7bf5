import type { ViteDevServer } from 'vite';
import { formatReport } from '../content-check/format-report.ts';
import { hasError, type Problem } from '../content-check/problem.ts';
import { answerWithReport } from './report-page.ts';
import { ASK, PROBLEMS, type Report, VERSION_TIMING } from './report.ts';

const OVERLAY = '/src/editing/content-overlay/overlay.ts';

/** What each page runs in `astro dev`. */
export const OVERLAY_SCRIPT = `import { startOverlay } from '${OVERLAY}'; startOverlay({ isAlone: false });`;

const TEXT_FILE = /\.(json|md)$/i;

/** Whether a change can be seen on a page: a text with an error is not read, and a page keeps the last good one. */
const isSeen = (path: string, problems: readonly Problem[]): boolean =>
  !TEXT_FILE.test(path) ||
  !problems.some(({ file, severity }) => severity === 'error' && path.replaceAll('\\', '/').endsWith(file));

/**
 * Shows the problems over every page, and in place of a page that can't be made because of them. Pages ask when they
 * load, for a mistake may be older than they are; and a change may come while a page is on its way, before anyone can tell
 * it: so each page knows the version it was made of, and makes room for a newer one.
 *
 * @param read gives the problems of this moment
 * @returns tells the open pages that these files changed and have been read
 */
export function showProblems(
  server: ViteDevServer,
  read: () => readonly Problem[],
): (changedPaths: readonly string[]) => void {
  const { hot } = server.environments.client;
  let version = 1;
  const toReport = (): Report => {
    const problems = read();
    const [summary = ''] = formatReport(problems).split('\n');
    return { summary, problems: [...problems], version };
  };
  hot.on(ASK, (_data, client) => {
    client.send(PROBLEMS, toReport());
  });
  server.middlewares.use((_request, response, next) => {
    response.setHeader('Server-Timing', `${VERSION_TIMING};dur=${String(version)}`);
    next();
  });
  answerWithReport(server, OVERLAY, () => hasError(read()));
  return (changedPaths) => {
    if (changedPaths.some((path) => isSeen(path, read()))) version += 1;
    hot.send(PROBLEMS, toReport());
  };
}
