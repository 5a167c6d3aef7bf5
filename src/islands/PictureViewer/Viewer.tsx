import type { CSSProperties, KeyboardEvent, MouseEvent } from 'react';
import { useDeferredValue, useEffect, useRef, useState } from 'react';
import arrowIcon from '../../assets/icons/arrow-right.svg?url';
import closeIcon from '../../assets/icons/x.svg?url';
import styles from '../../styles/viewer.css?url';
import type { Property } from '../../schemas/property.ts';
import type { Site } from '../../schemas/site.ts';
import LazyToasts from '../toasts/LazyToasts.tsx';
import { fill } from '../../fill.ts';
import { hasModifier } from '../shared/has-modifier.ts';
import { useStrip } from './use-strip.ts';
import type { ViewerPicture } from './use-viewer.ts';

/** The gallery's labels that the viewer uses. */
export type ViewerLabels = Pick<
  Property['carousel'],
  'counter' | 'announcement' | 'previous' | 'next' | 'viewer'
>;

interface Props {
  labels: ViewerLabels;
  /** Leads from a picture to its viewpoint on a plan; only where pictures are on plans. */
  planLink?: string;
  pictures: ViewerPicture[];
  /** Position of the picture to show, from 0. */
  shown: number;
  /** Only on a page that shows toasts. */
  toastLabels?: Site['notices'];
  /** Called with each picture that comes into the middle of the screen. */
  onSlideChange: (index: number) => void;
  /** Called when the dialog has closed. */
  close: () => void;
  returnTo: (fragment: string) => void;
}

/** Pictures over the whole screen, each whole at first, and with a double tap in its own pixels. */
export default function Viewer(props: Props) {
  const { labels, planLink, pictures, shown: current, toastLabels } = props;
  const { onSlideChange, close, returnTo } = props;
  const dialog = useRef<HTMLDialogElement>(null);
  const strip = useRef<HTMLDivElement>(null);
  const moveTo = useStrip(strip, current, onSlideChange);
  const [loaded] = useState(() => pictures.map(findLoaded));
  // The first render has the picture and its neighbours; the others, and the toasts, come in a deferred one.
  const isOpened = useDeferredValue(true, false);
  const [loadStates, setLoadStates] = useState<Record<number, 'loaded' | 'failed'>>({});

  useEffect(() => {
    // A focus ring only for keyboard users.
    const focusVisible = document.activeElement?.matches(':focus-visible') ?? false;
    dialog.current?.showModal();
    strip.current?.focus({ focusVisible });
  }, []);
  useEffect(() => {
    const slide = strip.current?.children[current];
    // A picture that failed is requested again when the visitor comes back to it.
    setLoadStates((before) => {
      const { [current]: loadState, ...others } = before;
      return loadState === 'failed' ? others : before;
    });
    return () => slide?.removeAttribute('data-enlarged');
  }, [current]);

  // The neighbours' widest versions load after the current one.
  const isWanted = (index: number) =>
    index in loadStates || index === current || (current in loadStates && Math.abs(index - current) === 1);
  const recordLoad = (index: number, loadState: 'loaded' | 'failed') =>
    setLoadStates((before) => ({ ...before, [index]: loadState }));
  const handleKey = (event: KeyboardEvent) => {
    const indexes = new Map([
      ['ArrowLeft', current - 1],
      ['ArrowRight', current + 1],
      ['Home', 0],
      ['End', pictures.length - 1],
    ]);
    const index = indexes.get(event.key);
    if (index === undefined || hasModifier(event)) return;
    event.preventDefault();
    moveTo(index);
  };
  const plan = pictures[current]?.plan;
  const count = (template: string) => fill(template, { n: current + 1, total: pictures.length });
  const buttons = [
    { name: labels.previous, icon: arrowIcon, isOff: current === 0, press: () => moveTo(current - 1) },
    {
      name: labels.next,
      icon: arrowIcon,
      isOff: current === pictures.length - 1,
      press: () => moveTo(current + 1),
    },
    { name: labels.viewer.close, icon: closeIcon, isOff: false, press: () => dialog.current?.close() },
  ];

  return (
    <dialog
      ref={dialog}
      className="viewer on-dark"
      aria-label={labels.viewer.label}
      aria-describedby="viewer-announcement"
      onKeyDown={handleKey}
      onClose={close}
    >
      {/* React shows the dialog when its styles have come. */}
      <link rel="stylesheet" href={styles} precedence="default" />
      <div
        ref={strip}
        className="viewer-strip"
        role="group"
        aria-labelledby="viewer-announcement"
        tabIndex={0}
      >
        {pictures.map(({ src, alt, ratio }, index) => (
          <div
            key={src}
            className="viewer-slide"
            style={{ '--ratio': ratio } as CSSProperties}
            aria-hidden={index !== current}
            onDoubleClick={toggleOwnPixels}
          >
            {(isOpened || Math.abs(index - current) < 2) && (
              <img
                style={{ backgroundImage: `url("${loaded[index]}")` }}
                src={isWanted(index) && loadStates[index] !== 'failed' ? src : loaded[index]}
                alt={alt}
                draggable={false}
                onLoad={({ currentTarget }) =>
                  currentTarget.getAttribute('src') === src && recordLoad(index, 'loaded')
                }
                onError={() => recordLoad(index, 'failed')}
              />
            )}
          </div>
        ))}
      </div>
      <p className="px-margin" role="status">
        {loadStates[current] === 'failed' && (
          <>
            {labels.viewer.failed}{' '}
            <button
              className="min-h-control underline underline-offset-link"
              type="button"
              onClick={() => {
                // The button goes away with its sentence.
                strip.current?.focus();
                moveTo((current + 1) % pictures.length);
              }}
            >
              {labels.viewer.skip}
            </button>
          </>
        )}
      </p>
      <div className="viewer-bar flex flex-wrap items-center gap-3 px-margin py-3">
        <p className="tabular-nums" aria-hidden="true">
          {count(labels.counter)}
        </p>
        <p
          className="viewer-captions grid flex-1 basis-16 items-center pl-2 text-note text-smoke"
          aria-hidden="true"
        >
          {/* Stacked: the bar is as high as the longest caption, so that the picture never changes its size. */}
          {pictures.map(({ caption }, index) => (
            <span key={index} className={`[grid-area:1/1] ${index === current ? '' : 'invisible'}`}>
              {caption}
            </span>
          ))}
        </p>
        {plan && (
          <a
            className="text-note leading-control underline underline-offset-link md:mx-3"
            href={`#${plan}`}
            onClick={() => returnTo(plan)}
          >
            {planLink}
          </a>
        )}
        <p id="viewer-announcement" className="sr-only" aria-live="polite" aria-atomic="true">
          {count(labels.announcement)}: {pictures[current]?.caption || pictures[current]?.alt}
        </p>
        <div className="viewer-buttons ml-auto flex">
          {buttons.map(({ name, icon, isOff, press }) => (
            <button key={name} type="button" aria-label={name} aria-disabled={isOff} onClick={press}>
              {/* Masks, because trusted types let no script insert the page's icons as HTML. */}
              <i
                className="size-6 bg-current [:first-child>&]:[transform:rotate(180deg)]"
                style={{ mask: `url("${icon}") center / contain no-repeat` }}
              />
            </button>
          ))}
        </div>
      </div>
      {isOpened && toastLabels && document.querySelector('[data-toasts]') && <LazyToasts {...toastLabels} />}
    </dialog>
  );
}

/** For the page: fetches the viewer's stylesheet before somebody opens it. */
export const ViewerPrefetch = () => <link rel="prefetch" as="style" href={styles} />;

/** The version that the page has loaded; of a picture that hasn't loaded its thumbnail, or else its WebP. */
function findLoaded({ fragment, thumbnail }: ViewerPicture): string | undefined {
  const picture = document.querySelector<HTMLImageElement>(`#${fragment} img`);
  return picture?.naturalWidth ? picture.currentSrc : (thumbnail?.avif ?? picture?.src);
}

/** Toggles between the whole picture and its natural size, in which the slide scrolls, around the point of the click. */
function toggleOwnPixels({ currentTarget: slide, clientX, clientY }: MouseEvent) {
  slide.toggleAttribute('data-enlarged');
  slide.scrollTo(
    (clientX / slide.clientWidth) * (slide.scrollWidth - slide.clientWidth),
    (clientY / slide.clientHeight) * (slide.scrollHeight - slide.clientHeight),
  );
}
