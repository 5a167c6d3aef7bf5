import { hasModifierKey } from './keys.ts';

// Only this module changes the fragment of the URL and the history entries of islands.

/** State of a history entry; null if the browser created the entry. */
interface HistoryState {
  /** Whether `pushFragment` has added the entry, so that closing goes back. */
  isOpened?: boolean;
  /** Fragment with '#' that was removed from the URL before a later entry was added. Back restores it. */
  dropped?: string;
}

const readHistoryState = (): HistoryState | null => history.state as HistoryState | null;
const replaceEntry = (state: HistoryState, hash: string, search = location.search): void =>
  history.replaceState({ ...readHistoryState(), ...state }, '', `${location.pathname}${search}${hash}`);

/** Removes the fragment before an entry is added. Otherwise Chromium would scroll to the fragment instead of the last position on Back. */
const removeFragment = (): void => {
  if (location.hash !== '') replaceEntry({ dropped: location.hash }, '');
};

/** Returns whether the URL has this fragment. */
export const isCurrentFragment = (fragment: string): boolean => location.hash === `#${fragment}`;

/** Returns whether `pushFragment` has added the current entry. */
export const isPushedEntry = (): boolean => readHistoryState()?.isOpened === true;

/** Replaces the fragment in the current entry; '' removes it. */
export const replaceFragment = (fragment: string, search?: string): void =>
  replaceEntry({}, fragment && `#${fragment}`, search);

/** Navigates to a fragment like a link, but in the current entry. */
export const replaceLocation = (hash: string): void => location.replace(hash);

/**
 * Adds a history entry with a fragment. If `pushFragment` added the current entry, changes this entry instead: a second click on an image
 * before the lightbox has loaded must not leave an entry behind after closing.
 */
export function pushFragment(fragment: string): void {
  if (isPushedEntry()) {
    replaceFragment(fragment);
    return;
  }
  removeFragment();
  history.pushState({ isOpened: true } satisfies HistoryState, '', `#${fragment}`);
}

/** Goes back if `pushFragment` has added the current entry. Otherwise removes the fragment without calling listeners. */
export function popFragment(): void {
  if (isPushedEntry()) history.back();
  else replaceFragment('');
}

/** Calls a function when the URL has changed. `isNewEntry` is false on Back and Forward. Returns a function that stops listening. */
export function onFragmentChange(callback: (isNewEntry: boolean) => void): () => void {
  const restoreFragment = () => replaceEntry({ dropped: '' }, readHistoryState()?.dropped || location.hash);
  const handlePop = ({ state }: PopStateEvent) => {
    restoreFragment();
    callback(state === null);
  };
  const handleClick = (event: MouseEvent) => {
    const hash = (event.target as Element).closest('a')?.getAttribute('href') ?? '';
    const opensFragment = hash.startsWith('#') && !event.defaultPrevented && !hasModifierKey(event);
    if (opensFragment && hash !== location.hash) removeFragment();
  };
  restoreFragment();
  addEventListener('popstate', handlePop);
  document.addEventListener('click', handleClick);
  return () => {
    removeEventListener('popstate', handlePop);
    document.removeEventListener('click', handleClick);
  };
}

/** Returns whether a part of an element is in the viewport vertically, or within a margin around it. Returns false for null. */
export const isInViewport = (element: Element | null, marginPx = 0): boolean => {
  if (!element) return false;
  const { top, bottom } = element.getBoundingClientRect();
  return bottom > -marginPx && top < innerHeight + marginPx;
};
