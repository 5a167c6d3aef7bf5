import { COPY_KEY, PAGE_VIEWS_KEY } from './page-view.ts';
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
  const lost = Object.keys(storage)
    .filter((name) => name.startsWith(COPY_KEY))
    .map((name) => name.slice(COPY_KEY.length))
    .filter((copy) => !text.includes(copy));
  return [...rows, ...lost.flatMap((copy) => parseRows(`[${copy}]`) ?? [])];
}
