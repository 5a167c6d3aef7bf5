import { hasModifier } from './keys.ts';

/** The one owner of the URL's fragment and of what islands add to the session history: nothing else writes them. */

/** The state of an entry of the history; that of a new one is null. */
interface HistoryEntry {
  /** `pushFragment` has added the entry: closing goes back over it. */
  isOpened?: boolean;
  /** Its fragment, with '#': removed from its URL when a later entry is added, and restored on Back. */
  dropped?: string;
}

const readEntry = () => history.state as HistoryEntry | null;
const replaceEntry = (entry: HistoryEntry, hash: string, search = location.search) =>
  history.replaceState({ ...readEntry(), ...entry }, '', `${location.pathname}${search}${hash}`);

/** Called before an entry is added: on Back, Chromium would scroll to the fragment, not to where the visitor was. */
const dropFragment = () => {
  if (location.hash !== '') replaceEntry({ dropped: location.hash }, '');
};

/** Whether this is the fragment of the URL. */
export const isFragment = (fragment: string): boolean => location.hash === `#${fragment}`;

/** Whether `pushFragment` has added the current entry. */
export const isPushedEntry = (): boolean => readEntry()?.isOpened === true;

/** Replaces the fragment of the URL, '' for none, in the current entry. */
export const replaceFragment = (fragment: string, search?: string): void =>
  replaceEntry({}, fragment && `#${fragment}`, search);

/** Follows a link to a fragment, as the browser does, but in the current entry. */
export const replaceLocation = (hash: string): void => location.replace(hash);

/**
 * Adds an entry in which a fragment is open. If `pushFragment` has added the current entry, that entry gets the fragment instead:
 * a second press on a picture, before the lightbox has loaded, must not leave an entry that closing doesn't go back over.
 */
export function pushFragment(fragment: string): void {
  if (isPushedEntry()) {
    replaceFragment(fragment);
    return;
  }
  dropFragment();
  history.pushState({ isOpened: true } satisfies HistoryEntry, '', `#${fragment}`);
}

/** Goes back over the entry that `pushFragment` has added. If it has added none, only removes the fragment, without a callback. */
export function popFragment(): void {
  if (isPushedEntry()) history.back();
  else replaceFragment('');
}

/** Calls back when the URL has changed. `isNew` is false on Back and Forward, when the browser alone scrolls. */
export function onFragmentChange(follow: (isNew: boolean) => void): () => void {
  const settle = () => replaceEntry({ dropped: '' }, readEntry()?.dropped || location.hash);
  const handlePop = ({ state }: PopStateEvent) => {
    settle();
    follow(state === null);
  };
  const handleClick = (event: MouseEvent) => {
    const hash = (event.target as Element).closest('a')?.getAttribute('href') ?? '';
    const isFollowed = hash.startsWith('#') && !event.defaultPrevented && !hasModifier(event);
    if (isFollowed && hash !== location.hash) dropFragment();
  };
  settle();
  addEventListener('popstate', handlePop);
  document.addEventListener('click', handleClick);
  return () => {
    removeEventListener('popstate', handlePop);
    document.removeEventListener('click', handleClick);
  };
}

/** Whether some part of an element is between the upper and the lower edge of the window, or no farther from it than a margin. */
export const isInViewport = (element: Element | null, marginPx = 0): boolean => {
  const { top = Infinity, bottom = 0 } = element?.getBoundingClientRect() ?? {};
  return bottom > -marginPx && top < innerHeight + marginPx;
};
