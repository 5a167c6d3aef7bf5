import type { COPY_KEY, PAGE_VIEWS_KEY, PageView, RECORDED_EVENT } from './page-view.ts';

/** The type library doesn't know `prerendering` yet. */
type RecorderWindow = Window & typeof globalThis & { document: { prerendering?: boolean } };

/**
 * Records a page view now, and again each time the page returns from the back/forward cache; a prerendered page is recorded
 * when it is first seen. Logs each page view and appends it to the stored list. Storage that is blocked, full or holds
 * something else is never an error for the visitor: README.md has the fault table.
 *
 * `path` is the page's own clean address, absent where any address may show the page (not found); `notFoundMessage` the words
 * that the not-found page logs before the address.
 *
 * `src/components/page-view-recorder.ts` prints this function's source into the page, so it may use nothing but its arguments and the
 * language. Every page carries it, so its size is tested, and it is divided no further than that allows.
 */
export function recordPageView(window: RecorderWindow, path = '', notFoundMessage?: string): void {
  const { location, document } = window;
  // Printed code cannot import the constants: their types make sure that these are the same.
  const KEY: typeof PAGE_VIEWS_KEY = 'pageViews';
  const COPY: typeof COPY_KEY = 'pageViews.new';
  const RECORDED: typeof RECORDED_EVENT = 'pageView';
  // A longer list is not parsed on every visit: 20,000 records would block the page. Its last record vouches for it.
  const PARSED_LENGTH = 250_000;
  const RECHECK_MS = 300;
  const GUARD_MS = 10_000;
  const ROW_START = '{"path":';
  const ROW_END = '\t}';

  /** The page view that is not stored yet, as text. */
  let row = '';
  let storage: Storage;
  let recheckTimer = 0;

  function visit(): void {
    // The rest of an endless address or title is cut off.
    const view: PageView = {
      path: path || location.pathname.slice(0, 2048).replace(/\/+$/, '') || '/',
      title: document.title.slice(0, 300),
      timestamp: new Date().toISOString(),
      referrer: document.referrer.slice(0, 2048),
      userAgent: window.navigator.userAgent.slice(0, 512),
    };
    window.console.log('pageView', view);
    if (notFoundMessage) window.console.log(notFoundMessage, view.path);

    // Two tabs may open one address in the same millisecond: blanks, which JSON ignores, keep their rows apart.
    const blanks = Math.random().toString(2).slice(2, 18).replace(/0/g, ' ').replace(/1/g, '\t');
    row = JSON.stringify(view).slice(0, -1) + blanks + ROW_END;
    save();
    if (row) window.setTimeout(save, 0, true);
    recheckSoon();
  }

  /**
   * Stores the waiting page view, and before it the rows that a simultaneous tab wrote over: a copy of each row waits as the
   * name of a key of its own, and whichever tab is there puts lost rows back. Only a list that ends in a recorder's row, with
   * its blanks, can come from such a tab. Any other was put there on purpose (emptied, imported): then the copies go.
   * `inOwnTask` is anything true when nothing waits for this task: a timer's argument, the event of a page that is left.
   */
  function save(inOwnTask?: unknown): void {
    try {
      // Reading the property throws where storage is blocked, and gives null where it is switched off.
      storage = window.localStorage;
      const stored = storage.getItem(KEY) || '[]';
      // Opening the storage of 20,000 records takes its time, and so does writing them: two tasks block less than one.
      if (!inOwnTask && stored.length > PARSED_LENGTH) return;

      const isRecorded = stored.endsWith(`${ROW_END}]`);
      let newRows = '';
      for (const name of Object.keys(storage)) {
        const copy = name.slice(COPY.length);
        const moment = name.startsWith(COPY) && Date.parse(String(parse(copy)?.timestamp));
        if (!moment) continue;
        if (isRecorded && !stored.includes(copy)) newRows += `,${copy}`;
        else if (!isRecorded || Math.abs(Date.now() - moment) > GUARD_MS) storage.removeItem(name);
      }
      const newRow = row;
      row = '';
      if (newRow) newRows += `,${newRow}`;
      if (newRows) append(stored, newRows);
      if (newRow) {
        window.dispatchEvent(new Event(RECORDED));
        storage.setItem(COPY + newRow, '');
      }
    } catch {
      // It was logged; a browser that refuses to store it is not the visitor's problem.
    }
  }

  /** Adds rows, each with a comma before it, to the list; where the browser is full, the oldest rows go. */
  function append(stored: string, newRows: string): void {
    let list = stored.trim();
    // A long list that holds no record of ours gets a second bracket here, which no parser takes: then all of it is parsed.
    const sample =
      list.length > PARSED_LENGTH ? list.charAt(0) + list.slice(list.lastIndexOf(`,${ROW_START}`) + 1) : list;
    if (!Array.isArray(parse(sample) ?? parse(list))) {
      setAside(stored);
      list = '';
    }
    let depth = 0;
    let next = 0;
    for (const { 0: token, index } of list.matchAll(/"(?:\\.|[^"])*"|\[\s*]|./g)) {
      if ('{['.includes(token)) depth += 1;
      if ('}]'.includes(token)) depth -= 1;
      // A row starts here: after the bracket of the list, or after a comma that is in no text and no row.
      if (depth === 1 && '[,'.includes(token) && index >= next) {
        try {
          storage.setItem(KEY, `[${list.slice(index + 1, -1)}${newRows}]`);
          return;
        } catch {
          // The room of the new rows is free by now: whatever still refuses them is not worth 20,000 attempts.
          if (index > newRows.length) next = index * 2;
        }
      }
    }
    storage.setItem(KEY, `[${newRows.slice(1)}]`);
  }

  function setAside(text: string): void {
    let freeKey: string = KEY;
    do freeKey += '.bak';
    while (![null, text].includes(storage.getItem(freeKey)));
    try {
      storage.setItem(freeKey, text);
    } catch {
      // No room for two: move it instead. Where even an empty text is refused, nothing has changed yet.
      storage.setItem(KEY, '');
      try {
        storage.setItem(freeKey, text);
      } catch (refusal) {
        storage.setItem(KEY, text);
        throw refusal;
      }
    }
  }

  function parse(text: string): Partial<Record<keyof PageView, unknown>> | null | undefined {
    try {
      return JSON.parse(text) as Partial<Record<keyof PageView, unknown>> | null;
    } catch {
      return undefined;
    }
  }

  /** Waits until the other tabs have been quiet for a moment, each tab for another one, so that they don't write at once. */
  function recheckSoon(): void {
    window.clearTimeout(recheckTimer);
    recheckTimer = window.setTimeout(save, RECHECK_MS * (1 + Math.random()), true);
  }

  window.addEventListener('storage', (event) => {
    if (event.key === KEY) recheckSoon();
  });
  window.addEventListener('pagehide', save);
  window.addEventListener('pageshow', (event) => {
    if (event.persisted) visit();
  });
  // Hosts that serve folders add a slash or the name of the file; what visitors see, and share, is the clean address.
  if (location.pathname.match(`^${path}(/|/?index.html)$`))
    window.history.replaceState(window.history.state, '', path + location.search + location.hash);

  if (document.prerendering) document.addEventListener('prerenderingchange', visit, { once: true });
  else visit();
}
