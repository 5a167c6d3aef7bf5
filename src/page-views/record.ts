import type { PAGE_VIEWS_KEY, PageView, BACKUP_KEY } from './page-view.ts';

/** The type library doesn't know `prerendering` yet. */
type RecorderWindow = Window & typeof globalThis & { document: { prerendering?: boolean } };

/**
 * Logs a page view and appends it to the stored list: now, when the page returns from the back/forward cache, and for a
 * prerendered page when it is first seen. The body of a page has its clean path as `data-path`; the not-found page has none. It imports
 * types alone: with a module that /analytics imports too, it would be a file and not inline.
 */
export function recordPageView(window: RecorderWindow): void {
  const { document, location, navigator } = window;
  const { path } = document.body.dataset;
  // By their types the compiler refuses any other keys than the table's.
  const KEY: typeof PAGE_VIEWS_KEY = 'pageViews';
  const SET_ASIDE: typeof BACKUP_KEY = 'pageViews.bak';

  let waiting: PageView | undefined;

  function visit(): void {
    waiting = {
      path: path || location.pathname.slice(0, 2048).replace(/\/+$/, '') || '/',
      title: document.title.slice(0, 300),
      timestamp: new Date().toISOString(),
      referrer: document.referrer.slice(0, 2048),
      userAgent: navigator.userAgent.slice(0, 512),
    };
    window.console.log('pageView', waiting);
    void storeInTurn();
  }

  /** One tab after the other: two that load at once would each write over the other's row. At once where locks are refused, or none. */
  async function storeInTurn(): Promise<void> {
    try {
      await navigator.locks.request(KEY, storeWaiting);
    } catch {
      storeWaiting();
    }
  }

  function storeWaiting(): void {
    try {
      if (waiting) {
        write([...readRows(), waiting]);
        window.dispatchEvent(new Event(KEY));
      }
    } catch {
      // It was logged; a browser that refuses to store it is not the visitor's problem.
    }
    waiting = undefined;
  }

  /** The stored rows. A text that is no list is set aside first, below earlier ones; without room for it this throws. */
  function readRows(): unknown[] {
    const stored = window.localStorage.getItem(KEY) || '[]';
    try {
      const rows: unknown = JSON.parse(stored);
      if (Array.isArray(rows)) return rows;
    } catch {
      // Invalid JSON is no list either.
    }
    const kept = window.localStorage.getItem(SET_ASIDE) ?? '';
    if (!`\n${kept}\n`.includes(`\n${stored}\n`))
      window.localStorage.setItem(SET_ASIDE, kept ? `${kept}\n${stored}` : stored);
    return [];
  }

  /** Where the browser is full the oldest rows go: one, then two more, then four more. Throws when the newest alone has no room. */
  function write(rows: unknown[], next = 1): void {
    try {
      window.localStorage.setItem(KEY, JSON.stringify(rows));
    } catch (refusal) {
      if (rows.length === 1) throw refusal;
      write(rows.slice(Math.min(next, rows.length - 1)), next * 2);
    }
  }

  // A page that is left before its turn.
  window.addEventListener('pagehide', storeWaiting);
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) visit();
  });
  if (document.prerendering) document.addEventListener('prerenderingchange', visit, { once: true });
  else visit();
}
