import { COPY_KEY, isPageView, PAGE_VIEWS_KEY } from './page-view.ts';
import { setAside } from './set-aside.ts';
import { parseRows } from './storage.ts';

/** How a list ends whose last row is the recorder's: any other list was put there on purpose. */
export const RECORDED_END = '\t}]';

/**
 * All rows of the history as they are stored, junk included, with those that a simultaneous tab has just written over (see
 * README.md). A text that is no list is copied aside, so that a list may be written over it; throws where there is no room
 * for that.
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
 * Stores another list, as whoever replaces the history must: without the recorder's blanks, and without the copies of its
 * rows, which it would no longer find in the list. Throws where the browser is full, and has changed nothing then.
 */
export function writeRows(storage: Storage, rows: readonly unknown[]): void {
  storage.setItem(PAGE_VIEWS_KEY, JSON.stringify(rows));
  for (const copy of listCopies(storage)) storage.removeItem(COPY_KEY + copy);
}

/** The texts of the newest rows that the recorder keeps as names of keys. */
export function listCopies(storage: Storage): string[] {
  return Object.keys(storage)
    .filter((name) => name.startsWith(COPY_KEY))
    .map((name) => name.slice(COPY_KEY.length))
    .filter((copy) => parseCopy(copy).length > 0);
}

/** The row that a copy stands for; none when another program's key only looks like a copy. */
export function parseCopy(copy: string): unknown[] {
  return (parseRows(`[${copy}]`) ?? []).filter(isPageView);
}
