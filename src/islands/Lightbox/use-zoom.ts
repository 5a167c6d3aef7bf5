import { type MouseEvent, type RefObject, useEffect, useLayoutEffect, useState } from 'react';

/** Point of an image, as fractions of its width and height. */
type Point = Record<'x' | 'y', number>;

interface Zoom {
  isZoomed: boolean;
  /** Zooms in on the middle of the image, or out. */
  toggleZoom: () => void;
  /** Zooms in on the point of a double click, or out. */
  toggleZoomAt: (event: MouseEvent) => void;
  /** Scrolls the zoomed image by an arrow key. Returns false for any other key. */
  scrollByKey: (key: string) => boolean;
}

const DIRECTIONS: Record<string, Point> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};
/** Distance that an arrow key scrolls, as a fraction of the viewport. */
const ARROW_KEY_STEP = 0.25;
const CENTRE: Point = { x: 0.5, y: 0.5 };

/** Zooms the current slide. The zoom ends when the visitor moves to another slide. */
export function useZoom(track: RefObject<HTMLElement | null>, index: number): Zoom {
  /** Point of the image in the middle of the viewport; undefined without zoom. */
  const [point, setPoint] = useState<Point>();
  const isZoomed = point !== undefined;

  useEffect(() => () => setPoint(undefined), [index]);
  useLayoutEffect(() => {
    const slide = track.current?.children[index];
    if (!slide || !point) return;
    slide.scrollTo(
      point.x * slide.scrollWidth - slide.clientWidth / 2,
      point.y * slide.scrollHeight - slide.clientHeight / 2,
    );
  }, [track, index, point]);

  return {
    isZoomed,
    toggleZoom: () => setPoint(isZoomed ? undefined : CENTRE),
    toggleZoomAt: ({ currentTarget: slide, clientX, clientY }) => {
      const { left, top, width, height } = (slide.firstElementChild ?? slide).getBoundingClientRect();
      setPoint(isZoomed ? undefined : { x: (clientX - left) / width, y: (clientY - top) / height });
    },
    scrollByKey: (key) => {
      const direction = DIRECTIONS[key];
      if (!isZoomed || !direction) return false;
      const slide = track.current?.children[index];
      slide?.scrollBy(
        direction.x * ARROW_KEY_STEP * slide.clientWidth,
        direction.y * ARROW_KEY_STEP * slide.clientHeight,
      );
      return true;
    },
  };
}
