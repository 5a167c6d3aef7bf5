import { expect, test } from 'vitest';
import { debounce } from '../../../src/editing/debounce.ts';

function createTask() {
  const runs: PromiseWithResolvers<undefined>[] = [];
  const { promise: hasBegun, resolve: begin } = Promise.withResolvers<undefined>();
  const task = async (): Promise<void> => {
    const pending = Promise.withResolvers<undefined>();
    runs.push(pending);
    begin(undefined);
    await pending.promise;
  };
  return { task, runs, hasBegun };
}

test('debounce starts the second run after the first', async () => {
  const { task, runs, hasBegun } = createTask();
  const run = debounce(task, 1);
  const first = run();
  await hasBegun;
  const second = run();
  // Wait longer than the delay of the second run.
  await debounce(() => Promise.resolve(), 20)();
  expect(runs).toHaveLength(1);
  runs[0]?.resolve(undefined);
  await first;
  await expect.poll(() => runs.length).toBe(2);
  runs[1]?.resolve(undefined);
  await second;
});

test('debounce combines successive calls into one run', async () => {
  const { task, runs, hasBegun } = createTask();
  const run = debounce(task, 1);
  const ended: string[] = [];
  const calls = ['first', 'second', 'third'].map((name) => run().then(() => ended.push(name)));
  await hasBegun;
  expect(ended).toEqual([]);
  runs[0]?.resolve(undefined);
  await Promise.all(calls);
  expect(runs).toHaveLength(1);
});

test('debounce runs again after a failed run', async () => {
  let isBroken = true;
  const run = debounce(() => (isBroken ? Promise.reject(new Error('broken')) : Promise.resolve()), 1);
  await expect(run()).rejects.toThrow('broken');
  isBroken = false;
  await expect(run()).resolves.toBeUndefined();
});
