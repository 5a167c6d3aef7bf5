import { useEffect, useReducer } from 'react';

export type LoadState = 'loaded' | 'failed';

/** Result of loading each image, by the URL of its JPEG. Images that are loading or not requested have no entry. */
export type LoadStates = Readonly<Record<string, LoadState>>;

type LoadAction = { type: LoadState; src: string } | { type: 'retry'; src: string };

/** Returns the results after an action. A retry removes the failure of the image. */
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

/** Keeps the results of loading images. Retries a failed image when it becomes the selected image. */
export function useImageLoading(selectedSrc: string): ImageLoading {
  const [loadStates, dispatch] = useReducer(reduceLoadStates, {});
  useEffect(() => dispatch({ type: 'retry', src: selectedSrc }), [selectedSrc]);
  return { loadStates, setLoadState: (src, type) => dispatch({ type, src }) };
}
