import type { ExhibitionStatus } from '../../schemas/exhibition-status.ts';
import { findSelectedTab } from './addressed-panel.ts';

/** What an entry of the browser's history remembers of the exhibitions, so that Back returns to where one was. */
export interface HistoryEntry {
  tab: ExhibitionStatus;
  /** File name of the exhibition whose details are open. */
  details?: string;
  /** Made by the keys of the tab list: the next key replaces it, so that one Back undoes the whole walk. */
  isByKey?: boolean;
}

const KEY = 'exhibitions';
const STATUSES: readonly unknown[] = ['past', 'current', 'upcoming'] satisfies ExhibitionStatus[];

/** What the current entry remembers; null for one that a link or the address bar made. */
export function readEntry(): HistoryEntry | null {
  const entry = readField(history.state, KEY);
  return isEntry(entry) ? entry : null;
}

/** Has the current entry remember this, at its address or at another one. */
export function writeEntry(entry: HistoryEntry, address?: string): void {
  history.replaceState({ [KEY]: entry }, '', address);
}

/** Adds an entry; the page stays where it is. The entry that is left remembers the tab that was selected. */
export function pushEntry(root: HTMLElement, entry: Partial<HistoryEntry>, address: string): void {
  const tab = findSelectedTab(root) ?? 'current';
  if (!readEntry()) writeEntry({ tab });
  history.pushState({ [KEY]: { tab, ...entry } satisfies HistoryEntry }, '', address);
}

/** A browser keeps states for weeks: they may be those of an earlier version of this site. */
function isEntry(value: unknown): value is HistoryEntry {
  return (
    STATUSES.includes(readField(value, 'tab')) &&
    ['string', 'undefined'].includes(typeof readField(value, 'details'))
  );
}

function readField(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
}
