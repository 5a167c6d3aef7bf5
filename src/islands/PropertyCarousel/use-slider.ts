import KeenSlider, { type KeenSliderInstance } from 'keen-slider';
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';

const SLIDE_DURATION_MS = 520;
/** How far the mouse may move in a click. */
const CLICK_PX = 5;

/**
 * keen-slider on slides that are already in the page, all but the current one `inert`, with reduced motion honoured. Returns
 * where it is going (`selected`) and where it last came to rest (`settled`), counted from 0; `live` is 'off' after `jumpTo`.
 */
export function useSlider(track: RefObject<HTMLElement | null>, count: number) {
  const slider = useRef<KeenSliderInstance>(null);
  const target = useRef(0);
  const [selected, setSelected] = useState(0);
  const [settled, setSettled] = useState(0);
  const [isReady, setIsReady] = useState(false);
  const [live, setLive] = useState<'polite' | 'off'>('polite');

  useEffect(() => {
    const element = track.current;
    if (!element) return undefined;
    const cleanup = new AbortController();
    const { signal } = cleanup;

    const sync = (instance: KeenSliderInstance) => {
      // keen-slider reports each slide it crosses; only the one it is heading for counts.
      target.current = instance.animator.targetIdx ?? instance.track.details.abs;
      setSelected(target.current);
      showOnly(instance.slides, target.current);
    };
    const settle = (instance: KeenSliderInstance) => {
      sync(instance);
      setSettled(target.current);
    };
    // keen-slider knows nothing of reduced motion, and moves on its own when a finger lets go.
    const start = (instance: KeenSliderInstance) => {
      setLive('polite');
      sync(instance);
      if (!matchMedia('(prefers-reduced-motion: reduce)').matches) return;
      instance.animator.stop();
      instance.track.add(instance.track.idxToDist(target.current, true));
      settle(instance);
    };
    const observer = new ResizeObserver(() => slider.current?.update(undefined, target.current));
    const takeOver = () => {
      if (signal.aborted) return;
      slider.current = new KeenSlider(element, {
        initial: Math.round(element.scrollLeft / element.clientWidth),
        defaultAnimation: { duration: SLIDE_DURATION_MS },
        // In slide widths, not in pixels: a container that changes its size has the slides in their place without a script.
        renderMode: 'custom',
        detailsChanged: ({ track: { details } }) =>
          element.style.setProperty('--slide', String(details.position)),
        created: settle,
        updated: settle,
        animationStarted: start,
        slideChanged: sync,
        animationEnded: settle,
      });
      // For the styles: the slides are moved by keen-slider now.
      element.dataset.slider = '';
      element.scrollLeft = 0;
      // Focus, find-in-page and anchors scroll a clipped container by themselves and would leave the slides out of step.
      element.addEventListener('scroll', () => (element.scrollLeft = 0), { signal });
      observer.observe(element);
      setIsReady(true);
    };
    for (const type of ['touchstart', 'touchmove'] as const)
      element.addEventListener(type, leaveToZoom, { signal, capture: true, passive: true });
    passDrags(element, signal);
    // `scrollLeft` is up to date in the next frame only.
    requestAnimationFrame(takeOver);

    return () => {
      cleanup.abort();
      observer.disconnect();
      delete element.dataset.slider;
      slider.current?.destroy();
      slider.current = null;
    };
  }, [track]);

  const moveTo = (index: number) => {
    if (index < 0 || index >= count) return;
    target.current = index;
    slider.current?.moveToIdx(index, true);
  };
  // From its target, so that quick clicks add up.
  const moveBy = (steps: number) => moveTo(target.current + steps);
  /** Without an animation, and without a word of it. */
  const jumpTo = useCallback((index: number) => {
    setLive('off');
    slider.current?.update(undefined, index);
  }, []);

  return { isReady, selected, settled, moveTo, moveBy, jumpTo, live };
}

/** Two fingers zoom the picture: keen-slider would take them for a drag. */
function leaveToZoom(event: TouchEvent): void {
  if (event.touches.length > 1) event.stopPropagation();
}

/**
 * keen-slider drags with any button, takes the direction from the first pixel, misses a `mouseup` that a menu has taken, and
 * refuses a key's click after a drag. It gets drags alone, and a click far from its `mousedown` is none.
 */
function passDrags(element: HTMLElement, signal: AbortSignal): void {
  let pressed: MouseEvent | undefined;
  let isTurning = false;
  const pass = (event: MouseEvent) => {
    const { type, buttons, pageX, pageY } = event;
    if (type === 'mousedown') [pressed, isTurning] = [event, false];
    const across = Math.abs(pageX - (pressed?.pageX ?? pageX));
    const along = Math.abs(pageY - (pressed?.pageY ?? pageY));
    isTurning ||= across > along;
    const isByKey = type === 'click' && !pressed;
    const isReleased = type !== 'click' && buttons !== 1;
    const isOff =
      type === 'click' ? Math.hypot(across, along) > CLICK_PX : type === 'mousemove' && !isTurning;
    if (isByKey) element.dispatchEvent(new Event('ksDragStart'));
    if (isByKey || isReleased) element.dispatchEvent(new Event('ksDragEnd'));
    if (isReleased || type === 'click') pressed = undefined;
    if (!isOff && !isReleased) return;
    event.preventDefault();
    event.stopPropagation();
  };
  for (const type of ['mousedown', 'mousemove', 'click'] as const)
    element.addEventListener(type, pass, { signal, capture: true });
}

/** Makes every slide but one inert, moves the focus to it if another had it, and loads its neighbours' pictures. */
function showOnly(slides: HTMLElement[], current: number): void {
  const hadFocus = slides.some((slide) => slide.contains(document.activeElement));
  slides.forEach((slide, index) => {
    // `toggleAttribute`, not `slide.inert = …`, which makes browsers compute the styles of twenty slides at every tap.
    slide.toggleAttribute('inert', index !== current);
    if (Math.abs(index - current) > 1) return;
    for (const picture of slide.querySelectorAll('img')) picture.loading = 'eager';
  });
  if (hadFocus) slides[current]?.querySelector('a')?.focus({ preventScroll: true });
}
