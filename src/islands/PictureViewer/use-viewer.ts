import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { hasModifier } from '../shared/has-modifier.ts';
import { isInWindow } from '../shared/is-in-window.ts';

/** A picture of the page, as the viewer shows it. */
export interface ViewerPicture {
  /** The widest version. */
  address: string;
  /** The version that the visitor already has. */
  loaded: string;
  alt: string;
  /** Width divided by height. */
  ratio: number;
  /** Link that shows it on a plan, where it is on one. */
  plan: string | undefined;
}

const ADDRESS = /^#foto-(\d+)$/;
const LINKS = '[id^="foto"] > a';
/** State of the session history entries that opening the viewer adds, so that closing goes back over them. */
const ENTRY = 'viewer';

/**
 * The viewer is open where the address says so: `/#foto-7` opens the seventh picture of `root`, and Back closes it. Positions
 * count from 0; `onClosed` gets that of the picture last seen.
 */
export function useViewer(root: RefObject<HTMLElement | null>, onClosed?: (index: number) => void) {
  const [opened, setOpened] = useState<{ start: number; pictures: ViewerPicture[] }>();
  const seen = useRef<number>(undefined);
  const opener = useRef<Element | null>(undefined);

  const follow = useCallback(() => {
    const pictures = readPictures(root.current);
    const start = Number(ADDRESS.exec(location.hash)?.[1]) - 1;
    setOpened(pictures[start] && { start, pictures });
  }, [root]);
  useEffect(() => {
    if (isArrival() && isInWindow(root.current)) follow();
    addEventListener('popstate', follow);
    return () => removeEventListener('popstate', follow);
  }, [follow, root]);

  useEffect(() => {
    // The pictures themselves and, outside of the island, the numbers of the plans and the list of works.
    const handleClick = (event: MouseEvent) => {
      const link = (event.target as Element).closest(`${LINKS}, [data-viewer] a`);
      if (!link || hasModifier(event)) return;
      const own = link.parentElement?.id;
      event.preventDefault();
      opener.current = own ? undefined : link;
      history.pushState(ENTRY, '', own ? `#${own}` : link.getAttribute('href'));
      follow();
    };
    document.addEventListener('click', handleClick);
    return () => document.removeEventListener('click', handleClick);
  }, [follow]);

  useEffect(() => {
    if (opened || seen.current === undefined) return;
    onClosed?.(seen.current);
    const link = opener.current ?? findLinks(root.current)[seen.current];
    (link as HTMLElement | SVGElement | undefined)?.focus();
  }, [opened, root, onClosed]);

  const see = useCallback((index: number) => {
    seen.current = index;
    history.replaceState(history.state, '', `#foto-${index + 1}`);
  }, []);
  const close = () => {
    setOpened(undefined);
    if (history.state === ENTRY) history.back();
    else history.replaceState(null, '', location.pathname + location.search);
  };
  /** Focuses an element of the page, instead of the picture, when the viewer closes. */
  const returnTo = (address: string) => {
    opener.current = document.querySelector(address);
  };

  return { opened, see, close, returnTo };
}

/** Whether the page was opened at its address: a link followed before hydration has led to its picture already. */
const isArrival = (): boolean =>
  performance.getEntriesByType('navigation')[0]?.name === location.href ||
  !navigator.userActivation.hasBeenActive;

const findLinks = (root: HTMLElement | null) => [...(root?.querySelectorAll<HTMLAnchorElement>(LINKS) ?? [])];

/** Reads the pictures from the page; one that has not loaded yet is shown by its thumbnail, where it has one. */
function readPictures(root: HTMLElement | null): ViewerPicture[] {
  const thumbnails = root?.querySelectorAll<HTMLImageElement>('[aria-current] img');
  return findLinks(root).map((link, index) => {
    const picture = link.querySelector('img') as HTMLImageElement;
    const there = picture.naturalWidth > 0 ? picture : thumbnails?.[index];
    return {
      address: link.href,
      loaded: there?.currentSrc || picture.src,
      alt: picture.alt,
      ratio: Number(picture.getAttribute('width')) / Number(picture.getAttribute('height')),
      plan: document.getElementById(`planta-${index + 1}`) ? `#planta-${index + 1}` : undefined,
    };
  });
}
