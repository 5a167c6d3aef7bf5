import type { PAGE_VIEWS_KEY, PageView } from './page-view.ts';

/** The type library doesn't know `prerendering` yet. */
type RecorderWindow = Window & typeof globalThis & { document: { prerendering?: boolean } };

/**
 * Logs a page view and appends it to the stored list: now, when the page returns from the back/forward cache, and for a
 * prerendered page when it is first seen. `path` is its clean path, absent on the not-found page, which logs
 * `notFoundMessage`. It imports types alone: with a module that /analytics imports too, it would be a file and not inline.
 */
export function recordPageView(window: RecorderWindow, path = '', notFoundMessage?: string): void {
  const { location, document, navigator } = window;
  const { locks } = navigator as { locks?: LockManager };
  // By its type the compiler refuses any other key than the table's.
  const KEY: typeof PAGE_VIEWS_KEY = 'pageViews';

  let waiting: PageView | undefined;

  function visit(): void {
    const pageView: PageView = {
      path: path || location.pathname.slice(0, 2048).replace(/\/+$/, '') || '/',
      title: document.title.slice(0, 300),
      timestamp: new Date().toISOString(),
      referrer: document.referrer.slice(0, 2048),
      userAgent: navigator.userAgent.slice(0, 512),
    };
    window.console.log('pageView', pageView);
    if (notFoundMessage) window.console.log(notFoundMessage, pageView.path);
    waiting = pageView;
    // One tab after the other: two that load at once would each write over the other's row. Where storage is blocked, so are locks.
    if (locks) locks.request(KEY, storeWaiting).catch(storeWaiting);
    else storeWaiting();
  }

  function storeWaiting(): void {
    try {
      const { localStorage } = window;
      if (waiting) {
        write(localStorage, [...readRows(localStorage), waiting]);
        window.dispatchEvent(new Event(KEY));
      }
    } catch {
      // It was logged; a browser that refuses to store it is not the visitor's problem.
    }
    waiting = undefined;
  }

  /** The stored rows. A text that is no list is set aside first, below earlier ones; without room for it this throws. */
  function readRows(storage: Storage): unknown[] {
    const stored = storage.getItem(KEY) || '[]';
    try {
      const rows: unknown = JSON.parse(stored);
      if (Array.isArray(rows)) return rows;
    } catch {
      // Invalid JSON is no list either.
    }
    const kept = storage.getItem(`${KEY}.bak`) ?? '';
    if (!`\n${kept}\n`.includes(`\n${stored}\n`))
      storage.setItem(`${KEY}.bak`, kept ? `${kept}\n${stored}` : stored);
    return [];
  }

  /** Where the browser is full the oldest rows go: one, then two more, then four more. Throws when the newest alone has no room. */
  function write(storage: Storage, rows: unknown[]): void {
    let dropped = 1;
    for (;;) {
      try {
        storage.setItem(KEY, JSON.stringify(rows));
        return;
      } catch (refusal) {
        if (rows.length === 1) throw refusal;
        rows.splice(0, Math.min(dropped, rows.length - 1));
        dropped *= 2;
      }
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
