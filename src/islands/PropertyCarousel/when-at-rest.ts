/** For a finger that was lifted before anybody looked, and for browsers that do not tell when a scroll ends. */
const PATIENCE_MS = 1500;
/** A strip that rests on a part of a pixel is at rest. */
const ROUNDING_PX = 1;
const RELEASES = ['touchend', 'touchcancel', 'pointerup', 'keydown'];

/**
 * Calls back once a strip of parts as wide as itself rests on one of them: soon, or when the finger that moves it and the
 * snapping that follows have come to their end.
 */
export function whenAtRest(strip: HTMLElement, cancelled: AbortSignal, onRest: () => void): void {
  const waiting = new AbortController();
  const { signal } = waiting;
  cancelled.addEventListener('abort', () => waiting.abort());
  const rest = () => {
    if (signal.aborted) return;
    waiting.abort();
    onRest();
  };
  const look = () => {
    // Only before the next frame browsers tell how far a finger has moved the strip.
    requestAnimationFrame(() => {
      const part = Math.round(strip.scrollLeft / strip.clientWidth);
      if (Math.abs(strip.scrollLeft - part * strip.clientWidth) <= ROUNDING_PX) rest();
      else strip.addEventListener('scrollend', rest, { signal });
    });
  };
  if (mayFingerBeDown()) for (const type of RELEASES) addEventListener(type, look, { signal, capture: true });
  else look();
  setTimeout(rest, PATIENCE_MS);
}

/** Before its first touch has ended, a page has not been activated. */
function mayFingerBeDown(): boolean {
  const { userActivation } = navigator as Partial<Navigator>;
  return userActivation?.hasBeenActive === false && matchMedia('(any-pointer: coarse)').matches;
}
