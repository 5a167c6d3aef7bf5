import { expect, test } from 'vitest';
import { debounce } from '../../../src/editing/debounce.ts';

/** A task whose runs end when they are told to, and what they and the test have done, in order. */
function makeTask() {
  const runs: PromiseWithResolvers<undefined>[] = [];
  const { promise: hasBegun, resolve: begin } = Promise.withResolvers<undefined>();
  const task = async (): Promise<void> => {
    const run = Promise.withResolvers<undefined>();
    runs.push(run);
    begin(undefined);
    await run.promise;
  };
  return { task, runs, hasBegun };
}

test('a second run waits for the end of the first', async () => {
  const { task, runs, hasBegun } = makeTask();
  const ask = debounce(task, 1);
  const first = ask();
  await hasBegun;
  const second = ask();
  // Longer than the pause of the second.
  await debounce(() => Promise.resolve(), 20)();
  expect(runs).toHaveLength(1);
  runs[0]?.resolve(undefined);
  await first;
  await expect.poll(() => runs.length).toBe(2);
  runs[1]?.resolve(undefined);
  await second;
});

test('requests in a row are one run, with which all of them end', async () => {
  const { task, runs, hasBegun } = makeTask();
  const ask = debounce(task, 1);
  const ended: string[] = [];
  const all = ['first', 'second', 'third'].map((name) => ask().then(() => ended.push(name)));
  await hasBegun;
  expect(ended).toEqual([]);
  runs[0]?.resolve(undefined);
  await Promise.all(all);
  expect(runs).toHaveLength(1);
});

test('a run that fails tells whoever asked, and the next one runs', async () => {
  let isBroken = true;
  const ask = debounce(() => (isBroken ? Promise.reject(new Error('broken')) : Promise.resolve()), 1);
  await expect(ask()).rejects.toThrow('broken');
  isBroken = false;
  await expect(ask()).resolves.toBeUndefined();
});
