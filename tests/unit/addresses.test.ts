import { existsSync, globSync } from 'node:fs';
import { expect, test } from 'vitest';
import { FILES, PAGES } from '../../src/addresses.ts';

test('every file of src/pages that is one page has its address in the list', () => {
  const files = globSync('**/*.astro', { cwd: 'src/pages' }).map((file) => file.replaceAll('\\', '/'));
  const pages = files.filter((file) => !/\[|_|^404/.test(file));
  const addresses = pages.map((file) => `/${file.replace(/\/?(?:index)?\.astro$/, '')}`);
  expect(addresses.sort()).toEqual(Object.values(PAGES).sort());
});

test.each([FILES.feed, FILES.calendar])('%s is built by the file of its name', (address) => {
  expect(existsSync(`src/pages${address}.ts`)).toBe(true);
});
