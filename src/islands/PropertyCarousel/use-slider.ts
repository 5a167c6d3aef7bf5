import { useCallback, useState } from 'react';
import { type KeenSliderInstance, type KeenSliderPlugin, useKeenSlider } from 'keen-slider/react';

const SLIDE_DURATION_MS = 520;
/** A trackpad goes on for a while after the fingers have left it, without a pause as long as this. */
const WHEEL_PAUSE_MS = 150;
/** Fewer pixels to the side in one event are a hand that scrolls the page. */
const WHEEL_LEAST_PX = 4;

/**
 * keen-slider on slides that are already in the page, all `inert` but the one that is seen. Returns, counted from 0, the slide where
 * it is going (`selected`) and the one where it last came to rest (`settled`); `live` is 'off' after `jumpTo`.
 */
export function useSlider() {
  const [isReady, setIsReady] = useState(false);
  const [selected, setSelected] = useState(0);
  const [settled, setSettled] = useState(0);
  const [live, setLive] = useState<'polite' | 'off'>('polite');

  const sync = (slider: KeenSliderInstance) => {
    setSelected(headingOf(slider));
    showOnly(slider.slides, headingOf(slider));
  };
  const settle = (slider: KeenSliderInstance) => {
    sync(slider);
    setSettled(headingOf(slider));
  };
  const [track, slider] = useKeenSlider<HTMLDivElement>(
    {
      defaultAnimation: { duration: SLIDE_DURATION_MS },
      created: (slider) => {
        const { container } = slider;
        // Where a visitor has scrolled the strip to, before it was a slider.
        const seen = Math.round(container.scrollLeft / container.clientWidth);
        container.dataset.slider = '';
        slider.update(undefined, seen);
        setIsReady(true);
      },
      updated: settle,
      animationStarted: (slider) => {
        setLive('polite');
        // keen-slider knows nothing of reduced motion, and moves on its own when a finger lets go.
        if (matchMedia('(prefers-reduced-motion: reduce)').matches)
          slider.update(undefined, headingOf(slider));
        else sync(slider);
      },
      slideChanged: sync,
      animationEnded: settle,
    },
    [leaveToBrowser, followSize, turnByWheel],
  );

  const moveTo = (index: number) => slider.current?.moveToIdx(index, true);
  const moveBy = (steps: number) => slider.current && turn(slider.current, steps);
  /** Without an animation, and without a word of it. */
  const jumpTo = useCallback(
    (index: number) => {
      setLive('off');
      slider.current?.update(undefined, index);
    },
    [slider],
  );

  return { track, isReady, selected, settled, moveTo, moveBy, jumpTo, live };
}

/** The slide that it is moving to, or shows: keen-slider reports each one that it crosses. */
const headingOf = (slider: KeenSliderInstance): number =>
  slider.animator.targetIdx ?? slider.track.details.abs;

/** From where it is going, so that quick clicks add up: keen-slider's own `next` starts from the slide that it crosses. */
const turn = (slider: KeenSliderInstance, steps: number): void =>
  slider.moveToIdx(headingOf(slider) + steps, true);

/**
 * keen-slider would take two fingers that zoom for a swipe. It would turn after a mouse, too, and let the click that ends a drag open the
 * lightbox: a mouse has buttons, thumbnails and its wheel. Plugins are called before keen-slider adds its own listeners.
 */
const leaveToBrowser: KeenSliderPlugin = ({ container }) => {
  const stop = (event: Event) => event.stopImmediatePropagation();
  const stopZoom = (event: TouchEvent) => event.touches.length > 1 && stop(event);
  container.addEventListener('mousedown', stop, { capture: true });
  container.addEventListener('touchstart', stopZoom, { capture: true, passive: true });
  container.addEventListener('touchmove', stopZoom, { capture: true, passive: true });
};

/** keen-slider looks at the window alone: a scroll bar that comes or a text set larger changes the size of its container, too. */
const followSize: KeenSliderPlugin = (slider) => {
  const observer = new ResizeObserver(() => slider.update(undefined, headingOf(slider)));
  slider.on('created', () => observer.observe(slider.container));
  slider.on('destroyed', () => observer.disconnect());
};

/** Turns one picture for each movement of a wheel or trackpad across the gallery, which browsers would take for Back. */
const turnByWheel: KeenSliderPlugin = (slider) => {
  let lastMs = -Infinity;
  const handleWheel = (event: WheelEvent) => {
    const { ctrlKey, deltaX, deltaY, timeStamp } = event;
    if (ctrlKey || Math.abs(deltaX) < Math.max(WHEEL_LEAST_PX, Math.abs(deltaY))) return;
    event.preventDefault();
    if (timeStamp - lastMs > WHEEL_PAUSE_MS) turn(slider, Math.sign(deltaX));
    lastMs = timeStamp;
  };
  slider.container.addEventListener('wheel', handleWheel, { passive: false });
};

/** Makes every slide inert but one, moves the focus there if another had it, and loads its neighbours' pictures. */
function showOnly(slides: HTMLElement[], shown: number): void {
  const focused = slides.find((slide) => slide.contains(document.activeElement));
  slides.forEach((slide, index) => {
    // `toggleAttribute`, not `slide.inert = …`, which makes browsers compute the styles of twenty slides at every tap.
    slide.toggleAttribute('inert', index !== shown);
    if (Math.abs(index - shown) > 1) return;
    for (const picture of slide.querySelectorAll<HTMLImageElement>('picture img')) picture.loading = 'eager';
  });
  if (focused?.inert) slides[shown]?.querySelector('a')?.focus({ preventScroll: true });
}
