import type { CSSProperties, KeyboardEvent, MouseEvent } from 'react';
import { useDeferredValue, useEffect, useRef, useState } from 'react';
import LazyToasts from '../toasts/LazyToasts.tsx';
import { hasModifier } from '../shared/has-modifier.ts';
import { followZoom } from './follow-zoom.ts';
import { useStrip } from './use-strip.ts';
import type { ViewerContent, ViewerPicture } from './viewer-content.ts';
import ViewerBar from './ViewerBar.tsx';

interface Props extends ViewerContent {
  /** Position of the picture to show. */
  current: number;
  /** Called with each picture that comes into the middle of the screen. */
  onSlideChange: (index: number) => void;
  /** Called when the dialog has closed. */
  onClose: () => void;
}

/** Pictures over the whole screen, each whole at first, and with a double tap in its own pixels. */
export default function Viewer(props: Props) {
  const { labels, pictures, current, toastLabels, onSlideChange, onClose } = props;
  const dialog = useRef<HTMLDialogElement>(null);
  const strip = useRef<HTMLDivElement>(null);
  const moveTo = useStrip(strip, current, onSlideChange);
  const [loaded] = useState(() => pictures.map(findLoaded));
  // The first render has the picture and its neighbours; the others, and the toasts, come in a deferred one.
  const isOpened = useDeferredValue(true, false);
  const [loadStates, setLoadStates] = useState<Record<number, 'loaded' | 'failed'>>({});

  useEffect(() => {
    // A focus ring only for keyboard users.
    const opener = document.activeElement as HTMLElement | null;
    const focusVisible = opener?.matches(':focus-visible') ?? false;
    // It would get the focus again when the dialog closes, before the picture last seen does.
    opener?.blur();
    dialog.current?.showModal();
    strip.current?.focus({ focusVisible });
    // The fragment of an address that was typed on the open page takes the focus after it.
    requestAnimationFrame(() => {
      if (document.activeElement === document.body) strip.current?.focus({ focusVisible });
    });
    return dialog.current ? followZoom(dialog.current) : undefined;
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
  const skip = () => {
    // The button goes away with its sentence.
    strip.current?.focus();
    moveTo((current + 1) % pictures.length);
  };

  return (
    <dialog
      ref={dialog}
      className="viewer on-dark"
      aria-label={labels.viewer.label}
      aria-describedby="viewer-announcement"
      onKeyDown={handleKey}
      onClose={onClose}
    >
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
                onLoad={({ currentTarget }) => {
                  if (currentTarget.getAttribute('src') === src) recordLoad(index, 'loaded');
                }}
                onError={() => recordLoad(index, 'failed')}
              />
            )}
          </div>
        ))}
      </div>
      <div className="px-margin" aria-live="polite">
        {loadStates[current] === 'failed' && (
          <p>
            <span>{labels.viewer.failed}</span>
            <button
              className="min-h-control pl-2 underline underline-offset-link"
              type="button"
              onClick={skip}
            >
              {labels.viewer.skip}
            </button>
          </p>
        )}
      </div>
      <ViewerBar {...props} moveTo={moveTo} close={() => dialog.current?.close()} />
      {isOpened && toastLabels && document.querySelector('[data-toasts]') && <LazyToasts {...toastLabels} />}
    </dialog>
  );
}

/** The version that the page has loaded; of a picture that hasn't loaded its thumbnail, or else its WebP. */
function findLoaded({ fragment, thumbnail }: ViewerPicture): string | undefined {
  const picture = document.querySelector<HTMLImageElement>(`#${fragment} picture img`);
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
