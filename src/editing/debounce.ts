import { setTimeout } from 'node:timers/promises';

/**
 * Returns a debounced version of an asynchronous task. The task runs `pauseMs` after the last call, and never concurrently. The promise
 * of a call settles with the run that follows the call; all calls during the pause share that run.
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
