import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';

/** A slide of the carousel, as the viewer shows it. */
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
/** Marks the entries of the browser's history that this page made, so that closing goes back over them. */
const ENTRY = 'viewer';

/**
 * The viewer is open where the address says so: `/#foto-7` opens the seventh picture, also from outside, and Back closes it.
 * Positions count from 0.
 *
 * @param root holds the slides and their thumbnails
 * @param jumpTo shows a slide at once: the one last seen, when the viewer has closed
 */
export function useViewer(root: RefObject<HTMLElement | null>, jumpTo: (index: number) => void) {
  const [opened, setOpened] = useState<{ start: number; pictures: ViewerPicture[] }>();
  const seen = useRef<number>(undefined);
  const opener = useRef<Element | null>(undefined);

  const follow = useCallback(() => {
    const pictures = readPictures(root.current);
    const start = Number(ADDRESS.exec(location.hash)?.[1]) - 1;
    setOpened(pictures[start] && { start, pictures });
  }, [root]);
  useEffect(() => {
    follow();
    addEventListener('popstate', follow);
    return () => removeEventListener('popstate', follow);
  }, [follow]);
  const openFrom = useCallback(
    (index: number, link?: Element) => {
      opener.current = link;
      history.pushState(ENTRY, '', `#foto-${index + 1}`);
      follow();
    },
    [follow],
  );
  useEffect(() => {
    // The numbers of the plans are links to pictures, outside of the island; the viewer's own link leads back to one.
    const handleClick = (event: MouseEvent) => {
      const link = (event.target as Element).closest('[data-viewer] a, [href^="#planta-"]');
      const address = link?.getAttribute('href') ?? '';
      if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
      if (link.matches('[data-viewer] a')) {
        event.preventDefault();
        openFrom(Number(ADDRESS.exec(address)?.[1]) - 1, link);
      } else opener.current = document.querySelector(address);
    };
    addEventListener('click', handleClick);
    return () => removeEventListener('click', handleClick);
  }, [openFrom]);
  useEffect(() => {
    if (opened || seen.current === undefined) return;
    jumpTo(seen.current);
    const link = opener.current ?? findLinks(root.current)[seen.current];
    (link as HTMLElement | SVGElement | undefined)?.focus();
  }, [opened, root, jumpTo]);

  const see = useCallback((index: number) => {
    seen.current = index;
    history.replaceState(history.state, '', `#foto-${index + 1}`);
  }, []);
  const close = () => {
    setOpened(undefined);
    if (history.state === ENTRY) history.back();
    else history.replaceState(null, '', location.pathname + location.search);
  };

  return { opened, open: (index: number) => openFrom(index), see, close };
}

const findLinks = (root: HTMLElement | null) => [
  ...(root?.querySelectorAll<HTMLAnchorElement>('[id^="foto"] > a') ?? []),
];

/** Reads the pictures from the slides; one that has not loaded yet is shown by its thumbnail. */
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
