import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';

const REST_MS = 150;
/** User input that interrupts a scroll started by a button or key. */
const MOVES_BY_HAND = ['wheel', 'pointerdown'];

/**
 * A strip of pictures that the browser scrolls; it opens at picture `start`, counted from 0, and keeps its picture centred when
 * the window is resized. Returns the picture it scrolls to, or after a swipe the picture it stopped at.
 */
export function useStrip(strip: RefObject<HTMLElement | null>, start: number) {
  const [current, setCurrent] = useState(start);
  const goal = useRef<number>(undefined);
  const rest = useRef<number>(undefined);
  const centre = (index: number, behavior: ScrollBehavior) =>
    strip.current?.children[index]?.scrollIntoView({ block: 'nearest', inline: 'center', behavior });
  const keepInPlace = useEffectEvent(() => centre(current, 'instant'));

  useEffect(() => {
    const element = strip.current;
    if (!element) return undefined;
    const cleanup = new AbortController();
    const { signal } = cleanup;
    const forgetGoal = () => (goal.current = undefined);
    const handleScroll = () => {
      clearTimeout(rest.current);
      rest.current = window.setTimeout(() => {
        const middle = element.clientWidth / 2;
        const pictures = [...element.children];
        const index = pictures.findLastIndex((picture) => picture.getBoundingClientRect().left <= middle);
        // A slow smooth scroll may pause on its way.
        if (index !== (goal.current ?? index)) return;
        forgetGoal();
        setCurrent(index);
      }, REST_MS);
    };
    element.addEventListener('scroll', handleScroll, { signal });
    for (const type of MOVES_BY_HAND) element.addEventListener(type, forgetGoal, { signal, passive: true });
    // `observe` calls back at once, and again on every resize.
    const observer = new ResizeObserver(() => keepInPlace());
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
    setCurrent(index);
    // Far away, the pictures in between would only rush past.
    centre(index, Math.abs(index - current) === 1 ? 'auto' : 'instant');
  };

  return { current, moveTo };
}
