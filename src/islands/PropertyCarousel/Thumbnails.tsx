import { type KeyboardEvent, useEffect, useRef } from 'react';
import { fill, type Template } from '../../fill.ts';
import { hasModifier } from '../shared/has-modifier.ts';
import { moveTabFocus } from '../shared/tab-focus.ts';
import { useHydrated } from '../shared/use-hydrated.ts';
import type { ViewerPicture } from '../PictureViewer/viewer-content.ts';

/** A picture of the gallery. */
export interface GalleryPicture extends ViewerPicture {
  thumbnail: { avif: string; fallback: string };
}

interface Props {
  label: string;
  pictures: GalleryPicture[];
  /** Fragment of a slide, which opens nothing. */
  slide: Template<'n'>;
  /** Positions count from 0. */
  nameOf: (index: number) => string;
  selected: number;
  onSelect: (index: number) => void;
}

/** One thumbnail for each slide. Buttons and no tabs: screen readers follow the selected tab and leave the button pressed. */
export default function Thumbnails({ label, pictures, slide, nameOf, selected, onSelect }: Props) {
  const strip = useRef<HTMLDivElement>(null);
  const isHydrated = useHydrated();

  useEffect(() => {
    const element = strip.current;
    if (!element) return undefined;
    // `observe` calls back at once, and again on every resize.
    const observer = new ResizeObserver(() => {
      const thumbnail = element.children[selected] as HTMLElement;
      element.scrollTo({ left: thumbnail.offsetLeft - (element.clientWidth - thumbnail.clientWidth) / 2 });
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [selected]);

  const handleKey = (event: KeyboardEvent) => {
    const next = moveTabFocus(event, strip.current);
    if (next !== undefined) onSelect(next);
  };

  return (
    // Firefox puts scroll containers into the tab order; the selected thumbnail inside is there already.
    <div ref={strip} className="carousel-strip" role="group" aria-label={label} tabIndex={-1}>
      {pictures.map(({ thumbnail: { avif, fallback } }, index) => (
        <a
          key={fallback}
          href={`#${fill(slide, { n: index + 1 })}`}
          className="carousel-thumbnail"
          aria-label={nameOf(index)}
          aria-current={index === selected}
          {...(isHydrated && { role: 'button', tabIndex: index === selected ? 0 : -1 })}
          onClick={(event) => {
            if (hasModifier(event)) return;
            event.preventDefault();
            onSelect(index);
          }}
          onKeyDown={handleKey}
        >
          <picture aria-hidden="true" className="block aspect-16/10 overflow-hidden bg-smoke">
            <source type="image/avif" srcSet={avif} />
            <img src={fallback} alt="" loading="lazy" />
          </picture>
        </a>
      ))}
    </div>
  );
}
