import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const read = (file: string) => readFileSync(file, 'utf8');

/** Tailwind 3 keeps the configuration of the last file that named one: without its own, a style sheet would get another's utilities. */
test('every style sheet with utilities names its configuration', () => {
  const entries = globSync('src/styles/*.css').filter((file) => read(file).includes("@import './base.css'"));
  expect(entries).toHaveLength(4);
  for (const file of entries) expect(read(file), file).toMatch(/^@config '.+tailwind.+';$/m);
  expect(globSync('src/**/*.astro').filter((file) => read(file).includes('base.css'))).toStrictEqual([]);
});
