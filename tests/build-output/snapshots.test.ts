import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { site } from './built-site.ts';
import { createSnapshotSerializer } from './snapshot-serializer.ts';

// What is built, as plain text: a change that a visitor, a screen reader or a search engine would meet is a line of a diff.

/** What the approved folder is without, and why. */
const LEFT_OUT: [files: RegExp, reason: string][] = [
  [/^_astro\//, 'named by pages; what is in it is tested in a browser'],
  [/\.(?:png|ico)$/, 'pictures: files.test.ts'],
  [/^licencias/, 'of packages, in English: files.test.ts'],
  [
    /^exhibiciones\/(?:agua-prestada|maquetas-de-azucar|otorrino.*)\.html$/,
    'past, with no more than 33-grados',
  ],
  [/^(?:exhibiciones|en\/exhibitions)\/siesta\./, 'a former path, as la-siesta'],
  [/^en\/(?:directions|how-to-come)\./, 'a former path, as como-llegar'],
];
const approved = [...site.keys()].filter((file) => !LEFT_OUT.some(([files]) => files.test(file)));
/** A page's text isn't HTML any more. */
const nameOf = (file: string) => (/\.(?:html|svg|xml|zip)$/.test(file) ? `${file}.txt` : file);
const layOut = createSnapshotSerializer(site);
const FOLDER = join(import.meta.dirname, 'snapshots');

test.each(approved)('%s is as it was approved', async (file) => {
  await expect(await layOut(file)).toMatchFileSnapshot(join(FOLDER, nameOf(file)));
});

test('nothing is approved that is no longer built', async () => {
  const files = await readdir(FOLDER, { recursive: true, withFileTypes: true });
  const names = files.filter((file) => file.isFile()).map(({ parentPath, name }) => join(parentPath, name));
  const built = new Set(approved.map((file) => join(FOLDER, nameOf(file))));
  expect(names.filter((name) => !built.has(name))).toStrictEqual([]);
});

test('nothing is left out that is no longer built', () => {
  const reasons = LEFT_OUT.filter(([files]) => ![...site.keys()].some((file) => files.test(file)));
  expect(reasons).toStrictEqual([]);
});
