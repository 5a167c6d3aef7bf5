import { emptyAgain, importHistory, type Undo } from './change-history.ts';
import { mergePageViews } from './history-merge.ts';
import { COPY_KEY, PAGE_VIEWS_KEY, RECORDED_EVENT } from './page-view.ts';
import { parseRows } from './storage.ts';
import { listCopies, parseCopy, RECORDED_END } from './stored-rows.ts';

/** What was done to the history: one of them. Several restored or imported one after another are guarded together. */
export interface GuardedChange {
  emptied?: Undo;
  restored?: Undo;
  imported?: readonly unknown[];
}

interface Guard {
  /** Copies of visits in other tabs since the history was changed: each tab tells of its copy, whatever becomes of the list. */
  visits: Set<string>;
  /** Rows that were restored or imported. */
  back: readonly unknown[];
  stop: () => void;
}

/** Tabs that record at the same moment have settled long before; nobody empties or imports twice on purpose in less. */
const GUARD_MS = 2_000;

let lastGuard: Guard | null = null;

/**
 * Guards the last change of the history against tabs that record a visit at the same moment: one that read the list before
 * the change and writes it after takes the change back, and one whose visit the change wrote over has lost it. So for two
 * seconds, whenever another tab writes, the change is done again and its visits are put back; `window` then gets a
 * RECORDED_EVENT. A list that another tab put there on purpose ends the guard,
 * and so does leaving the page.
 */
export function guardChange(window: Window, { emptied, restored, imported }: GuardedChange): void {
  const storage = window.localStorage;
  const gone = emptied ?? { text: '' };
  const carried = emptied ? null : lastGuard;
  const back = mergePageViews(carried?.back ?? [], imported ?? parseRows(restored?.text ?? '') ?? []);
  const visits = new Set([...(carried?.visits ?? []), ...listCopies(storage)]);

  function repair(): void {
    const wasBack = emptyAgain(storage, gone);
    const wanted = mergePageViews(back, [...visits].flatMap(parseCopy));
    const { added } = { added: 0, ...importHistory(storage, wanted) };
    if (wasBack || added > 0) window.dispatchEvent(new Event(RECORDED_EVENT));
  }

  function look({ key, newValue }: StorageEvent): void {
    // No key: the other tab has cleared the whole storage.
    if (key === PAGE_VIEWS_KEY || key === null) {
      if (newValue?.endsWith(RECORDED_END)) repair();
      else stop();
    } else if (key.startsWith(COPY_KEY) && newValue !== null) {
      const copy = key.slice(COPY_KEY.length);
      const isGone = gone.text.includes(copy);
      if (!isGone) visits.add(copy);
      repair();
      // The recorder would take the row for lost where the list has it without its blanks, or no longer has it.
      if (isGone || !storage.getItem(PAGE_VIEWS_KEY)?.includes(copy)) storage.removeItem(key);
    }
  }

  function stop(): void {
    window.clearTimeout(timer);
    window.removeEventListener('storage', look);
    window.removeEventListener('pagehide', stop);
    lastGuard = null;
  }

  lastGuard?.stop();
  window.addEventListener('storage', look);
  // A page back from the back/forward cache knows nothing of what has been done meanwhile.
  window.addEventListener('pagehide', stop);
  const timer = window.setTimeout(() => {
    repair();
    stop();
  }, GUARD_MS);
  lastGuard = { visits, back, stop };
}
