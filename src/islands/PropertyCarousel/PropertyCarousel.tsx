import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react';
import type { Property } from '../../schemas/property.ts';
import { moveTabFocus } from '../shared/move-tab-focus.ts';
import { useReady } from '../shared/use-ready.ts';
import { useSlider } from './use-slider.ts';

interface Thumbnail {
  avif: string;
  fallback: string;
  width: number;
  height: number;
}

interface Props {
  words: Property['carousel'];
  /** One visible caption for each slide, in show order. */
  captions: string[];
  thumbnails: Thumbnail[];
  /** The slides, rendered by Astro. */
  children?: ReactNode;
  previousIcon?: ReactNode;
  nextIcon?: ReactNode;
}

const ARROW_BUTTON =
  'grid size-13 place-content-center border border-ink transition-colors duration-quick hover:bg-ink hover:text-lime aria-disabled:cursor-not-allowed aria-disabled:border-line aria-disabled:bg-transparent aria-disabled:text-disabled';

/**
 * The property's gallery: WAI-ARIA carousel, tabbed. It is an island because the selected
 * slide, its thumbnail, the counter and the two buttons move together; without it the same slides are a scroll-snap
 * strip and the thumbnails are links to them.
 */
export default function PropertyCarousel({
  words,
  captions,
  thumbnails,
  children,
  previousIcon,
  nextIcon,
}: Props) {
  const root = useRef<HTMLDivElement>(null);
  const track = useRef<HTMLDivElement>(null);
  const strip = useRef<HTMLDivElement>(null);
  const total = captions.length;
  const { isReady, selected, settled, moveTo, moveBy } = useSlider(track, total);
  const isFirst = selected === 0;
  const isLast = selected === total - 1;

  useEffect(() => {
    const element = strip.current;
    if (!element) return undefined;
    // Observing calls back at once, and again on every change of size.
    const observer = new ResizeObserver(() => {
      keepInView(element, selected);
    });
    observer.observe(element);
    return () => {
      observer.disconnect();
    };
  }, [selected]);
  useReady(root, isReady);

  const fill = (template: string, index: number) =>
    template.replace('{n}', String(index + 1)).replace('{total}', String(total));

  const handleTrackKey = (event: KeyboardEvent) => {
    if (event.key === 'ArrowRight') moveBy(1);
    if (event.key === 'ArrowLeft') moveBy(-1);
  };

  const handleThumbnailKey = (event: KeyboardEvent) => {
    const next = moveTabFocus(event, strip.current);
    if (next !== undefined) moveTo(next);
  };

  return (
    <div
      ref={root}
      className="mt-block"
      role="region"
      aria-roledescription={words.roleDescription}
      aria-label={words.label}
    >
      <div
        ref={track}
        className="carousel-track keen-slider -mx-margin aspect-16/9 bg-frame md:mx-0"
        role="group"
        aria-labelledby="carousel-announcement"
        tabIndex={0}
        onKeyDown={handleTrackKey}
      >
        {children}
      </div>
      <div className="flex items-center gap-6 py-4">
        <div className="flex min-w-0 grow flex-col md:flex-row md:flex-wrap md:items-baseline md:gap-x-6">
          {/* For the eyes: ears get the sentence below, once. */}
          <p className="min-w-counter whitespace-nowrap tabular-nums" aria-hidden="true">
            {fill(words.counter, selected)}
          </p>
          <p className="text-balance text-note text-cement" aria-hidden="true">
            {captions[selected]}
          </p>
          <p id="carousel-announcement" className="sr-only" aria-live="polite" aria-atomic="true">
            {fill(words.announcement, settled)}: {captions[settled]}
          </p>
        </div>
        <div className="with-script ml-auto flex">
          <button
            className={ARROW_BUTTON}
            type="button"
            aria-label={words.previous}
            aria-disabled={isFirst}
            onClick={() => {
              moveBy(-1);
            }}
          >
            {previousIcon}
          </button>
          <button
            className={`${ARROW_BUTTON} -ml-px`}
            type="button"
            aria-label={words.next}
            aria-disabled={isLast}
            onClick={() => {
              moveBy(1);
            }}
          >
            {nextIcon}
          </button>
        </div>
      </div>
      {/* What scrolls is a stop of the keyboard in Firefox; the thumbnails inside are one already. */}
      <div ref={strip} className="carousel-strip" role="tablist" aria-label={words.thumbnails} tabIndex={-1}>
        {thumbnails.map(({ avif, fallback, width, height }, index) => (
          <a
            key={fallback}
            id={`miniatura-${String(index + 1)}`}
            href={`#imagen-${String(index + 1)}`}
            className="carousel-thumbnail"
            role="tab"
            aria-label={fill(words.thumbnail, index)}
            aria-selected={index === selected}
            aria-controls={`imagen-${String(index + 1)}`}
            tabIndex={index === selected ? 0 : -1}
            onClick={(event) => {
              event.preventDefault();
              moveTo(index);
            }}
            onKeyDown={handleThumbnailKey}
          >
            <picture className="block aspect-16/10 overflow-hidden bg-smoke">
              <source
                type="image/avif"
                srcSet={avif}
                sizes="(min-width: 1200px) 8vw, (min-width: 768px) 11vw, 18vw"
              />
              <img src={fallback} alt="" width={width} height={height} loading="lazy" decoding="async" />
            </picture>
          </a>
        ))}
      </div>
    </div>
  );
}

/** Scrolls the strip, and only the strip, so that the selected thumbnail is in its middle. */
function keepInView(strip: HTMLElement, selected: number): void {
  const thumbnail = strip.children[selected] as HTMLElement;
  strip.scrollTo({ left: thumbnail.offsetLeft - (strip.clientWidth - thumbnail.clientWidth) / 2 });
}
