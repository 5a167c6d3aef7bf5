import { ProblemsDialog } from './problems-dialog.ts';
import { ASK, PROBLEMS, type Report, VERSION_TIMING } from './report.ts';

const ELEMENT = 'content-problems';
// The tools' own overlays speak English of the same mistake.
const TOOLS_OVERLAY = 'vite-error-overlay { display: none }';

/** The version of the content that this page was made of; undefined where the browser doesn't tell. */
const readOwnVersion = (): number | undefined => {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return navigation?.serverTiming.find(({ name }) => name === VERSION_TIMING)?.duration;
};

/**
 * Shows in this page what the dev server says about content/, now and after each change. Only `astro dev` gives it to pages.
 *
 * @param isAlone true in a page that holds nothing else, which makes room for the real one when all is mended
 */
export function startOverlay({ isAlone }: { isAlone: boolean }): void {
  if (!import.meta.hot) return;
  customElements.define(ELEMENT, ProblemsDialog);
  const dialog = new ProblemsDialog();
  const quiet = new CSSStyleSheet();
  dialog.isAlone = isAlone;
  document.body.append(dialog);
  document.adoptedStyleSheets.push(quiet);
  import.meta.hot.on(PROBLEMS, (report: Report) => {
    const isStopped = report.problems.some(({ severity }) => severity === 'error');
    quiet.replaceSync(isStopped ? TOOLS_OVERLAY : '');
    const own = readOwnVersion();
    if ((own !== undefined && own < report.version) || (isAlone && !isStopped)) location.reload();
    else dialog.show(report);
  });
  import.meta.hot.send(ASK);
}
