import type { PAGE_VIEWS_KEY, PageView } from './page-view.ts';

/** The type library doesn't know `prerendering` yet. */
type RecorderWindow = Window & typeof globalThis & { document: { prerendering?: boolean } };

/** A tab hands over page views of the last ten seconds: what is older, or junk, stays out. */
const RECENT_MS = 10_000;

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
    put(pageView);
    window.setTimeout(putInTurn, 300);
  }

  /** Appends the page views of this tab that the list lacks: the new one, and those that a simultaneous tab has overwritten. */
  function put(newPageView?: PageView): void {
    try {
      const { localStorage, sessionStorage } = window;
      const stored = localStorage.getItem(KEY) ?? '';
      // A list that was emptied stays empty.
      const own = readRows(sessionStorage, (stored && sessionStorage.getItem(KEY)) || '').filter(
        (row) => Date.now() - Date.parse((row as Partial<PageView> | null)?.timestamp ?? '') < RECENT_MS,
      );
      if (newPageView) own.push(newPageView);
      sessionStorage.setItem(KEY, JSON.stringify(own));
      const lost = own.filter((one) => one === newPageView || !stored.includes(JSON.stringify(one)));
      // Parsing a long list takes some 60 ms: `putInTurn` does it later, after the first paint.
      if (!lost.length || (newPageView && stored.length > 250_000)) return;
      const rows = [...readRows(localStorage, stored), ...lost];
      // Where the browser is full the oldest rows go: one, then two more, then four more.
      for (let dropped = 1; ; dropped *= 2)
        try {
          localStorage.setItem(KEY, JSON.stringify(rows));
          return void window.dispatchEvent(new Event(KEY));
        } catch (refusal) {
          if (!rows.splice(0, Math.min(dropped, rows.length - lost.length)).length) throw refusal;
        }
    } catch {
      // It was logged; a browser that refuses to store it is not the visitor's problem.
    }
  }

  /** The rows of a stored list. A text that is no list is set aside first, below earlier ones; without room for it this throws. */
  function readRows(storage: Storage, stored: string): unknown[] {
    try {
      const rows: unknown = JSON.parse(stored || '[]');
      if (Array.isArray(rows)) return rows;
    } catch {
      // Invalid JSON is no list either.
    }
    const kept = storage.getItem(`${KEY}.bak`) ?? '';
    if (!`\n${kept}\n`.includes(`\n${stored}\n`))
      storage.setItem(`${KEY}.bak`, kept ? `${kept}\n${stored}` : stored);
    return [];
  }
  const putInTurn = () => (locks ? void locks.request(KEY, () => put()) : put());
  for (const type of ['storage', KEY]) window.addEventListener(type, putInTurn);
  window.addEventListener('pagehide', () => put());
  window.addEventListener('pageshow', ({ persisted }) => persisted && visit());
  if (document.prerendering) document.addEventListener('prerenderingchange', visit, { once: true });
  else visit();
}
