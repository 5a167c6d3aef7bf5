import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import {
  followFragment,
  isFragment,
  isOpened,
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
  credit?: string | undefined;
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
  const [asked, setAsked] = useState<number>();
  /** The viewer waits for its styles; if they can't come, each picture stays the link that it is. */
  const [styles, setStyles] = useState<'loaded' | 'failed'>();
  const shown = styles === 'loaded' ? asked : undefined;
  const seen = useRef<number>(undefined);
  const opener = useRef<HTMLElement | SVGElement>(null);

  const follow = useCallback(() => {
    const index = pictures.findIndex(({ fragment }) => isFragment(fragment));
    setAsked(index < 0 ? undefined : index);
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
      // From the viewer to the plan.
      if (href && link?.closest('dialog')) opener.current = document.getElementById(href.slice(1));
      if (styles === 'failed' || !link || !picture || hasModifier(event)) return;
      event.preventDefault();
      opener.current = href === picture.src ? null : link;
      openFragment(picture.fragment);
      follow();
    };
    document.addEventListener('click', handleClick);
    return () => document.removeEventListener('click', handleClick);
  }, [follow, pictures, styles]);

  useEffect(() => {
    const last = seen.current;
    seen.current = shown;
    if (shown !== undefined || last === undefined) return;
    onClosed?.(last);
    const { fragment = '', plan = '' } = pictures[last] ?? {};
    const goals = [opener.current, document.querySelector<HTMLElement>(`#${fragment} a`)];
    // Not before the browser has gone back to where it was, and no farther than needed.
    requestAnimationFrame(() => {
      // After Back from the plan, its number is the opener still, and out of sight.
      const isSeen = (link: Element | null) => (isFragment(plan) ? link !== null : isInWindow(link));
      const goal = goals.find(isSeen) ?? goals.find((link) => link);
      if (!goal) return;
      goal.focus({ preventScroll: true });
      // A screen reader goes on reading from here, not from where the dialog was.
      getSelection()?.setPosition(goal);
      if (!isInWindow(goal)) goal.scrollIntoView({ block: 'nearest', behavior: 'instant' });
    });
  }, [shown, pictures, onClosed]);

  const onSlideChange = useCallback(
    (index: number) => {
      setAsked(index);
      replaceFragment(pictures[index]?.fragment ?? '');
    },
    [pictures],
  );
  const close = () => {
    leaveFragment();
    follow();
  };
  const styleEvents = {
    onLoad: () => setStyles('loaded'),
    onError: () => {
      setStyles('failed');
      if (asked !== undefined && isOpened()) location.replace(pictures[asked]?.src ?? '');
    },
  };

  return { shown, styleEvents, onSlideChange, close };
}
