import { type RefObject, useEffect, useRef, useState } from 'react';

const REST_MS = 150;

/** Which picture of the strip is seen. Positions count from 0. */
interface Strip {
  /** In the middle of the screen. */
  current: number;
  /** Where the strip last came to rest. */
  settled: number;
  moveTo: (index: number) => void;
  /** Moves on from where the strip is heading, so that quick presses add up. */
  moveBy: (steps: number) => void;
}

/**
 * A strip of pictures that the browser scrolls: begins at the middle of one of them, stays there when the window changes its
 * size, and tells which one is seen.
 *
 * @param strip the element that scrolls; its children are the pictures
 */
export function useStrip(strip: RefObject<HTMLElement | null>, start: number): Strip {
  const [current, setCurrent] = useState(start);
  const [settled, setSettled] = useState(start);
  const goal = useRef(start);

  useEffect(() => {
    const element = strip.current;
    if (!element) return undefined;
    let rest: number | undefined;
    const handleScroll = () => {
      const middle = element.scrollLeft + element.clientWidth / 2;
      const slides = [...element.children] as HTMLElement[];
      const index = slides.findLastIndex(({ offsetLeft }) => offsetLeft <= middle);
      setCurrent(index);
      clearTimeout(rest);
      rest = window.setTimeout(() => {
        goal.current = index;
        setSettled(index);
      }, REST_MS);
    };
    // Observing calls back at once, and again on every change of size.
    const observer = new ResizeObserver(() => {
      centre(element, goal.current, 'instant');
    });
    observer.observe(element);
    element.addEventListener('scroll', handleScroll);
    return () => {
      observer.disconnect();
      clearTimeout(rest);
      element.removeEventListener('scroll', handleScroll);
    };
  }, [strip]);

  const moveTo = (index: number) => {
    const element = strip.current;
    if (!element?.children[index]) return;
    // Far away, the pictures in between would only rush past.
    const isNear = Math.abs(index - goal.current) === 1;
    goal.current = index;
    centre(element, index, isNear ? 'auto' : 'instant');
  };
  const moveBy = (steps: number) => {
    moveTo(goal.current + steps);
  };

  return { current, settled, moveTo, moveBy };
}

function centre(strip: HTMLElement, index: number, behavior: ScrollBehavior): void {
  const { offsetLeft, offsetWidth } = strip.children[index] as HTMLElement;
  strip.scrollTo({ left: offsetLeft + (offsetWidth - strip.clientWidth) / 2, behavior });
}
