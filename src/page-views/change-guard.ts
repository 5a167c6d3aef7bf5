import { emptyAgain, importHistory, type Undo } from './change-history.ts';
import { COPY_KEY, PAGE_VIEWS_KEY, RECORDED_EVENT } from './page-view.ts';
import { parseRows } from './storage.ts';
import { RECORDED_END } from './stored-rows.ts';

/** What was done to the history: exactly one of them. */
export interface GuardedChange {
  emptied?: Undo;
  restored?: Undo;
  imported?: readonly unknown[];
}

/** Simultaneous means less; nobody empties, visits and imports on purpose in less. */
const GUARD_MS = 2_000;

let stopGuarding: () => void = () => undefined;

/**
 * Guards the last change of the history against tabs that record a visit at the same moment: one that read the list before
 * the change and writes it after takes the change back, and one whose visit the change wrote over has lost it. Their storage
 * events tell of both, so for two seconds the change is done again and the visit put back; `window` then gets a
 * RECORDED_EVENT. A list that was put there on purpose by another tab ends the guard.
 */
export function guardChange(window: Window, change: GuardedChange): void {
  const { emptied = { text: '' }, restored, imported = parseRows(restored?.text ?? '') ?? [] } = change;
  const wanted = [...imported];

  function repair(storage: Storage): void {
    const wasBack = emptyAgain(storage, emptied);
    const { added } = { added: 0, ...importHistory(storage, wanted) };
    if (wasBack || added > 0) window.dispatchEvent(new Event(RECORDED_EVENT));
  }

  function look({ key, newValue }: StorageEvent): void {
    const storage = window.localStorage;
    if (key === PAGE_VIEWS_KEY) {
      if (newValue?.endsWith(RECORDED_END)) repair(storage);
      else stopGuarding();
    } else if (key?.startsWith(COPY_KEY) && newValue !== null) {
      const copy = key.slice(COPY_KEY.length);
      if (emptied.text.includes(copy)) storage.removeItem(key);
      else if (!storage.getItem(PAGE_VIEWS_KEY)?.includes(copy)) {
        wanted.push(...(parseRows(`[${copy}]`) ?? []));
        repair(storage);
      }
    }
  }

  stopGuarding();
  window.addEventListener('storage', look);
  const timer = window.setTimeout(() => stopGuarding(), GUARD_MS);
  stopGuarding = () => {
    window.clearTimeout(timer);
    window.removeEventListener('storage', look);
  };
}
