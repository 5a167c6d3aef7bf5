import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { run, toolEnvironment } from '../../../src/commands/steps/run-program.mjs';

const node = process.execPath;

test('keeps what a program prints and its exit code', async () => {
  const script = 'console.log("uno"); console.error("dos"); process.exit(3)';
  expect(await run(node, ['-e', script])).toEqual({ code: 3, output: 'uno\ndos\n' });
});

test('a program that cannot be started is a failure, not an exception', async () => {
  expect(await run('/no/existe', [])).toMatchObject({
    code: 1,
    output: expect.stringContaining('ENOENT') as string,
  });
});

test('a program that takes too long is ended', async () => {
  const { code } = await run(node, ['-e', 'setInterval(() => {}, 1000)'], { timeoutMs: 50 });
  expect(code).toBe(143);
});

test('an interrupt reaches the program, and is what remains although the program ends well', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'penthouse-2200-'));
  const ready = join(folder, 'ready');
  const script = `
    process.on('SIGTERM', () => process.exit(0));
    require('node:fs').writeFileSync(${JSON.stringify(ready)}, '');
    setInterval(() => {}, 1000);`;
  const listenersBefore = process.listenerCount('SIGTERM');
  const ended = run(node, ['-e', script]);
  await vi.waitUntil(() => existsSync(ready), { timeout: 5000 });
  process.emit('SIGTERM', 'SIGTERM');
  expect((await ended).code).toBe(143);
  expect(process.listenerCount('SIGTERM')).toBe(listenersBefore);
  rmSync(folder, { recursive: true });
});

test('tools find the Node of the project first, and report nothing home', () => {
  vi.stubEnv('NODE_ENV', 'production');
  vi.stubEnv('PATH', '/usr/bin');
  const env = toolEnvironment(join('/project', 'node', 'bin', 'node'));
  expect(env.PATH?.split(delimiter)[0]).toBe(join('/project', 'node', 'bin'));
  expect(env.PATH?.split(delimiter).at(-1)).toBe('/usr/bin');
  expect(env).toMatchObject({ ASTRO_TELEMETRY_DISABLED: '1', ASTRO_DISABLE_UPDATE_CHECK: 'true' });
  expect(env).not.toHaveProperty('NODE_ENV');
  vi.unstubAllEnvs();
});
