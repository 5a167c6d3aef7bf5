import { type RefObject, useCallback, useEffect, useState } from 'react';

/** A slide of the carousel, as the viewer shows it. */
export interface ViewerPicture {
  /** The widest version. */
  address: string;
  /** The version that the visitor already has. */
  loaded: string;
  alt: string;
  /** Width divided by height. */
  ratio: number;
}

interface OpenViewer {
  /** Position of the picture it opens at, from 0. */
  start: number;
  pictures: ViewerPicture[];
}

const ADDRESS = /^#foto-(\d+)$/;
/** Marks the entries of the browser's history that this page made, so that closing goes back over them. */
const ENTRY = 'viewer';

/**
 * The viewer is open where the address says so: `/#foto-7` opens the seventh picture, also from outside, and Back closes it.
 *
 * @param root holds the slides and their thumbnails
 */
export function useViewer(root: RefObject<HTMLElement | null>) {
  const [opened, setOpened] = useState<OpenViewer>();

  const follow = useCallback(() => {
    const pictures = readPictures(root.current);
    const start = Number(ADDRESS.exec(location.hash)?.[1]) - 1;
    setOpened(pictures[start] && { start, pictures });
  }, [root]);

  useEffect(() => {
    follow();
    addEventListener('popstate', follow);
    return () => {
      removeEventListener('popstate', follow);
    };
  }, [follow]);

  const open = (link: HTMLAnchorElement) => {
    history.pushState(ENTRY, '', `#${link.id}`);
    follow();
  };
  const rename = useCallback((index: number) => {
    history.replaceState(history.state, '', `#foto-${index + 1}`);
  }, []);
  const close = () => {
    if (!ADDRESS.test(location.hash)) return;
    if (history.state === ENTRY) {
      history.back();
      return;
    }
    history.replaceState(null, '', location.pathname + location.search);
    follow();
  };

  return { opened, open, rename, close };
}

/** The links that the slides are, in show order. */
export const findLinks = (root: HTMLElement | null) => [
  ...(root?.querySelectorAll<HTMLAnchorElement>('[role="tabpanel"] > a') ?? []),
];

/** What the slides say of their pictures; one that has not come yet has its thumbnail in its place. */
function readPictures(root: HTMLElement | null): ViewerPicture[] {
  const thumbnails = root?.querySelectorAll<HTMLImageElement>('[role="tab"] img');
  return findLinks(root).map((link, index) => {
    const picture = link.querySelector('img') as HTMLImageElement;
    const there = picture.naturalWidth > 0 ? picture : thumbnails?.[index];
    return {
      address: link.href,
      loaded: there?.currentSrc || picture.src,
      alt: picture.alt,
      ratio: Number(picture.getAttribute('width')) / Number(picture.getAttribute('height')),
    };
  });
}
