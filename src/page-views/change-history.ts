import { mergePageViews } from './history-merge.ts';
import { COPY_KEY, PAGE_VIEWS_KEY } from './page-view.ts';
import { setAside } from './set-aside.ts';
import { parseRows } from './storage.ts';
import { readRows, RECORDED_END } from './stored-rows.ts';

/** What brings an emptied history back. */
export interface Undo {
  /** The stored list as it was. */
  text: string;
}

export type Change =
  | {
      status: 'ok';
      /** Rows that the stored list has gained. */
      added: number;
      /** Oldest rows that had to go, because the browser is full. */
      dropped: number;
    }
  /** The browser refused to store it, and nothing has changed. */
  | { status: 'full' };

/** Empties the history. A text that is no list is set aside instead, as the recorder would do at the next visit. */
export function emptyHistory(storage: Storage): Undo {
  const text = storage.getItem(PAGE_VIEWS_KEY) ?? '';
  storage.removeItem(PAGE_VIEWS_KEY);
  if (parseRows(text) === null) {
    setAside(storage, text);
    return { text: '' };
  }
  for (const name of Object.keys(storage)) {
    if (name.startsWith(COPY_KEY) && text.includes(name.slice(COPY_KEY.length))) storage.removeItem(name);
  }
  return { text };
}

/**
 * Empties the history once more where a tab that had read the list before wrote it back with its own visit, which stays.
 * Tells whether it had to.
 */
export function emptyAgain(storage: Storage, { text }: Undo): boolean {
  const stored = storage.getItem(PAGE_VIEWS_KEY) ?? '';
  // The recorder adds its rows in the place of the last bracket.
  const rows = text.trim().slice(0, -1);
  if (rows.length < 2 || !stored.startsWith(`${rows},`) || !stored.endsWith(RECORDED_END)) return false;
  storage.setItem(PAGE_VIEWS_KEY, `[${stored.slice(rows.length + 1)}`);
  return true;
}

/** Brings an emptied history back and keeps the visits recorded since. Where both don't fit, the oldest rows go. */
export function restoreHistory(storage: Storage, undo: Undo): Change {
  const emptied = parseRows(undo.text) ?? [];
  return change(storage, (stored) => mergePageViews(emptied, stored), emptied.length);
}

/** Adds to the history what it lacks of other rows. What doesn't fit as a whole changes nothing. */
export function importHistory(storage: Storage, rows: readonly unknown[]): Change {
  return change(storage, (stored) => mergePageViews(stored, rows), 0);
}

/** Writes another list, as whoever replaces the history must: by JSON.stringify, without the recorder's blanks. */
function change(
  storage: Storage,
  merge: (stored: readonly unknown[]) => unknown[],
  mostDropped: number,
): Change {
  try {
    const stored = readRows(storage);
    const rows = merge(stored);
    const added = rows.length - stored.length;
    return { status: 'ok', added, dropped: added > 0 ? storeNewest(storage, rows, mostDropped) : 0 };
  } catch {
    return { status: 'full' };
  }
}

/**
 * Stores the list without its oldest rows, as few of them as the browser asks for, and tells how many those were. Throws
 * when `mostDropped` are not enough. Twice as many go at each attempt, then half of the last ones come back, and so on.
 */
function storeNewest(storage: Storage, rows: readonly unknown[], mostDropped: number): number {
  let tooFew = -1;
  let enough = Infinity;
  let dropped = 0;
  for (;;) {
    try {
      storage.setItem(PAGE_VIEWS_KEY, JSON.stringify(rows.slice(dropped)));
      enough = dropped;
    } catch (refusal) {
      if (dropped >= mostDropped) throw refusal;
      tooFew = dropped;
    }
    if (enough - tooFew === 1) return enough;
    dropped = enough === Infinity ? Math.min(tooFew * 2 + 1, mostDropped) : Math.floor((tooFew + enough) / 2);
  }
}
