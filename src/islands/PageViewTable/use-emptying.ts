import { useState } from 'react';
import { guardChange } from '../../page-views/change-guard.ts';
import { emptyHistory, restoreHistory, type Undo } from '../../page-views/change-history.ts';
import { readAgain } from './use-page-view-history.ts';

/** What became of the history on this page: emptied, brought back, or refused to be. */
export type EmptyingState = 'untouched' | 'emptied' | 'restored' | 'failed';

export interface Emptying {
  state: EmptyingState;
  /** How many times it was emptied and not brought back. */
  undoCount: number;
  empty: () => void;
  /** Brings back everything that was emptied on this page, and keeps what was recorded since. */
  restore: () => void;
}

const FIRST = { state: 'untouched' as EmptyingState, undos: [] as Undo[] };

/** Emptying the history, and undoing it until the page is left. */
export function useEmptying(): Emptying {
  const [{ state, undos }, setEmptying] = useState(FIRST);
  const become = (next: EmptyingState, kept: Undo[]) => {
    setEmptying({ state: next, undos: kept });
    readAgain();
  };

  const empty = () => {
    try {
      const undo = emptyHistory(window.localStorage);
      guardChange(window, { emptied: undo });
      become('emptied', [...undos, undo]);
    } catch {
      become('failed', undos);
    }
  };

  const restore = () => {
    const waiting = undos.filter((undo) => {
      const isRestored = restoreHistory(window.localStorage, undo).status === 'ok';
      if (isRestored) guardChange(window, { restored: undo });
      return !isRestored;
    });
    become(waiting.length === 0 ? 'restored' : 'failed', waiting);
  };

  return { state, undoCount: undos.length, empty, restore };
}
