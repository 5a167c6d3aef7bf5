import { useEffect, useReducer } from 'react';

export type LoadState = 'loaded' | 'failed';

/** Results by URL of the JPEG; none for images that are loading or not requested. */
export type LoadStates = Readonly<Record<string, LoadState>>;

type LoadAction = { type: LoadState; src: string } | { type: 'retry'; src: string };

/** Returns the next results. Retrying forgets a failure. */
export function reduceLoadStates(states: LoadStates, { type, src }: LoadAction): LoadStates {
  if (type !== 'retry') return { ...states, [src]: type };
  if (states[src] !== 'failed') return states;
  const { [src]: _failed, ...remaining } = states;
  return remaining;
}

interface ImageLoading {
  loadStates: LoadStates;
  setLoadState: (src: string, loadState: LoadState) => void;
}

/** Keeps the results of loading images. Requests an image that failed again when it becomes the selected one. */
export function useImageLoading(selectedSrc: string): ImageLoading {
  const [loadStates, dispatch] = useReducer(reduceLoadStates, {});
  useEffect(() => dispatch({ type: 'retry', src: selectedSrc }), [selectedSrc]);
  return { loadStates, setLoadState: (src, type) => dispatch({ type, src }) };
}
