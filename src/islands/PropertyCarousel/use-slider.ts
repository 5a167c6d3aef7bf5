import KeenSlider, { type KeenSliderInstance } from 'keen-slider';
import { type RefObject, useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';

const SLIDE_DURATION_MS = 520;
/** A trackpad goes on for a while after the fingers have left it, without a pause as long as this. */
const WHEEL_PAUSE_MS = 150;

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

  const moveTo = (index: number) => {
    if (index < 0 || index >= count) return;
    target.current = index;
    slider.current?.moveToIdx(index, true);
  };
  // From its target, so that quick clicks add up.
  const moveBy = (steps: number) => moveTo(target.current + steps);
  const turnBy = useEffectEvent(moveBy);

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
      observer.observe(element);
      setIsReady(true);
    };
    for (const type of ['touchstart', 'touchmove'] as const)
      element.addEventListener(type, leaveToZoom, { signal, capture: true, passive: true });
    element.addEventListener('mousedown', leaveToMouse, { signal, capture: true });
    followWheel(element, signal, (steps) => turnBy(steps));
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

/** The mouse has the buttons, the thumbnails and the wheel: keen-slider would take its clicks and selections for drags. */
function leaveToMouse(event: MouseEvent): void {
  event.stopPropagation();
}

/**
 * Turns one picture for each movement of a wheel or trackpad across the gallery, which browsers would take for Back. A movement is
 * many events, and ends with a pause. Up and down it scrolls the page.
 */
function followWheel(element: HTMLElement, signal: AbortSignal, turn: (steps: number) => void): void {
  let lastMs = -Infinity;
  const handleWheel = (event: WheelEvent) => {
    const { deltaX, deltaY, timeStamp, shiftKey } = event;
    // Some systems report the wheel with Shift as it is turned, up or down.
    const across = deltaX === 0 && shiftKey ? deltaY : deltaX;
    if (event.ctrlKey || Math.abs(across) <= (shiftKey ? 0 : Math.abs(deltaY))) return;
    event.preventDefault();
    if (timeStamp - lastMs > WHEEL_PAUSE_MS) turn(Math.sign(across));
    lastMs = timeStamp;
  };
  element.addEventListener('wheel', handleWheel, { signal, passive: false });
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
