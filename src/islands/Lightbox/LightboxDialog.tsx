import type { KeyboardEvent, MouseEvent } from 'react';
import { useDeferredValue, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import LazyToasts from '../toasts/LazyToasts.tsx';
import { hasModifier } from '../shared/keys.ts';
import { trackVisualViewport } from './track-visual-viewport.ts';
import { parseComparison, parseImage } from './parse-page-images.ts';
import SlideImage, { type LoadState } from './SlideImage.tsx';
import { useScrollTrack } from './use-scroll-track.ts';
import type { LightboxContent } from './lightbox-content.ts';
import LightboxBar from './LightboxBar.tsx';
import LightboxPlan from './LightboxPlan.tsx';

interface Props extends LightboxContent {
  /** Position of the picture to show. */
  current: number;
  /** Called with each picture that comes into the middle of the screen. */
  onSlideChange: (index: number) => void;
  /** Called when the dialog has closed. */
  onClose: () => void;
}

/** Where arrows move an enlarged picture. */
const WAYS: Record<string, [x: number, y: number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
/** How much of the window an arrow moves an enlarged picture. */
const ARROW_STEP = 0.25;

/** In a window that has the plan beside the picture (`lightbox.css`) it takes room from it, and is folded until a visitor unfolds it. */
const BESIDE_QUERY = '(min-aspect-ratio: 4/3) and (min-height: 20.5em)';
/** What the visitor chose, for every picture that follows. */
let isPlanWanted: boolean | undefined;

/** Pictures over the whole screen, each with the plan on which it stands, and enlarged by a button or a double tap. */
export default function LightboxDialog(props: Props) {
  const { labels, current, planLink, toastLabels, onSlideChange, onClose } = props;
  const [pictures] = useState(() =>
    props.pictures.map((picture) => ({
      ...parseImage(document.getElementById(picture.fragment)),
      ...picture,
    })),
  );
  const dialog = useRef<HTMLDialogElement>(null);
  const strip = useRef<HTMLDivElement>(null);
  const moveTo = useScrollTrack(strip, current, onSlideChange);
  // The first render has the picture and its neighbours; the others, and the toasts, come in a deferred one.
  const isOpened = useDeferredValue(true, false);
  /** Of each picture that has been asked for, by its URL. */
  const [loadStates, setLoadStates] = useState<Record<string, LoadState>>({});
  /** The point around which the picture is enlarged to its own pixels or more, from 0 to 1 of it. */
  const [point, setPoint] = useState<Record<'x' | 'y', number>>();
  const { fragment = '', src = '', avif, ratio = 1, view } = pictures[current] ?? {};
  const [isPlanOpen, setIsPlanOpen] = useState(() => isPlanWanted ?? !matchMedia(BESIDE_QUERY).matches);
  const pair = useMemo(() => parseComparison(avif), [avif]);
  /** Whether the place of the picture has been chosen as it is today. */
  const [isToday, setIsToday] = useState(false);
  const chosen = (isToday && pair?.today.src) || src;
  /** What is shown instead of the picture, once it has come. */
  const today = isToday && pair && loadStates[chosen] === 'loaded' ? pair : undefined;

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
    return dialog.current ? trackVisualViewport(dialog.current) : undefined;
  }, []);
  useEffect(() => {
    // A picture that failed is requested again when the visitor comes back to it.
    setLoadStates((before) => {
      const { [chosen]: loadState, ...others } = before;
      return loadState === 'failed' ? others : before;
    });
  }, [chosen]);
  useEffect(() => {
    // It went with the number of a picture on another plan, or on none.
    if (document.activeElement === document.body) strip.current?.focus({ preventScroll: true });
    return () => {
      setPoint(undefined);
      setIsToday(false);
    };
  }, [current]);
  useLayoutEffect(() => {
    const slide = strip.current?.children[current];
    if (!slide || !point) return;
    slide.scrollTo(
      point.x * slide.scrollWidth - slide.clientWidth / 2,
      point.y * slide.scrollHeight - slide.clientHeight / 2,
    );
  }, [current, point]);

  // The neighbours load after the current one.
  const isWanted = (url: string, index: number) =>
    url in loadStates || index === current || (src in loadStates && Math.abs(index - current) === 1);
  const followLoad = (url: string) => ({
    loadState: loadStates[url],
    onLoadState: (loadState: LoadState) => setLoadStates((before) => ({ ...before, [url]: loadState })),
  });
  const foldPlan = () => {
    isPlanWanted = !isPlanOpen;
    setIsPlanOpen(isPlanWanted);
  };
  const handleKey = (event: KeyboardEvent) => {
    const indexes = new Map([
      ['ArrowLeft', current - 1],
      ['ArrowRight', current + 1],
      ['Home', 0],
      ['End', pictures.length - 1],
    ]);
    const index = indexes.get(event.key);
    const way = WAYS[event.key];
    // Between radio buttons arrows are the browser's.
    if (hasModifier(event) || event.target instanceof HTMLInputElement) return;
    if (point && way) {
      const slide = strip.current?.children[current];
      const [x, y] = way;
      slide?.scrollBy(x * ARROW_STEP * slide.clientWidth, y * ARROW_STEP * slide.clientHeight);
    } else if (index !== undefined) moveTo(index);
    else return;
    event.preventDefault();
  };
  const enlargeAtPoint = ({ currentTarget: slide, clientX, clientY }: MouseEvent) => {
    const { left, top, width, height } = (slide.firstElementChild ?? slide).getBoundingClientRect();
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
      className="lightbox on-dark"
      aria-label={labels.viewer.label}
      aria-describedby="lightbox-announcement"
      data-plan={view && (isPlanOpen ? 'open' : 'folded')}
      onKeyDown={handleKey}
      onClose={onClose}
    >
      <div
        ref={strip}
        className="lightbox-track"
        role="group"
        aria-labelledby="lightbox-announcement"
        tabIndex={0}
      >
        {pictures.map((picture, index) => {
          const shared = { ratio: picture.ratio, isCropped: Boolean(picture.view) };
          const isEnlarged = index === current && point !== undefined;
          return (
            <div
              key={picture.src}
              className="lightbox-slide"
              aria-hidden={index !== current}
              data-enlarged={isEnlarged ? '' : undefined}
              onDoubleClick={enlargeAtPoint}
            >
              {(isOpened || Math.abs(index - current) < 2) && (
                <SlideImage
                  {...picture}
                  {...shared}
                  {...followLoad(picture.src)}
                  alt={index === current && today ? '' : picture.alt}
                  isEnlarged={isEnlarged}
                  isWanted={isWanted(picture.src, index)}
                />
              )}
              {index === current && isToday && pair && (
                <SlideImage
                  {...pair.today}
                  {...shared}
                  {...followLoad(pair.today.src)}
                  isEnlarged={isEnlarged}
                  isHidden={!today}
                  isWanted
                />
              )}
            </div>
          );
        })}
      </div>
      <div className="lightbox-error" aria-live="polite">
        {loadStates[chosen] === 'failed' && (
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
        <p className="lightbox-hint" aria-hidden="true">
          <span>{labels.viewer.hint}</span>
        </p>
      )}
      {view && (
        <LightboxPlan
          fragment={fragment}
          view={view}
          isOpen={isPlanOpen}
          onFold={foldPlan}
          pair={pair}
          isToday={isToday}
          isTodayShown={today !== undefined}
          onChoose={setIsToday}
          onSelect={(chosen) => moveTo(pictures.findIndex((picture) => picture.fragment === chosen))}
          pageLink={planLink}
        />
      )}
      <LightboxBar
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
