import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { basePathCheck } from '../../../src/build/check-base.ts';
import {
  checkBuildEnvironment,
  unsetReservedVariables,
  RESERVED_VARIABLES,
} from '../../../src/build/check-environment.ts';

test.each(['a#b', 'a?b', 'a%20b', 'a"b', '{a,b}', '*', '@(k)', '+(a|b)'])(
  'checkBuildEnvironment rejects a project folder with %s',
  (name) => {
    expect(() => checkBuildEnvironment(`/home/ana/${name}/sitio`, {}, true)).toThrow(name);
  },
);

test.each(['mi sitio', 'obra (negra)', '[2200]', 'Peñón', "d'Ana & co"])(
  'checkBuildEnvironment accepts the project folder %s',
  (name) => {
    expect(() => checkBuildEnvironment(`/home/ana/${name}`, { NODE_ENV: 'production' }, true)).not.toThrow();
  },
);

test('build rejects NODE_ENV=development with a one-line error', async () => {
  vi.stubEnv('NODE_ENV', 'development');
  process.argv.push('build');
  onTestFinished(() => void process.argv.pop());
  await expect(import('../../../astro.config.mjs')).rejects.toMatchObject({
    message: expect.stringMatching(/^NODE_ENV es development: .*unset NODE_ENV\.$/) as unknown,
    stack: '',
  });
});

test('development server accepts NODE_ENV=development', () => {
  expect(() => checkBuildEnvironment('/home/ana/sitio', { NODE_ENV: 'development' }, false)).not.toThrow();
});

test('unsetReservedVariables rejects reserved variables only in .env', async () => {
  for (const name of RESERVED_VARIABLES) vi.stubEnv(name, 'otra-cosa');
  const folder = await mkdtemp(join(tmpdir(), 'penthouse-env-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  unsetReservedVariables(folder);
  expect(process.env).not.toHaveProperty('SITE');
  await writeFile(join(folder, '.env'), 'SITE=https://example.com');
  expect(() => unsetReservedVariables(folder)).toThrow('SITE');
});

test('basePathCheck rejects a base path', () => {
  const setUp = (base: string) => () =>
    basePathCheck().hooks['astro:config:setup']?.({ config: { base } } as never);
  expect(setUp('/repo')).toThrow('base es "/repo"');
  expect(setUp('/')).not.toThrow();
});
