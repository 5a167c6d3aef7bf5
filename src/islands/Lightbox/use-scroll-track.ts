import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';

/** Milliseconds without a scroll event after which scrolling counts as finished. */
const REST_MS = 150;
/** Input of a visitor that interrupts a scroll started by a button or key. */
const INTERRUPTING_EVENTS = ['wheel', 'pointerdown'];

/** Scroll container with one slide per view. Reports the slide that a visitor scrolls to, and centres the slide again after a resize. */
class ScrollTrack {
  readonly #element: HTMLElement;
  readonly #onMove: (index: number) => void;
  readonly #cleanup = new AbortController();
  #index: number;
  /** Slide that a smooth scroll has not reached yet. */
  #targetIndex: number | undefined;
  #restTimer: number | undefined;
  /** Width for which the current slide was centred, in CSS pixels. */
  #width = 0;

  constructor(element: HTMLElement, index: number, onMove: (index: number) => void) {
    this.#element = element;
    this.#index = index;
    this.#onMove = onMove;
    const { signal } = this.#cleanup;
    element.addEventListener('scroll', () => this.#waitForRest(), { signal });
    const interrupt = () => {
      this.#targetIndex = undefined;
    };
    for (const type of INTERRUPTING_EVENTS)
      element.addEventListener(type, interrupt, { signal, passive: true });
    const { visualViewport } = window;
    visualViewport?.addEventListener('resize', () => this.#yieldToPinchZoom(visualViewport), { signal });
    // A `ResizeObserver` calls back at the start too.
    const observer = new ResizeObserver(() => this.#recentre());
    observer.observe(element);
    signal.addEventListener('abort', () => observer.disconnect());
  }

  disconnect(): void {
    clearTimeout(this.#restTimer);
    this.#cleanup.abort();
  }

  /** Shows the slide of a new fragment without a scroll animation. */
  show(index: number): void {
    if (index === this.#index) return;
    // Wait until the browser has moved the focus to the target of the fragment.
    requestAnimationFrame(() => this.#element.focus({ preventScroll: true }));
    this.#targetIndex = undefined;
    this.#index = index;
    this.#centre('instant');
  }

  /** Scrolls to a slide after a button or key press. Ignores positions outside of the track. */
  moveTo(index: number): void {
    if (!this.#element.children[index]) return;
    clearTimeout(this.#restTimer);
    const isNeighbour = Math.abs(index - this.#index) === 1;
    this.#targetIndex = index;
    this.#index = index;
    this.#onMove(index);
    // Jump to a slide that isn't adjacent, because a smooth scroll would briefly show each slide in between.
    this.#centre(isNeighbour ? 'auto' : 'instant');
  }

  /** Centres the current slide. Chromium 110 ignores `scrollIntoView` while it navigates to a fragment. */
  #centre(behavior: ScrollBehavior): void {
    const { scrollLeft, children } = this.#element;
    const left = scrollLeft + (children[this.#index]?.getBoundingClientRect().left ?? 0);
    this.#element.scrollTo({ left, behavior });
  }

  #recentre(): void {
    this.#width = this.#element.clientWidth;
    this.#centre('instant');
  }

  #waitForRest(): void {
    clearTimeout(this.#restTimer);
    this.#restTimer = window.setTimeout(() => this.#reportRest(), REST_MS);
  }

  #reportRest(): void {
    const { clientWidth, children } = this.#element;
    // A closed dialog has no width, and after a resize the track is not centred yet.
    if (clientWidth === 0 || clientWidth !== this.#width) return;
    const index = [...children].findLastIndex(
      (slide) => slide.getBoundingClientRect().left <= clientWidth / 2,
    );
    // A slow smooth scroll can pause before it reaches its target.
    if (index !== (this.#targetIndex ?? index)) return;
    this.#targetIndex = undefined;
    if (index === this.#index) return;
    this.#index = index;
    this.#onMove(index);
  }

  /** Stops scrolling during a pinch zoom, because one finger then pans the visual viewport. */
  #yieldToPinchZoom({ scale }: VisualViewport): void {
    this.#element.toggleAttribute('data-pinch-zoomed', scale > 1);
  }
}

/**
 * Keeps a scroll container at the slide with an index. Calls `onMove` after the visitor has scrolled. Returns a function that scrolls to a
 * slide.
 */
export function useScrollTrack(
  track: RefObject<HTMLElement | null>,
  index: number,
  onMove: (index: number) => void,
): (index: number) => void {
  const scrollTrack = useRef<ScrollTrack>(null);
  const create = useEffectEvent((element: HTMLElement) => new ScrollTrack(element, index, handleMove));
  const handleMove = useEffectEvent(onMove);
  useEffect(() => {
    if (!track.current) return undefined;
    scrollTrack.current = create(track.current);
    return () => scrollTrack.current?.disconnect();
  }, [track]);
  useEffect(() => scrollTrack.current?.show(index), [index]);
  return (position) => scrollTrack.current?.moveTo(position);
}
