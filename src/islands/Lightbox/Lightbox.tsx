import { type HTMLAttributes, useCallback, useEffect, useRef, useState } from 'react';
import lightboxStyles from './lightbox.css?url';
import {
  onFragmentChange,
  replaceLocation,
  isFragment,
  isInViewport,
  isPushedEntry,
  popFragment,
  pushFragment,
  replaceFragment,
} from '../shared/fragment.ts';
import { hasModifier } from '../shared/keys.ts';
import { findNumber, parseImages } from './parse-page-images.ts';
import type LightboxDialog from './LightboxDialog.tsx';
import type { ImageTexts, LightboxContent, LightboxImage } from './lightbox-content.ts';
import '../shared/recovery.ts';

interface Props extends Omit<LightboxContent, 'pictures'>, HTMLAttributes<HTMLDivElement> {
  /** Of the pictures, in page order. */
  words: readonly ImageTexts[];
  /** Called with the position of the picture last seen. */
  onClosed?: (index: number) => void;
}

/** The distance from the window at which islands hydrate: the browser may still be scrolling to the picture of a link. */
const NEAR_PX = 200;
const FIGURES = 'grid items-start gap-x-gutter gap-y-[clamp(32px,4vw,64px)] md:grid-cols-12';

/**
 * Pictures on the page that open the lightbox, hence an island; until it hydrates each, rendered by Astro in an element with its
 * fragment as id, is a link to its `src`. The lightbox is open where the URL says so: `/#foto-7` shows the seventh picture, also
 * when it was asked for before hydration, and Back closes it.
 */
export default function Lightbox(props: Props) {
  const { words, labels, planLink, toastLabels, onClosed, children, ...attributes } = props;
  const root = useRef<HTMLDivElement>(null);
  const [pictures, setPictures] = useState<readonly LightboxImage[]>([]);
  const [asked, setAsked] = useState<number>();
  /** The lightbox waits for its styles and its script; if one can't come, each picture stays the link that it is. */
  const [files, setFiles] = useState<'loaded' | 'failed'>();
  const [loaded, setLoaded] = useState<{ Dialog: typeof LightboxDialog }>();
  const shown = files === 'loaded' && loaded ? asked : undefined;
  const seen = useRef<number>(undefined);
  const opener = useRef<HTMLElement | SVGElement>(null);
  /** By an address that was typed, or by a link in it. */
  const isLeft = useRef(false);

  useEffect(() => {
    if (root.current) setPictures(parseImages(root.current, words));
  }, [words]);
  const follow = useCallback(
    (isNew = false) => {
      const index = pictures.findIndex(({ fragment }) => isFragment(fragment));
      isLeft.current = isNew && index < 0;
      setAsked(index < 0 ? undefined : index);
    },
    [pictures],
  );
  useEffect(() => {
    const stopFollowing = onFragmentChange(follow);
    if (isInViewport(root.current, NEAR_PX)) follow();
    return stopFollowing;
  }, [follow]);

  useEffect(() => {
    // The pictures themselves and, outside of the island, whatever leads to one: the numbers of the plans, the list of works.
    const handleClick = (event: MouseEvent) => {
      const link = (event.target as Element).closest<HTMLElement | SVGElement>('a');
      const href = link?.getAttribute('href');
      const picture = pictures.find(({ fragment, src }) => href === src || href === `#${fragment}`);
      const isInLightbox = link?.closest('dialog');
      // From the lightbox to the plan of the page.
      if (href && isInLightbox && !picture) opener.current = document.getElementById(href.slice(1));
      if (!link || !picture || isInLightbox || hasModifier(event)) return;
      // Offline the link would replace the page by the error page of the browser.
      if (files === 'failed' && navigator.onLine) return;
      event.preventDefault();
      if (files === 'failed') return;
      opener.current = href === picture.src ? null : link;
      pushFragment(picture.fragment);
      follow();
    };
    // Before keen-slider, which after a swipe stops every click until the next touch.
    document.addEventListener('click', handleClick, { capture: true });
    return () => document.removeEventListener('click', handleClick, { capture: true });
  }, [follow, pictures, files]);

  useEffect(() => {
    if (asked === undefined || loaded) return;
    const handleFailure = () => setFiles('failed');
    import('./LightboxDialog.tsx').then(
      (module) => setLoaded({ Dialog: module.default }),
      handleFailure,
    );
  }, [asked, loaded]);
  useEffect(() => {
    if (files !== 'failed' || asked === undefined || !isPushedEntry()) return;
    if (navigator.onLine) location.replace(pictures[asked]?.src ?? '');
    else popFragment();
  }, [files, asked, pictures]);

  useEffect(() => {
    const last = seen.current;
    seen.current = shown;
    if (shown !== undefined || last === undefined) return;
    onClosed?.(last);
    const { fragment = '' } = pictures[last] ?? {};
    const number = findNumber(fragment)?.id ?? '';
    if (isLeft.current && !isFragment(number)) {
      // The browser has moved below the dialog.
      requestAnimationFrame(() => replaceLocation(location.hash));
      return;
    }
    const goals = [opener.current, document.querySelector<HTMLElement>(`#${fragment} a`)];
    // Not before the browser has gone back to where it was, and no farther than needed.
    requestAnimationFrame(() => {
      // After Back from the plan, its number is the opener still, and out of sight.
      const isSeen = (link: Element | null) => (isFragment(number) ? link !== null : isInViewport(link));
      const goal = goals.find(isSeen) ?? goals.find((link) => link);
      if (!goal) return;
      goal.focus({ preventScroll: true });
      // A screen reader goes on reading from here, not from where the dialog was.
      getSelection()?.setPosition(goal);
      if (!isInViewport(goal)) goal.scrollIntoView({ block: 'nearest', behavior: 'instant' });
    });
  }, [shown, pictures, onClosed]);

  const handleSlideChange = (index: number) => {
    setAsked(index);
    replaceFragment(pictures[index]?.fragment ?? '');
  };
  const handleClose = () => {
    popFragment();
    follow();
  };

  return (
    <div ref={root} className={FIGURES} {...attributes}>
      {children}
      {(asked !== undefined || files) && (
        <link
          rel="stylesheet"
          href={lightboxStyles}
          onLoad={() => setFiles('loaded')}
          onError={() => setFiles('failed')}
        />
      )}
      {loaded && shown !== undefined && (
        <loaded.Dialog
          {...{ labels, pictures, planLink, toastLabels }}
          current={shown}
          onSlideChange={handleSlideChange}
          onClose={handleClose}
        />
      )}
    </div>
  );
}
