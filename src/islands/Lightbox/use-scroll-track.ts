import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';

const REST_MS = 150;
/** User input that interrupts a scroll started by a button or key. */
const MOVES_BY_HAND = ['wheel', 'pointerdown'];

/**
 * A strip of pictures that the browser scrolls. It keeps picture `current`, counted from 0, centred, also when the window is
 * resized. Calls `onMove` with the picture that it scrolls to, or that a swipe has stopped at. Returns `moveTo`.
 */
export function useScrollTrack(
  strip: RefObject<HTMLElement | null>,
  current: number,
  onMove: (index: number) => void,
) {
  /** The picture that the strip shows or scrolls to, counted from 0. */
  const shown = useRef(current);
  const goal = useRef<number>(undefined);
  const rest = useRef<number>(undefined);
  // Not `scrollIntoView`: Chromium 110 drops it while the page goes to a fragment.
  const centre = (index: number, behavior: ScrollBehavior) => {
    const { scrollLeft = 0, children } = strip.current ?? {};
    const left = scrollLeft + (children?.[index]?.getBoundingClientRect().left ?? 0);
    strip.current?.scrollTo({ left, behavior });
  };
  const keepCentred = useEffectEvent(() => centre(current, 'instant'));
  const reportMove = useEffectEvent((index: number) => {
    shown.current = index;
    onMove(index);
  });
  useEffect(() => {
    if (shown.current === current) return;
    // The fragment has changed, and its target takes the focus.
    requestAnimationFrame(() => strip.current?.focus({ preventScroll: true }));
    goal.current = undefined;
    shown.current = current;
    keepCentred();
  }, [current, strip]);

  useEffect(() => {
    const element = strip.current;
    if (!element) return undefined;
    const cleanup = new AbortController();
    const { signal } = cleanup;
    let width = 0;
    const dropGoal = () => {
      goal.current = undefined;
    };
    const handleScroll = () => {
      clearTimeout(rest.current);
      rest.current = window.setTimeout(() => {
        const middle = element.clientWidth / 2;
        // In a dialog that has closed, the strip has no width; of another width it is about to be centred again.
        if (middle === 0 || element.clientWidth !== width) return;
        const pictures = [...element.children];
        const index = pictures.findLastIndex((picture) => picture.getBoundingClientRect().left <= middle);
        // A slow smooth scroll may pause before it reaches its goal.
        if (index !== (goal.current ?? index)) return;
        dropGoal();
        if (index !== shown.current) reportMove(index);
      }, REST_MS);
    };
    element.addEventListener('scroll', handleScroll, { signal });
    for (const type of MOVES_BY_HAND) element.addEventListener(type, dropGoal, { signal, passive: true });
    // `observe` calls back at once, and again on every resize.
    const observer = new ResizeObserver(() => {
      width = element.clientWidth;
      keepCentred();
    });
    observer.observe(element);
    // After a pinch zoom, one finger pans the visual viewport and must not scroll the strip.
    const { visualViewport } = window;
    const handleZoom = () => element.toggleAttribute('data-zoomed', (visualViewport?.scale ?? 1) > 1);
    visualViewport?.addEventListener('resize', handleZoom, { signal });
    return () => {
      cleanup.abort();
      clearTimeout(rest.current);
      observer.disconnect();
    };
  }, [strip]);

  const moveTo = (index: number) => {
    if (!strip.current?.children[index]) return;
    clearTimeout(rest.current);
    goal.current = index;
    shown.current = index;
    onMove(index);
    // A smooth scroll across several pictures would only rush past them.
    centre(index, Math.abs(index - current) === 1 ? 'auto' : 'instant');
  };

  return moveTo;
}
