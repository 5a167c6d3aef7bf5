import { useDeferredValue } from 'react';

/** Returns false on the server and during hydration, then true. Controls that need the script are disabled until then. */
export const useHydrated = (): boolean => useDeferredValue(true, false);
