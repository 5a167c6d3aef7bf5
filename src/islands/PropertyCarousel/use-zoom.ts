import { type RefObject, useEffect } from 'react';

const DOUBLE_TAP_MS = 300;

/** A place in the window, in CSS pixels. */
type Point = Pick<MouseEvent, 'clientX' | 'clientY'>;

/**
 * A closer look at a picture that is shown whole, up to its own pixels: two fingers, or a double tap and another one to go
 * back. Enlarged, it is a part of the page that scrolls: fingers move it without a script, and the mouse drags it.
 *
 * @param strip its children are the slides, each with one picture
 * @param current position of the slide in view; the others go back to their whole pictures
 */
export function useZoom(strip: RefObject<HTMLElement | null>, current: number): void {
  useEffect(() => {
    const element = strip.current;
    const slide = element?.children[current] as HTMLElement | undefined;
    if (!element || !slide) return undefined;
    const stop = new AbortController();
    const { signal } = stop;
    let apart = 0;
    let tapped = -DOUBLE_TAP_MS;

    // A slide that is wider than the window is part of the film strip, where the browser zooms.
    const isWhole = () => slide.offsetWidth === element.clientWidth;
    slide.addEventListener(
      'touchmove',
      (event) => {
        const [one, other] = event.touches;
        if (!one || !other || !isWhole()) return;
        if (event.cancelable) event.preventDefault();
        const distance = Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY);
        const clientX = (one.clientX + other.clientX) / 2;
        const clientY = (one.clientY + other.clientY) / 2;
        if (apart) enlarge(slide, distance / apart, { clientX, clientY });
        apart = distance;
      },
      { signal, passive: false },
    );
    slide.addEventListener('touchend', () => (apart = 0), { signal });
    // Not every browser makes a double click of two taps.
    slide.addEventListener(
      'click',
      (event) => {
        const isSecond = event.timeStamp - tapped < DOUBLE_TAP_MS;
        tapped = isSecond ? -DOUBLE_TAP_MS : event.timeStamp;
        if (isSecond && isWhole()) enlarge(slide, isEnlarged(slide) ? 0 : Number.POSITIVE_INFINITY, event);
      },
      { signal },
    );
    slide.addEventListener(
      'pointermove',
      ({ pointerType, buttons, movementX, movementY }) => {
        if (pointerType === 'mouse' && buttons) slide.scrollBy(-movementX, -movementY);
      },
      { signal },
    );
    return () => {
      stop.abort();
      show(slide, 1);
    };
  }, [strip, current]);
}

const isEnlarged = (slide: HTMLElement) => 'enlarged' in slide.dataset;

/** Enlarges the picture so many times more, and keeps what is at a point of the window there. */
function enlarge(slide: HTMLElement, factor: number, { clientX, clientY }: Point): void {
  const picture = slide.firstElementChild as HTMLElement;
  const before = picture.getBoundingClientRect();
  const zoom = Number(slide.style.getPropertyValue('--zoom') || 1);
  const own = (picture.lastElementChild as HTMLImageElement).naturalWidth;
  const most = Math.max(1, own / (before.width / zoom));
  show(slide, Math.min(most, Math.max(1, zoom * factor)));
  const after = picture.getBoundingClientRect();
  const grown = after.width / before.width;
  slide.scrollBy(
    after.left - clientX + (clientX - before.left) * grown,
    after.top - clientY + (clientY - before.top) * grown,
  );
}

function show(slide: HTMLElement, zoom: number): void {
  slide.style.setProperty('--zoom', String(zoom));
  slide.toggleAttribute('data-enlarged', zoom > 1);
}
