import { useSyncExternalStore } from 'react';

const neverChanges = () => () => undefined;

/** False on the server and in the markup it sends, true as soon as the island has hydrated. */
export function useIsAwake(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
}
