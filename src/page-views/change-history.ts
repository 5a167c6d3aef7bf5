import { findMissing, mergePageViews } from './history-merge.ts';
import { COPY_KEY, PAGE_VIEWS_KEY } from './page-view.ts';
import { setAside } from './set-aside.ts';
import { parseRows } from './storage.ts';
import { listCopies, readRows, RECORDED_END, writeRows } from './stored-rows.ts';

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
  for (const copy of listCopies(storage)) if (text.includes(copy)) storage.removeItem(COPY_KEY + copy);
  return { text };
}

/**
 * Empties the history once more where a tab that had read the list before wrote it back; rows that were not emptied stay.
 * Tells whether it had to. A list that was put there on purpose is left alone.
 */
export function emptyAgain(storage: Storage, { text }: Undo): boolean {
  const written = storage.getItem(PAGE_VIEWS_KEY) ?? '';
  const stored = written.endsWith(RECORDED_END) ? (parseRows(written) ?? []) : [];
  const since = findMissing(parseRows(text) ?? [], stored);
  if (since.length === stored.length) return false;
  writeRows(storage, since);
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

/** Merges and stores, unless nothing is new. */
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
      writeRows(storage, rows.slice(dropped));
      enough = dropped;
    } catch (refusal) {
      if (dropped >= mostDropped) throw refusal;
      tooFew = dropped;
    }
    if (enough - tooFew === 1) return enough;
    dropped = enough === Infinity ? Math.min(tooFew * 2 + 1, mostDropped) : Math.floor((tooFew + enough) / 2);
  }
}
