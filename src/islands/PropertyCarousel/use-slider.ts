import KeenSlider, { type KeenSliderInstance } from 'keen-slider';
import { type RefObject, useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';

const SLIDE_DURATION_MS = 520;
/** A trackpad goes on for a while after the fingers have left it, without a pause as long as this. */
const WHEEL_PAUSE_MS = 150;
/** So far a movement goes before it is one across or along. */
const WHEEL_AXIS_PX = 8;
/** A smaller change of one event is none of a hand. */
const WHEEL_NOISE_PX = 3;

/**
 * keen-slider on slides that are already in the page, all `inert` but the `perView` that are seen, with reduced motion honoured.
 * Returns the first one that is seen where it is going (`selected`) and where it last came to rest (`settled`), counted from 0;
 * `live` is 'off' after `jumpTo`.
 */
export function useSlider(track: RefObject<HTMLElement | null>) {
  const slider = useRef<KeenSliderInstance>(null);
  const target = useRef(0);
  const [selected, setSelected] = useState(0);
  const [settled, setSettled] = useState(0);
  const [perView, setPerView] = useState(1);
  const [isReady, setIsReady] = useState(false);
  const [live, setLive] = useState<'polite' | 'off'>('polite');

  const moveTo = (index: number) => {
    if (!slider.current) return;
    const { minIdx, maxIdx } = slider.current.track.details;
    target.current = Math.min(Math.max(index, minIdx), maxIdx);
    slider.current.moveToIdx(target.current, true);
  };
  // From its target, so that quick clicks add up.
  const moveBy = (steps: number) => moveTo(target.current + steps);
  const turnBy = useEffectEvent(moveBy);

  useEffect(() => {
    const element = track.current;
    if (!element) return undefined;
    const cleanup = new AbortController();
    const { signal } = cleanup;

    // One where the page has lost its styles.
    const readPerView = () => Number(getComputedStyle(element).getPropertyValue('--per-view')) || 1;
    const sync = (instance: KeenSliderInstance) => {
      const { abs, maxIdx } = instance.track.details;
      // keen-slider reports each slide it crosses; only the one it is heading for counts.
      target.current = instance.animator.targetIdx ?? abs;
      setSelected(target.current);
      // From `maxIdx` on all are seen at once.
      const seen = instance.slides.length - maxIdx;
      setPerView(seen);
      showOnly(instance.slides, target.current, seen);
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
        initial: Math.round((element.scrollLeft / element.clientWidth) * readPerView()),
        slides: { perView: readPerView },
        defaultAnimation: { duration: SLIDE_DURATION_MS },
        // In widths of the container, not in pixels: a container of a new size has the slides in their place without a script.
        renderMode: 'custom',
        detailsChanged: ({ track: { details } }) =>
          element.style.setProperty('--position', String(details.position)),
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
    for (const type of ['mousedown', 'click'] as const)
      element.addEventListener(type, leaveToMouse, { signal, capture: true });
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

  return { isReady, perView, selected, settled, moveTo, moveBy, jumpTo, live };
}

/** Two fingers zoom the picture: keen-slider would take them for a drag. */
function leaveToZoom(event: TouchEvent): void {
  if (event.touches.length > 1) event.stopPropagation();
}

/**
 * The mouse has the buttons, the thumbnails and the wheel: keen-slider would take its selections for drags, and after a drag by finger
 * it would swallow every click until one by mouse begins. Added before keen-slider's own listeners.
 */
function leaveToMouse(event: MouseEvent): void {
  event.stopImmediatePropagation();
}

/**
 * Turns one picture for each movement of a wheel or trackpad across the gallery, which browsers would take for Back. A movement is
 * many events, and ends with a pause, a turn back, or a jump in size after it had faded. Up and down it scrolls the page.
 */
function followWheel(element: HTMLElement, signal: AbortSignal, turn: (steps: number) => void): void {
  const still = { across: 0, along: 0, steps: 0, largest: 0, least: Infinity };
  let movement = still;
  let lastMs = -Infinity;
  const handleWheel = (event: WheelEvent) => {
    const { deltaX, deltaY, timeStamp, shiftKey } = event;
    if (event.ctrlKey) return;
    // Some systems report the wheel with Shift as it is turned, up or down.
    const isTurned = deltaX === 0 && shiftKey;
    const across = isTurned ? deltaY : deltaX;
    const size = Math.abs(across);
    const { steps, largest, least } = movement;
    const isBack = across * steps < -WHEEL_NOISE_PX;
    const isJump = 2 * least < Math.min(largest, size - WHEEL_NOISE_PX);
    if (timeStamp - lastMs > WHEEL_PAUSE_MS || isBack || isJump) movement = { ...still };
    lastMs = timeStamp;
    movement.across += across;
    movement.along += isTurned ? 0 : deltaY;
    // The least since the largest: what fades.
    movement.least = size > movement.largest ? Infinity : Math.min(movement.least, size);
    movement.largest = Math.max(movement.largest, size);
    if (Math.abs(movement.across) < Math.max(WHEEL_AXIS_PX, Math.abs(movement.along))) return;
    event.preventDefault();
    if (movement.steps === 0) {
      movement.steps = Math.sign(movement.across);
      turn(movement.steps);
    }
  };
  element.addEventListener('wheel', handleWheel, { signal, passive: false });
}

/** Makes every slide inert that isn't seen, moves the focus to the first that is if it was there, and loads the neighbours' pictures. */
function showOnly(slides: HTMLElement[], first: number, perView: number): void {
  const focused = slides.find((slide) => slide.contains(document.activeElement));
  slides.forEach((slide, index) => {
    // `toggleAttribute`, not `slide.inert = …`, which makes browsers compute the styles of twenty slides at every tap.
    slide.toggleAttribute('inert', index < first || index >= first + perView);
    if (index < first - 1 || index > first + perView) return;
    for (const picture of slide.querySelectorAll<HTMLImageElement>('picture img')) picture.loading = 'eager';
  });
  if (focused?.inert) slides[first]?.querySelector('a')?.focus({ preventScroll: true });
}
