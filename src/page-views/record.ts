import type { PAGE_VIEWS_KEY, PageView, BACKUP_KEY } from './page-view.ts';

/** Window with `document.prerendering`, which TypeScript's DOM types lack. */
type RecorderWindow = Window & typeof globalThis & { document: { prerendering?: boolean } };

// The types ensure that these keys match the constants of page-view.ts.
const LIST: typeof PAGE_VIEWS_KEY = 'pageViews';
const BACKUP: typeof BACKUP_KEY = 'pageViews.bak';

/** Reads the stored rows. First moves a value that is not a list to the backup; throws if the storage is full. */
function readRows(storage: Storage): unknown[] {
  const stored = storage.getItem(LIST) || '[]';
  try {
    const rows: unknown = JSON.parse(stored);
    if (Array.isArray(rows)) return rows;
  } catch {
    // Invalid JSON isn't a list either.
  }
  const backup = storage.getItem(BACKUP) || '';
  if (!`\n${backup}\n`.includes(`\n${stored}\n`)) storage.setItem(BACKUP, (backup && `${backup}\n`) + stored);
  return [];
}

/** Writes the rows. If the storage is full, drops the oldest rows: 1, then 2, then 4, … Throws if the newest row doesn't fit. */
function writeRows(rows: unknown[], storage: Storage, dropCount = 1): void {
  try {
    storage.setItem(LIST, JSON.stringify(rows));
  } catch (error) {
    if (rows.length < 2) throw error;
    const remainingRows = rows.length > dropCount ? rows.slice(dropCount) : rows.slice(-1);
    writeRows(remainingRows, storage, dropCount * 2);
  }
}

/**
 * Logs a page view and appends it to the stored list, also when the page is restored from the back/forward cache. Waits until a prerendered
 * page is visible. The path is `data-path` of the body, which the not-found page lacks. Imports only types, because Astro doesn't inline a
 * script that shares a module with /analytics.
 */
export function recordPageView(window: RecorderWindow): void {
  const { document, location, navigator } = window;

  let pending: PageView | undefined;

  async function record(): Promise<void> {
    pending = {
      path: document.body.dataset.path || location.pathname.slice(0, 2048).replace(/\/+$/, '') || '/',
      title: document.title.slice(0, 300),
      timestamp: new Date().toISOString(),
      referrer: document.referrer.slice(0, 2048),
      userAgent: navigator.userAgent.slice(0, 512),
    };
    window.console.log('pageView', pending);
    try {
      // Tabs that load at the same time would overwrite each other's rows.
      await navigator.locks.request(LIST, storePending);
    } catch {
      // Safari before 15.4 and pages served over plain HTTP have no locks.
      storePending();
    }
  }

  function storePending(): void {
    try {
      if (pending) {
        writeRows([...readRows(window.localStorage), pending], window.localStorage);
        window.dispatchEvent(new Event(LIST));
      }
    } catch {
      // Storage is blocked or full. The page view has been logged.
    }
    pending = undefined;
  }

  // Store the page view if the visitor leaves before the page gets the lock.
  window.addEventListener('pagehide', storePending);
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) void record();
  });
  if (document.prerendering)
    document.addEventListener('prerenderingchange', () => void record(), { once: true });
  else void record();
}
