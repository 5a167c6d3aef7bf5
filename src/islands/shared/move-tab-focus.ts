import type { KeyboardEvent } from 'react';
import { hasModifier } from './has-modifier.ts';

/** Moves the focus along a list of tabs; returns the position of the one to select, or undefined for a key that selects none. */
export function moveTabFocus(event: KeyboardEvent, list: HTMLElement | null): number | undefined {
  if (hasModifier(event)) return undefined;
  const tabs = [...(list?.children ?? [])] as HTMLElement[];
  const index = tabs.findIndex((tab) => tab === document.activeElement);
  const next = event.key === ' ' ? index : findTabByKey(event.key, index, tabs.length);
  if (next === undefined) return undefined;
  event.preventDefault();
  tabs[next]?.focus({ preventScroll: true });
  return next;
}

/** The tab that a key leads to in a horizontal tab list, from 0, with wrap-around (WAI-ARIA tabs pattern). */
function findTabByKey(key: string, index: number, count: number): number | undefined {
  const positions = new Map([
    ['ArrowRight', (index + 1) % count],
    ['ArrowLeft', (index - 1 + count) % count],
    ['Home', 0],
    ['End', count - 1],
  ]);
  return positions.get(key);
}
