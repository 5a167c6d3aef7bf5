import { useSyncExternalStore } from 'react';

const neverChanges = () => () => undefined;

/** False in the HTML and during hydration, then true: until then, controls that need a script are disabled. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
