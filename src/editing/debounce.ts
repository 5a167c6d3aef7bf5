import { setTimeout } from 'node:timers/promises';

/**
 * Makes a function that asks for `task`, which runs once the last request is `pauseMs` old, never twice at the same time. The promise
 * of a request ends with the run that begins after it, which also answers those that came in the pause.
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
