import { setTimeout } from 'node:timers/promises';

/**
 * Makes a function that asks for `task`, which runs once the last request is `pauseMs` old, never twice at the same time: whoever has
 * asked last gets what the newest run has found. Its promise ends with the run, or with the next one that is due.
 */
export function runAfterPause(task: () => Promise<void>, pauseMs: number): () => Promise<void> {
  let requests = 0;
  let last = Promise.resolve();
  return () => {
    requests += 1;
    const request = requests;
    last = Promise.allSettled([last, setTimeout(pauseMs)]).then(() =>
      request === requests ? task() : undefined,
    );
    return last;
  };
}
