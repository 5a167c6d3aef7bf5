import type { PageView } from './page-view.ts';

export interface RecorderSettings {
  /** The page's own clean address; absent where any address may show the page (not found). */
  path?: string | undefined;
  /** Words logged before the address on the not-found page (specification §8). */
  notFoundMessage?: string | undefined;
  key: string;
  copyKey: string;
  setAsideKey: string;
  /** Name of the event sent to the window once a visit is stored. */
  recordedEvent: string;
  maxLength: Record<Exclude<keyof PageView, 'timestamp'>, number>;
}

/**
 * Records the visit to this page now, and again each time the page returns from the back/forward cache; a prerendered page
 * is recorded when it is first seen. Logs each page view and appends it to the stored list (specification §2, §3, §7).
 * Storage that is blocked, full or holds something else is never an error for the visitor: see the fault table in README.md.
 *
 * PageViewRecorder.astro prints this function's source into the page, so it may use nothing but its two arguments.
 *
 * To empty the history, remove the key: open tabs take that as "emptied" and put nothing back.
 */
export function recordPageView(window: Window & typeof globalThis, settings: RecorderSettings): void {
  const { location, navigator, console, Array, Date, JSON, Math } = window;
  // The type library doesn't know `prerendering` yet.
  const document: Document & { prerendering?: boolean } = window.document;
  const { key, copyKey, setAsideKey, maxLength } = settings;
  // A longer list is not parsed on every visit: 20,000 records would block the page. Its last record vouches for it.
  const PARSED_LENGTH = 250_000;
  const RECHECK_MS = 300;
  const GUARD_MS = 10_000;
  const ROW_START = '{"path":';

  /** The visit that is not stored yet, as text, and what tells it from any other. */
  let row = '';
  let id = '';
  let recheckTimer = 0;

  function visit(): void {
    const view: PageView = {
      path: settings.path ?? (location.pathname.slice(0, maxLength.path).replace(/\/+$/, '') || '/'),
      title: document.title.slice(0, maxLength.title),
      timestamp: new Date().toISOString(),
      referrer: document.referrer.slice(0, maxLength.referrer),
      userAgent: navigator.userAgent.slice(0, maxLength.userAgent),
    };
    console.log('pageView', view);
    if (settings.notFoundMessage) console.log(settings.notFoundMessage, view.path);

    id = Math.random().toString(2).slice(2, 18);
    // Two tabs may open one address in the same millisecond: blanks, which JSON ignores, keep their rows apart.
    row = JSON.stringify(view).replace(/}$/, `${id.replace(/0/g, ' ').replace(/1/g, '\t')}}`);
    attempt(recover);
    attempt((storage) => {
      // Opening the storage of 20,000 records takes its time, and so does writing them: two tasks block less than one.
      if ((storage.getItem(key) ?? '').length < PARSED_LENGTH) store(storage);
    });
    window.setTimeout(attempt, 0, store);
    recheckSoon();
  }

  function store(storage: Storage): void {
    if (!row) return;
    const newRow = row;
    row = '';
    append(storage, newRow);
    window.dispatchEvent(new window.Event(settings.recordedEvent));
    storage.setItem(`${copyKey}.${id}`, newRow);
  }

  function attempt(work: (storage: Storage) => void): void {
    try {
      // Reading the property throws where storage is blocked, and gives null where it is switched off.
      work(window.localStorage);
    } catch {
      // The visit was logged; a browser that refuses to store it is not the visitor's problem.
    }
  }

  function append(storage: Storage, newRows: string): void {
    const stored = storage.getItem(key) || '[]';
    const list = stored.trim();
    let rows = '';
    if (isList(list)) rows = list.slice(1, -1).trim();
    else setAside(storage, stored);

    const fullLength = rows.length;
    for (let step = 1; ;) {
      try {
        storage.setItem(key, `[${rows && `${rows},`}${newRows}]`);
        return;
      } catch (refusal) {
        if (!rows) throw refusal;
      }
      for (let dropped = 0; dropped < step; dropped += 1) rows = rows.slice(firstRowLength(rows) + 1);
      // The room of the new rows is free by now: whatever still refuses it is not worth 20,000 attempts.
      if (fullLength - rows.length > newRows.length) step *= 2;
    }
  }

  function isList(text: string): boolean {
    if (text.length > PARSED_LENGTH && text.startsWith('[') && lastVisit(text)) return true;
    try {
      return Array.isArray(JSON.parse(text));
    } catch {
      return false;
    }
  }

  /** Moment in ms of the last record of a list; 0 unless the text ends in a record as this function writes them. */
  function lastVisit(text: string): number {
    try {
      const last = JSON.parse(text.slice(text.lastIndexOf(ROW_START), -1)) as PageView;
      return text.endsWith(']') ? Date.parse(last.timestamp) : 0;
    } catch {
      return 0;
    }
  }

  function firstRowLength(rows: string): number {
    let depth = 0;
    let isQuoted = false;
    for (let index = 0; index < rows.length; index += 1) {
      const character = rows.charAt(index);
      if (isQuoted) {
        if (character === '\\') index += 1;
        else if (character === '"') isQuoted = false;
      } else if (character === '"') isQuoted = true;
      else if ('{['.includes(character)) depth += 1;
      else if ('}]'.includes(character)) depth -= 1;
      else if (character === ',' && depth === 0) return index;
    }
    return rows.length;
  }

  function setAside(storage: Storage, text: string): void {
    let freeKey = setAsideKey;
    for (let copy = 2; storage.getItem(freeKey) !== null; copy += 1) {
      if (storage.getItem(freeKey) === text) return;
      freeKey = `${setAsideKey}.${copy}`;
    }
    try {
      storage.setItem(freeKey, text);
    } catch {
      // No room for two copies: move it instead.
      storage.removeItem(key);
      try {
        storage.setItem(freeKey, text);
      } catch (refusal) {
        storage.setItem(key, text);
        throw refusal;
      }
    }
  }

  /**
   * Another tab that read the list before our write and wrote after it has lost our row. So a copy of each row waits under
   * a key of its own, and whoever is awake puts lost rows back: this tab, another one, or the next visit.
   * Only a list that ends in a recorder's row, with its blanks, can come from such a tab. Any other was put there on
   * purpose (emptied, imported, replaced): then the copies go.
   */
  function recover(storage: Storage): void {
    const names = Array.from(storage, (_, index) => storage.key(index) ?? '').filter((name) =>
      name.startsWith(copyKey),
    );
    if (names.length === 0) return;
    const list = storage.getItem(key) ?? '';
    const newest = list.slice(-PARSED_LENGTH);
    const isRecorded = /\s}]$/.test(list.slice(-3));
    const lost: string[] = [];
    for (const name of names) {
      const copy = storage.getItem(name) ?? '';
      const moment = lastVisit(`[${copy}]`);
      if (!moment) continue;
      if (isRecorded && !newest.includes(copy)) lost.push(copy);
      else if (!isRecorded || Math.abs(Date.now() - moment) > GUARD_MS) storage.removeItem(name);
    }
    if (lost.length > 0) append(storage, lost.join());
  }

  /** Waits until the other tabs have been quiet for a moment, each tab for another one, so that they don't write at once. */
  function recheckSoon(): void {
    window.clearTimeout(recheckTimer);
    recheckTimer = window.setTimeout(attempt, RECHECK_MS * (1 + Math.random()), recover);
  }

  window.addEventListener('storage', (event) => {
    if (event.key === key) recheckSoon();
  });
  window.addEventListener('pagehide', () => {
    attempt(store);
    attempt(recover);
  });
  window.addEventListener('pageshow', (event) => {
    if (event.persisted) visit();
  });
  // Hosts that serve folders add a slash or the name of the file; what visitors see, and share, is the clean address.
  const { path } = settings;
  if (
    path &&
    location.pathname !== path &&
    (location.pathname.replace(/\/(index\.html)?$/, '') || '/') === path
  )
    window.history.replaceState(window.history.state, '', path + location.search + location.hash);

  if (document.prerendering) document.addEventListener('prerenderingchange', visit, { once: true });
  else visit();
}
