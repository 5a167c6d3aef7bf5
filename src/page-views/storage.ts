import { COPY_KEY, isPageView, PAGE_VIEWS_KEY, SET_ASIDE_KEY, type PageView } from './page-view.ts';

export type StoredPageViews =
  | {
      status: 'loaded';
      /** In stored order, oldest first, unknown fields included. */
      pageViews: PageView[];
      /** True when rows of the list are no page views, or a text that was no list is set aside. All of it stays stored. */
      hasUnreadable: boolean;
      /** True when the list has no row at all. */
      isEmpty: boolean;
    }
  | { status: 'failed' };

/** How a list ends whose last row is the recorder's: any other list was put there on purpose. */
const RECORDED_END = '\t}]';
const PROBE_KEY = 'pageViews.room';
/** More than the row of an ordinary page view and its copy need. */
const PROBE_CHARACTERS = 1024;

/**
 * Reads the stored page views and changes nothing. `openStorage` is a function because in some browsers the mere mention of
 * `localStorage` throws. Blocked, absent or unparseable storage gives `failed`.
 */
export function readPageViews(openStorage: () => Pick<Storage, 'getItem'> | null): StoredPageViews {
  try {
    const storage = openStorage();
    const rows = storage && parseRows(storage.getItem(PAGE_VIEWS_KEY));
    if (!rows) return { status: 'failed' };
    const pageViews = rows.filter(isPageView);
    const hasUnreadable = pageViews.length < rows.length || storage.getItem(SET_ASIDE_KEY) !== null;
    return { status: 'loaded', pageViews, hasUnreadable, isEmpty: rows.length === 0 };
  } catch {
    return { status: 'failed' };
  }
}

/** Tells whether the browser can store another page view. Where it cannot, each takes the place of the oldest ones. */
export function hasRoom(storage: Storage): boolean {
  try {
    storage.setItem(PROBE_KEY, ' '.repeat(PROBE_CHARACTERS));
    storage.removeItem(PROBE_KEY);
    return true;
  } catch {
    return false;
  }
}

/** The rows of a stored list as they are, junk included; no text is a list without rows, and any other text is null. */
export function parseRows(text: string | null): unknown[] | null {
  try {
    const rows: unknown = JSON.parse(text || '[]');
    return Array.isArray(rows) ? rows : null;
  } catch {
    return null;
  }
}

/**
 * All rows as they are stored, junk included, with those that a simultaneous tab has just written over. A text that is no
 * list is copied aside, so that a list may be written over it; throws where there is no room for that.
 */
export function readRows(storage: Storage): unknown[] {
  const text = storage.getItem(PAGE_VIEWS_KEY) ?? '';
  const rows = parseRows(text);
  if (rows === null) {
    setAside(storage, text);
    return [];
  }
  if (!text.endsWith(RECORDED_END)) return rows;
  const lost = listCopies(storage).filter((copy) => !text.includes(copy));
  return [...rows, ...lost.flatMap(parseCopy)];
}

/**
 * Stores another list, as whoever replaces it must: without the recorder's blanks, and without the copies of its rows, which
 * it would no longer find in the list. Throws where the browser is full, and has changed nothing then.
 */
export function writeRows(storage: Storage, rows: readonly unknown[]): void {
  storage.setItem(PAGE_VIEWS_KEY, JSON.stringify(rows));
  for (const copy of listCopies(storage)) storage.removeItem(COPY_KEY + copy);
}

/** Keeps a text that is no list where the recorder keeps them: under the first free key. Throws where the browser is full. */
export function setAside(storage: Storage, text: string): void {
  let freeKey = SET_ASIDE_KEY;
  while (![null, text].includes(storage.getItem(freeKey))) freeKey += '.bak';
  storage.setItem(freeKey, text);
}

/** The texts of the newest page views that the recorder keeps as names of keys. */
export function listCopies(storage: Storage): string[] {
  return Object.keys(storage)
    .filter((name) => name.startsWith(COPY_KEY))
    .map((name) => name.slice(COPY_KEY.length))
    .filter((copy) => parseCopy(copy).length > 0);
}

/** The row that a copy stands for; none when another program's key only looks like a copy. */
function parseCopy(copy: string): unknown[] {
  return (parseRows(`[${copy}]`) ?? []).filter(isPageView);
}
