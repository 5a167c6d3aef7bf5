import { type RefObject, useEffect } from 'react';

/**
 * Tells the page that an island answers from now on: `src/hydration/held-events.ts` then repeats what visitors asked of it
 * before it had hydrated. Call it last in the island, so that every other effect has run.
 *
 * @param isReady false while the island, already hydrated, still waits for something
 */
export function useReady(root: RefObject<HTMLElement | null>, isReady = true): void {
  useEffect(() => {
    if (isReady) root.current?.dispatchEvent(new CustomEvent('island-ready', { bubbles: true }));
  }, [root, isReady]);
}
