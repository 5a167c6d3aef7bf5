import type { KeyboardEvent } from 'react';
import { hasModifier } from './has-modifier.ts';

/** Moves the focus along tabs (WAI-ARIA, with wrap-around); returns the position of the one to select, if the key selects any. */
export function moveTabFocus(event: KeyboardEvent, list: HTMLElement | null): number | undefined {
  const tabs = [...(list?.children ?? [])] as HTMLElement[];
  const index = tabs.findIndex((tab) => tab === document.activeElement);
  const positions = new Map([
    [' ', index],
    ['ArrowRight', (index + 1) % tabs.length],
    ['ArrowLeft', (index - 1 + tabs.length) % tabs.length],
    ['Home', 0],
    ['End', tabs.length - 1],
  ]);
  const next = positions.get(event.key);
  if (next === undefined || hasModifier(event)) return undefined;
  event.preventDefault();
  tabs[next]?.focus({ preventScroll: true });
  return next;
}
