import { expect, test, vi } from 'vitest';
import { formatDuration, runCommand, runStep, StepFailure } from '../../../src/commands/steps/run-step.mjs';

test.each([
  [80, '0.1 s'],
  [9_949, '9.9 s'],
  [9_960, '10 s'],
  [59_600, '1 min 0 s'],
  [125_000, '2 min 5 s'],
])('%i ms reads %s', (ms, text) => {
  expect(formatDuration(ms)).toBe(text);
});

test('a step that passes is one line', async () => {
  const log = vi.spyOn(console, 'log').mockReturnValue();
  await runStep('Formato', 'Arréglalo.', [process.execPath, '-e', 'console.log("ruido")'], {});
  expect(log).toHaveBeenCalledExactlyOnceWith(expect.stringMatching(/^✓ Formato \(\d/));
});

test('what must be read of a step that passes stands above its line', async () => {
  const log = vi.spyOn(console, 'log').mockReturnValue();
  const findNotice = (output: string): string => (output.includes('aviso') ? output : '');
  const tell = (output: string) =>
    runStep('Contenido', '', [process.execPath, '-e', `console.log("${output}")`], { findNotice });
  await tell('1 aviso');
  await tell('todo bien');
  const done: unknown = expect.stringMatching(/^✓ Contenido/);
  expect(log.mock.calls.flat()).toEqual(['\n1 aviso\n', done, done]);
});

test('a step that fails shows what the tool said, what to do, and keeps the exit code', async () => {
  const error = vi.spyOn(console, 'error').mockReturnValue();
  const step = runStep(
    'Formato',
    'Arréglalo.',
    [process.execPath, '-e', 'console.log("causa"); process.exit(4)'],
    {},
  );
  await expect(step).rejects.toMatchObject({ message: '✗ Formato: no pasó. Arréglalo.', exitCode: 4 });
  expect(error).toHaveBeenCalledExactlyOnceWith('\ncausa\n');
});

test('a command ends with the code of its failed step', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  await runCommand(() => Promise.reject(new StepFailure('✗ No.', 7)));
  expect(process.exitCode).toBe(7);
  process.exitCode = undefined;
});
