import { type KeyboardEvent, type MouseEvent, type ReactNode, useEffect, useRef } from 'react';
import { hasModifier, moveTabFocus } from '../shared/keys.ts';

interface Props {
  label: string;
  selected: number;
  /** Positions count from 0. */
  onSelect: (index: number) => void;
  /** Links to the slides, rendered by Astro. */
  children?: ReactNode;
}

/** Astro's element around them is without a box. */
const listOf = (strip: HTMLElement | null) => strip?.firstElementChild as HTMLElement | null;

/** One thumbnail for each slide. Buttons and no tabs: screen readers follow the selected tab and leave the button pressed. */
export default function Thumbnails({ label, selected, onSelect, children }: Props) {
  const strip = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const element = strip.current;
    const thumbnails = [...(listOf(element)?.children ?? [])] as HTMLElement[];
    thumbnails.forEach((thumbnail, index) => {
      thumbnail.setAttribute('role', 'button');
      thumbnail.setAttribute('aria-current', String(index === selected));
      thumbnail.tabIndex = index === selected ? 0 : -1;
    });
    const current = thumbnails[selected];
    if (!element || !current) return undefined;
    // `observe` calls back at once, and again on every resize.
    const observer = new ResizeObserver(() => {
      element.scrollTo({ left: current.offsetLeft - (element.clientWidth - current.clientWidth) / 2 });
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [selected]);

  const handleClick = (event: MouseEvent) => {
    const thumbnail = (event.target as Element).closest('a');
    if (!thumbnail || hasModifier(event)) return;
    event.preventDefault();
    onSelect([...(listOf(strip.current)?.children ?? [])].indexOf(thumbnail));
  };
  const handleKey = (event: KeyboardEvent) => {
    const next = moveTabFocus(event, listOf(strip.current));
    if (next !== undefined) onSelect(next);
  };

  return (
    // Firefox puts scroll containers into the tab order; the selected thumbnail inside is there already.
    <div
      ref={strip}
      className="carousel-strip"
      role="group"
      aria-label={label}
      tabIndex={-1}
      onClick={handleClick}
      onKeyDown={handleKey}
    >
      {children}
    </div>
  );
}
