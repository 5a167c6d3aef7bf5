import { hasModifier } from './has-modifier.ts';

/** The one owner of the URL's fragment and of what islands add to the session history: nothing else writes them. */

/** What an entry of the history keeps; a new one keeps nothing, not even an object. */
interface Entry {
  /** It opened something: closing that goes back over the entry. */
  isOpened?: boolean;
  /** Its fragment, with '#', while the visitor is at a later entry. */
  dropped?: string;
}

const readEntry = () => history.state as Entry | null;
const replaceEntry = (entry: Entry, hash: string, search = location.search) =>
  history.replaceState({ ...readEntry(), ...entry }, '', `${location.pathname}${search}${hash}`);

/** Called before another entry: Chromium, back at an entry with a fragment, scrolls to the fragment, not to the visitor. */
const dropFragment = () => {
  if (location.hash !== '') replaceEntry({ dropped: location.hash }, '');
};

/** Whether this is the fragment of the URL. */
export const isFragment = (fragment: string): boolean => location.hash === `#${fragment}`;

/** Replaces the fragment of the URL, '' for none, in the current entry. */
export const replaceFragment = (fragment: string, search?: string): void =>
  replaceEntry({}, fragment && `#${fragment}`, search);

/** Follows a link to a fragment, as the browser does, but in the current entry. */
export const followInPlace = (hash: string): void => location.replace(hash);

/** Adds an entry in which a fragment is open. */
export function openFragment(fragment: string): void {
  dropFragment();
  history.pushState({ isOpened: true } satisfies Entry, '', `#${fragment}`);
}

/** Goes back over the entry that `openFragment` added, which is followed; any other fragment is dropped, which isn't. */
export function leaveFragment(): void {
  if (readEntry()?.isOpened) history.back();
  else replaceFragment('');
}

/** Calls back when the URL has changed, with whether the entry is new: where it isn't, the browser alone scrolls. */
export function followFragment(follow: (isNew: boolean) => void): () => void {
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
