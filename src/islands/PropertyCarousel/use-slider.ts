import { type RefCallback, useCallback, useState } from 'react';
import { type KeenSliderInstance, type KeenSliderPlugin, useKeenSlider } from 'keen-slider/react';

const SLIDE_DURATION_MS = 520;
/** Milliseconds without wheel events that separate two swipes. Trackpads send events for a while after the fingers have left. */
const WHEEL_PAUSE_MS = 150;
/** Minimum horizontal distance of a wheel event in CSS pixels. A vertical scroll has smaller sideways movements. */
const MIN_WHEEL_PX = 4;

/** State of the slider, and functions that move it. Indexes start at 0. */
interface Slider {
  track: RefCallback<HTMLDivElement>;
  /** Whether keen-slider has started. */
  isReady: boolean;
  /** Index of the current slide, or of the target during an animation. */
  selected: number;
  /** Index of the slide at which the last animation ended. */
  settled: number;
  /** Value of `aria-live` of the announcement: 'off' after `jumpTo`. */
  live: 'polite' | 'off';
  moveTo: (index: number) => void;
  moveBy: (steps: number) => void;
  /** Shows a slide without an animation or announcement. */
  jumpTo: (index: number) => void;
}

/** Runs keen-slider on slides that Astro has rendered. All slides except the current one are `inert`. */
export function useSlider(): Slider {
  const [isReady, setIsReady] = useState(false);
  const [selected, setSelected] = useState(0);
  const [settled, setSettled] = useState(0);
  const [live, setLive] = useState<'polite' | 'off'>('polite');

  const sync = (slider: KeenSliderInstance) => {
    setSelected(getTargetIndex(slider));
    activateSlide(slider.slides, getTargetIndex(slider));
  };
  const settle = (slider: KeenSliderInstance) => {
    sync(slider);
    setSettled(getTargetIndex(slider));
  };
  const [track, slider] = useKeenSlider<HTMLDivElement>(
    {
      defaultAnimation: { duration: SLIDE_DURATION_MS },
      created: (slider) => {
        const { container } = slider;
        // A visitor may have scrolled the slides before hydration.
        const visibleIndex = Math.round(container.scrollLeft / container.clientWidth);
        container.dataset.slider = '';
        slider.update(undefined, visibleIndex);
        setIsReady(true);
      },
      updated: settle,
      animationStarted: (slider) => {
        setLive('polite');
        // keen-slider ignores `prefers-reduced-motion` when it animates after a swipe.
        if (matchMedia('(prefers-reduced-motion: reduce)').matches)
          slider.update(undefined, getTargetIndex(slider));
        else sync(slider);
      },
      slideChanged: sync,
      animationEnded: settle,
    },
    [nativeGestures, resizeUpdates, wheelNavigation],
  );

  const moveTo = (index: number) => slider.current?.moveToIdx(index, true);
  const moveBy = (steps: number) => slider.current && moveSlider(slider.current, steps);
  const jumpTo = useCallback(
    (index: number) => {
      setLive('off');
      slider.current?.update(undefined, index);
    },
    [slider],
  );

  return { track, isReady, selected, settled, moveTo, moveBy, jumpTo, live };
}

/** Returns the index of the current slide, or of the target during an animation: keen-slider reports each slide on the way. */
const getTargetIndex = (slider: KeenSliderInstance): number =>
  slider.animator.targetIdx ?? slider.track.details.abs;

/** Moves the slider relative to its target, so that quick clicks add up. `slider.next` is relative to the visible slide. */
const moveSlider = (slider: KeenSliderInstance, steps: number): void =>
  slider.moveToIdx(getTargetIndex(slider) + steps, true);

/**
 * Hides pinch zooms and mouse drags from keen-slider, which would treat both as a swipe. The click after a drag would open the lightbox.
 * keen-slider calls plugins before it adds its own listeners.
 */
const nativeGestures: KeenSliderPlugin = ({ container }) => {
  const stopEvent = (event: Event) => event.stopImmediatePropagation();
  const stopPinch = (event: TouchEvent) => event.touches.length > 1 && stopEvent(event);
  container.addEventListener('mousedown', stopEvent, { capture: true });
  container.addEventListener('touchstart', stopPinch, { capture: true, passive: true });
  container.addEventListener('touchmove', stopPinch, { capture: true, passive: true });
};

/** Updates the slider when its container changes size. keen-slider only observes the window, and misses scrollbars and text zoom. */
const resizeUpdates: KeenSliderPlugin = (slider) => {
  const observer = new ResizeObserver(() => slider.update(undefined, getTargetIndex(slider)));
  slider.on('created', () => observer.observe(slider.container));
  slider.on('destroyed', () => observer.disconnect());
};

/** Moves one slide for each horizontal swipe on a wheel or trackpad. Browsers would treat the swipe as Back. */
const wheelNavigation: KeenSliderPlugin = (slider) => {
  let lastEventMs = -Infinity;
  const handleWheel = (event: WheelEvent) => {
    const { ctrlKey, deltaX, deltaY, timeStamp } = event;
    if (ctrlKey || Math.abs(deltaX) < Math.max(MIN_WHEEL_PX, Math.abs(deltaY))) return;
    event.preventDefault();
    if (timeStamp - lastEventMs > WHEEL_PAUSE_MS) moveSlider(slider, Math.sign(deltaX));
    lastEventMs = timeStamp;
  };
  slider.container.addEventListener('wheel', handleWheel, { passive: false });
};

/** Makes all slides except the current one inert, moves the focus away from inert slides, and loads the images of its neighbours. */
function activateSlide(slides: HTMLElement[], current: number): void {
  const focusedSlide = slides.find((slide) => slide.contains(document.activeElement));
  slides.forEach((slide, index) => {
    // Unlike `toggleAttribute`, setting `slide.inert` makes browsers recalculate the styles of all slides.
    slide.toggleAttribute('inert', index !== current);
    if (Math.abs(index - current) > 1) return;
    for (const image of slide.querySelectorAll<HTMLImageElement>('picture img')) image.loading = 'eager';
  });
  if (focusedSlide?.inert) slides[current]?.querySelector('a')?.focus({ preventScroll: true });
}
