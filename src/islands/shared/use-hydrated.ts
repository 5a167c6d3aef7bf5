import { useSyncExternalStore } from 'react';

const neverChanges = () => () => undefined;

/** False in the HTML and while React hydrates it, true from then on: what only a script can answer is rendered as not ready until then. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
