import { useEffect } from 'react';

/**
 * Restores the scroll position on Back and Forward within the page: Chromium scrolls to the element that the address names
 * instead, the top of a tab. Other browsers need no help.
 */
export function usePlaceInHistory(): void {
  useEffect(() => {
    const { navigation } = window as Partial<Window>;
    if (!navigation) return undefined;
    const places = new Map<string, number>();

    const rememberPlace = () => {
      if (navigation.currentEntry) places.set(navigation.currentEntry.key, scrollY);
    };
    const returnToPlace = () => {
      const top = places.get(navigation.currentEntry?.key ?? '');
      if (top === undefined) return;
      // The browser's own scroll comes after this event, and before the next frame.
      requestAnimationFrame(() => scrollTo({ top, behavior: 'instant' }));
    };
    navigation.addEventListener('navigate', rememberPlace);
    addEventListener('popstate', returnToPlace);
    return () => {
      navigation.removeEventListener('navigate', rememberPlace);
      removeEventListener('popstate', returnToPlace);
    };
  }, []);
}
