import type { KeyboardEvent } from 'react';

/**
 * Moves the focus along a tab list, or another list that is one stop of the keyboard, as a key asks; leaves it for Space.
 *
 * Where it starts from is the focus and not the event's tab: keys pressed before hydration are all repeated on the tab that
 * had the focus then, and the first of them has moved it. For the same reason Space is answered here: browsers make a click
 * of it only while the key is really pressed.
 *
 * @returns the position of the tab to select, or undefined for a key that is not the tab list's business
 */
export function moveTabFocus(event: KeyboardEvent, list: HTMLElement | null): number | undefined {
  const tabs = [...(list?.children ?? [])] as HTMLElement[];
  const index = tabs.findIndex((tab) => tab === document.activeElement);
  const next = event.key === ' ' ? index : findTabByKey(event.key, index, tabs.length);
  if (next === undefined) return undefined;
  event.preventDefault();
  tabs[next]?.focus({ preventScroll: true });
  return next;
}

/** The tab that a key leads to in a horizontal tab list, from 0, with wrap-around (WAI-ARIA tabs pattern). */
export function findTabByKey(key: string, index: number, count: number): number | undefined {
  const positions = new Map([
    ['ArrowRight', (index + 1) % count],
    ['ArrowLeft', (index - 1 + count) % count],
    ['Home', 0],
    ['End', count - 1],
  ]);
  return positions.get(key);
}
