import type { PAGE_VIEWS_KEY, PageView, BACKUP_KEY } from './page-view.ts';

/** Window with `document.prerendering`, which TypeScript's DOM types lack. */
type RecorderWindow = Window & typeof globalThis & { document: { prerendering?: boolean } };

/**
 * Logs a page view and appends it to the stored list. Repeats this when the page is restored from the back/forward cache, and waits until
 * a prerendered page is visible. Reads the path from `data-path` of the body, which the not-found page lacks. Imports only types, because
 * Astro doesn't inline a script that shares a module with /analytics.
 */
export function recordPageView(window: RecorderWindow): void {
  const { document, location, navigator } = window;
  const { path } = document.body.dataset;
  // The types make sure that these keys match the imported constants.
  const LIST: typeof PAGE_VIEWS_KEY = 'pageViews';
  const BACKUP: typeof BACKUP_KEY = 'pageViews.bak';

  /** Page view that is not stored yet. */
  let pending: PageView | undefined;

  function record(): void {
    pending = {
      path: path || location.pathname.slice(0, 2048).replace(/\/+$/, '') || '/',
      title: document.title.slice(0, 300),
      timestamp: new Date().toISOString(),
      referrer: document.referrer.slice(0, 2048),
      userAgent: navigator.userAgent.slice(0, 512),
    };
    window.console.log('pageView', pending);
    void storeWithLock();
  }

  /** Stores the page view under a Web Lock, because tabs that load at the same time would overwrite each other's rows. */
  async function storeWithLock(): Promise<void> {
    try {
      await navigator.locks.request(LIST, storePending);
    } catch {
      // Safari before 15.4 and pages served over plain HTTP have no locks.
      storePending();
    }
  }

  function storePending(): void {
    try {
      if (pending) {
        writeRows([...readRows(), pending]);
        window.dispatchEvent(new Event(LIST));
      }
    } catch {
      // Storage is blocked or full. The page view has been logged.
    }
    pending = undefined;
  }

  /** Reads the stored rows. First moves a value that is not a list to the backup; throws if the storage is full. */
  function readRows(): unknown[] {
    const stored = window.localStorage.getItem(LIST) || '[]';
    try {
      const rows: unknown = JSON.parse(stored);
      if (Array.isArray(rows)) return rows;
    } catch {
      // Invalid JSON is also moved to the backup.
    }
    const backup = window.localStorage.getItem(BACKUP) ?? '';
    if (!`\n${backup}\n`.includes(`\n${stored}\n`))
      window.localStorage.setItem(BACKUP, backup ? `${backup}\n${stored}` : stored);
    return [];
  }

  /** Writes the rows. If the storage is full, drops the oldest rows: 1, then 2, then 4, … Throws if the newest row doesn't fit. */
  function writeRows(rows: unknown[], dropCount = 1): void {
    try {
      window.localStorage.setItem(LIST, JSON.stringify(rows));
    } catch (error) {
      if (rows.length === 1) throw error;
      writeRows(rows.slice(Math.min(dropCount, rows.length - 1)), dropCount * 2);
    }
  }

  // The visitor may leave the page before it gets the lock.
  window.addEventListener('pagehide', storePending);
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) record();
  });
  if (document.prerendering) document.addEventListener('prerenderingchange', record, { once: true });
  else record();
}
