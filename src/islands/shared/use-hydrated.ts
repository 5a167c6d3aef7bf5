import { useDeferredValue } from 'react';

/** False in the HTML and during hydration, then true: until then, controls that need a script are disabled. */
export const useHydrated = (): boolean => useDeferredValue(true, false);
