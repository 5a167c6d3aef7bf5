import type { KeyboardEvent } from 'react';

type ModifierKeys = Record<'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey', boolean>;

/** Returns whether an event has a modifier key. Browsers handle these events: Alt+← goes back, Ctrl+click opens a new tab. */
export const hasModifierKey = (event: ModifierKeys): boolean =>
  event.altKey || event.ctrlKey || event.metaKey || event.shiftKey;

/** Moves the focus in a list by arrow keys, Home and End (WAI-ARIA tabs). Returns the index of the child; undefined for other keys. */
export function moveTabFocus(event: KeyboardEvent, list: HTMLElement | null): number | undefined {
  const tabs = [...(list?.children ?? [])] as HTMLElement[];
  const focused = tabs.findIndex((tab) => tab === document.activeElement);
  const targets = new Map([
    [' ', focused],
    ['ArrowRight', (focused + 1) % tabs.length],
    ['ArrowLeft', (focused - 1 + tabs.length) % tabs.length],
    ['Home', 0],
    ['End', tabs.length - 1],
  ]);
  const target = targets.get(event.key);
  if (target === undefined || hasModifierKey(event)) return undefined;
  event.preventDefault();
  tabs[target]?.focus({ preventScroll: true });
  return target;
}
