import type { CSSProperties, KeyboardEvent, MouseEvent } from 'react';
import { useDeferredValue, useEffect, useLayoutEffect, useRef, useState } from 'react';
import LazyToasts from '../toasts/LazyToasts.tsx';
import { hasModifier } from '../shared/has-modifier.ts';
import { followZoom } from './follow-zoom.ts';
import type { PagePair } from './read-pair.ts';
import { useStrip } from './use-strip.ts';
import type { ViewerContent, ViewerPicture } from './viewer-content.ts';
import ViewerBar from './ViewerBar.tsx';
import ViewerPlan from './ViewerPlan.tsx';

interface Props extends ViewerContent {
  /** Position of the picture to show. */
  current: number;
  /** Called with each picture that comes into the middle of the screen. */
  onSlideChange: (index: number) => void;
  /** Called when the dialog has closed. */
  onClose: () => void;
}

/** Pictures over the whole screen, each with the plan on which it stands, and enlarged by a button or a double tap. */
export default function Viewer(props: Props) {
  const { labels, pictures, current, planLink, toastLabels, onSlideChange, onClose } = props;
  const dialog = useRef<HTMLDialogElement>(null);
  const strip = useRef<HTMLDivElement>(null);
  const moveTo = useStrip(strip, current, onSlideChange);
  const [loaded] = useState(() => pictures.map(findLoaded));
  // The first render has the picture and its neighbours; the others, and the toasts, come in a deferred one.
  const isOpened = useDeferredValue(true, false);
  const [loadStates, setLoadStates] = useState<Record<number, 'loaded' | 'failed'>>({});
  /** The point around which the picture is enlarged to its own pixels or more, from 0 to 1 of its slide. */
  const [point, setPoint] = useState<Record<'x' | 'y', number>>();
  const { fragment = '', src: widest = '', ratio = 1, view } = pictures[current] ?? {};
  const [isPlanOpen, setIsPlanOpen] = useState(true);
  /** The place of the picture as it is today, where that has been chosen. */
  const [today, setToday] = useState<PagePair>();

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
    // A picture that failed is requested again when the visitor comes back to it.
    setLoadStates((before) => {
      const { [current]: loadState, ...others } = before;
      return loadState === 'failed' ? others : before;
    });
    // It went with the number of a picture on another plan, or on none.
    if (document.activeElement === document.body) strip.current?.focus({ preventScroll: true });
    return () => {
      setPoint(undefined);
      setToday(undefined);
    };
  }, [current]);
  useLayoutEffect(() => {
    const slide = strip.current?.children[current];
    if (!slide || !point) return;
    slide.scrollTo(
      point.x * (slide.scrollWidth - slide.clientWidth),
      point.y * (slide.scrollHeight - slide.clientHeight),
    );
  }, [current, point]);

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
    // Between radio buttons arrows are the browser's.
    if (index === undefined || hasModifier(event) || event.target instanceof HTMLInputElement) return;
    event.preventDefault();
    moveTo(index);
  };
  const enlargeAtPoint = ({ currentTarget: slide, clientX, clientY }: MouseEvent) => {
    const { left, top, width, height } = slide.getBoundingClientRect();
    setPoint(point ? undefined : { x: (clientX - left) / width, y: (clientY - top) / height });
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
      data-plan={view && (isPlanOpen ? 'open' : 'folded')}
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
        {pictures.map(({ src, alt, lang, ratio }, index) => (
          <div
            key={src}
            className="viewer-slide"
            style={{ '--ratio': ratio } as CSSProperties}
            aria-hidden={index !== current}
            data-enlarged={index === current && point ? '' : undefined}
            onDoubleClick={enlargeAtPoint}
          >
            {(isOpened || Math.abs(index - current) < 2) && (
              <img
                style={{ backgroundImage: `url("${loaded[index]}")` }}
                src={isWanted(index) && loadStates[index] !== 'failed' ? src : loaded[index]}
                alt={index === current && today ? '' : alt}
                lang={lang}
                draggable={false}
                onLoad={({ currentTarget }) => {
                  if (currentTarget.getAttribute('src') === src) recordLoad(index, 'loaded');
                }}
                onError={() => recordLoad(index, 'failed')}
              />
            )}
            {index === current && today && <img src={today.src} alt={today.alt} draggable={false} />}
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
      {ratio > 1 && (
        <p className="viewer-hint" aria-hidden="true">
          <span>{labels.viewer.hint}</span>
        </p>
      )}
      {view && (
        <ViewerPlan
          picture={{ fragment, src: widest, view }}
          isOpen={isPlanOpen}
          onFold={() => setIsPlanOpen(!isPlanOpen)}
          today={today}
          onChoose={setToday}
          onSelect={(chosen) => moveTo(pictures.findIndex((picture) => picture.fragment === chosen))}
          pageLink={planLink}
        />
      )}
      <ViewerBar
        {...props}
        today={today}
        moveTo={moveTo}
        isEnlarged={point !== undefined}
        toggleSize={() => setPoint(point ? undefined : { x: 0.5, y: 0.5 })}
        close={() => dialog.current?.close()}
      />
      {isOpened && toastLabels && document.querySelector('[data-toasts]') && <LazyToasts {...toastLabels} />}
    </dialog>
  );
}

/** The version that the page has loaded; of a picture that hasn't loaded its thumbnail, or else its WebP. */
function findLoaded({ fragment, thumbnail }: ViewerPicture): string | undefined {
  const picture = document.querySelector<HTMLImageElement>(`#${fragment} picture img`);
  return picture?.naturalWidth ? picture.currentSrc : (thumbnail?.avif ?? picture?.src);
}
