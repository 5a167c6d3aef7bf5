import { setTimeout } from 'node:timers/promises';

/**
 * Debounces a task: runs it `pauseMs` milliseconds after the last call, but never concurrently. Calls during the pause share the promise of
 * the run.
 */
export function debounce(task: () => Promise<void>, pauseMs: number): () => Promise<void> {
  let requests = 0;
  let run = Promise.resolve();
  let last = run;
  return () => {
    requests += 1;
    const request = requests;
    last = Promise.allSettled([run, setTimeout(pauseMs)]).then(() => {
      if (request !== requests) return last;
      run = task();
      return run;
    });
    return last;
  };
}
