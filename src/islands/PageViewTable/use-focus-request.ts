import { type RefObject, useCallback, useEffect, useState } from 'react';

/**
 * Gives the function that moves the focus into a container once the page has changed, since what had it is gone by then:
 * to the first element there that the selector matches.
 */
export function useFocusRequest(container: RefObject<HTMLElement | null>, selector: string): () => void {
  const [requests, setRequests] = useState(0);

  useEffect(() => {
    if (requests > 0) container.current?.querySelector<HTMLElement>(selector)?.focus();
  }, [requests, container, selector]);

  return useCallback(() => {
    setRequests((count) => count + 1);
  }, []);
}
