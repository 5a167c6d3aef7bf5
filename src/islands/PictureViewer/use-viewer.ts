import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import {
  followFragment,
  isFragment,
  leaveFragment,
  openFragment,
  replaceFragment,
} from '../shared/fragment.ts';
import { hasModifier } from '../shared/has-modifier.ts';
import { isInWindow } from '../shared/is-in-window.ts';

/** A picture of the page, as the viewer shows it. */
export interface ViewerPicture {
  /** The id of its slide on the page, and the fragment that opens it in the viewer. */
  fragment: string;
  /** URL of the widest version, to which the picture is a link. */
  src: string;
  alt: string;
  /** Width divided by height. */
  ratio: number;
  /** '' where it has none. */
  caption: string;
  /** Fragment of its viewpoint, where it is on a plan. */
  plan?: string | undefined;
  /** Shown until a larger version has come; without one, the picture of the page. */
  thumbnail?: { avif: string; fallback: string };
}

/** The distance from the window at which islands hydrate: the browser may still be scrolling to the picture of a link. */
const NEAR_PX = 200;

/**
 * The viewer is open where the URL says so: `/#foto-7` shows the seventh picture, also when it was asked for before
 * hydration, and Back closes it. Positions count from 0; `onClosed` gets that of the picture last seen.
 */
export function useViewer(
  root: RefObject<HTMLElement | null>,
  pictures: readonly ViewerPicture[],
  onClosed?: (index: number) => void,
) {
  const [shown, setShown] = useState<number>();
  const seen = useRef<number>(undefined);
  const opener = useRef<HTMLElement | SVGElement>(undefined);

  const follow = useCallback(() => {
    const index = pictures.findIndex(({ fragment }) => isFragment(fragment));
    setShown(index < 0 ? undefined : index);
  }, [pictures]);
  useEffect(() => {
    const stopFollowing = followFragment(follow);
    if (isInWindow(root.current, NEAR_PX)) follow();
    return stopFollowing;
  }, [follow, root]);

  useEffect(() => {
    // The pictures themselves and, outside of the island, whatever leads to one: the numbers of the plans, the list of works.
    const handleClick = (event: MouseEvent) => {
      const link = (event.target as Element).closest<HTMLElement | SVGElement>('a');
      const href = link?.getAttribute('href');
      const picture = pictures.find(({ fragment, src }) => href === src || href === `#${fragment}`);
      if (!link || !picture || hasModifier(event)) return;
      event.preventDefault();
      opener.current = href === picture.src ? undefined : link;
      openFragment(picture.fragment);
      follow();
    };
    document.addEventListener('click', handleClick);
    return () => document.removeEventListener('click', handleClick);
  }, [follow, pictures]);

  useEffect(() => {
    const last = seen.current;
    seen.current = shown;
    if (shown !== undefined || last === undefined) return;
    onClosed?.(last);
    const picture = document.getElementById(pictures[last]?.fragment ?? '');
    const goal = opener.current ?? picture?.querySelector('a');
    // Not before the browser has gone back to where it was, and no farther than needed.
    requestAnimationFrame(() => {
      goal?.focus({ preventScroll: true });
      if (goal && !isInWindow(goal)) goal.scrollIntoView({ block: 'nearest', behavior: 'instant' });
    });
  }, [shown, pictures, onClosed]);

  const onSlideChange = useCallback(
    (index: number) => {
      setShown(index);
      replaceFragment(pictures[index]?.fragment ?? '');
    },
    [pictures],
  );
  const close = () => {
    leaveFragment();
    follow();
  };
  /** Focuses an element of the page, instead of the picture, when the viewer closes. */
  const returnTo = (fragment: string) => {
    opener.current = document.getElementById(fragment) ?? undefined;
  };

  return { shown, onSlideChange, close, returnTo };
}
