import { type JSX, type KeyboardEvent, type MouseEvent, type ReactNode, useEffect, useRef } from 'react';
import { hasModifierKey, moveTabFocus } from '../shared/keys.ts';

interface Props {
  label: string;
  /** Index of the current slide. */
  selected: number;
  onSelect: (index: number) => void;
  /** Links to the slides, rendered by Astro. */
  children?: ReactNode;
}

const getThumbnailList = (strip: HTMLElement | null): HTMLElement | null =>
  strip?.firstElementChild as HTMLElement | null;

/** Thumbnails of the slides. They are buttons instead of tabs, because screen readers would move from a pressed arrow to the selected tab. */
export default function Thumbnails({ label, selected, onSelect, children }: Props): JSX.Element {
  const strip = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const element = strip.current;
    const thumbnails = [...(getThumbnailList(element)?.children ?? [])] as HTMLElement[];
    thumbnails.forEach((thumbnail, index) => {
      thumbnail.setAttribute('role', 'button');
      thumbnail.setAttribute('aria-current', String(index === selected));
      thumbnail.tabIndex = index === selected ? 0 : -1;
    });
    const current = thumbnails[selected];
    if (!element || !current) return undefined;
    // A `ResizeObserver` calls back at the start and after each resize.
    const observer = new ResizeObserver(() => {
      element.scrollTo({ left: current.offsetLeft - (element.clientWidth - current.clientWidth) / 2 });
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [selected]);

  const handleClick = (event: MouseEvent) => {
    const thumbnail = (event.target as Element).closest('a');
    if (!thumbnail || hasModifierKey(event)) return;
    event.preventDefault();
    onSelect([...(getThumbnailList(strip.current)?.children ?? [])].indexOf(thumbnail));
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    const index = moveTabFocus(event, getThumbnailList(strip.current));
    if (index !== undefined) onSelect(index);
  };

  return (
    // Firefox adds scroll containers to the tab order. Exclude this one, because its selected thumbnail is a tab stop already.
    <div
      ref={strip}
      className="carousel-strip"
      role="group"
      aria-label={label}
      tabIndex={-1}
      onClick={handleClick}
      onKeyDown={handleKeyDown}
    >
      {children}
    </div>
  );
}
