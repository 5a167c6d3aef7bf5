import type { KeyboardEvent } from 'react';

type Modified = Record<'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey', boolean>;

/** Whether a modifier makes a key or click the browser's: Alt+← goes back, Ctrl+click opens a new tab. */
export const hasModifier = (event: Modified): boolean =>
  event.altKey || event.ctrlKey || event.metaKey || event.shiftKey;

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
