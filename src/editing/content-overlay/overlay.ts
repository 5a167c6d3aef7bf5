import { ProblemsDialog } from './problems-dialog.ts';
import { ASK, PROBLEMS, type Report, VERSION_TIMING } from './report.ts';

const ELEMENT = 'content-problems';
/** How long a reload that Astro has asked for may take before this page asks for one of its own. */
const RELOAD_PATIENCE_MS = 5000;
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
  let isLeaving = false;
  import.meta.hot.on('vite:beforeFullReload', () => {
    isLeaving = true;
  });
  import.meta.hot.on(PROBLEMS, (report: Report) => {
    const isStopped = report.problems.some(({ severity }) => severity === 'error');
    quiet.replaceSync(isStopped ? TOOLS_OVERLAY : '');
    const own = readOwnVersion();
    const isOld = (own !== undefined && own < report.version) || (isAlone && !isStopped);
    if (!isOld) dialog.show(report);
    // The page on its way waits for this very change: asking for it once more would only make two.
    else setTimeout(() => location.reload(), isLeaving ? RELOAD_PATIENCE_MS : 0);
  });
  import.meta.hot.send(ASK);
}
