import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { builtFiles } from './built-site.ts';
import { createSnapshotSerializer } from './snapshot-serializer.ts';

/** Files without a snapshot, with the reason. */
const EXCLUDED: [files: RegExp, reason: string][] = [
  [/^_astro\//, 'assets of pages, which browser tests cover'],
  [/\.(?:png|ico)$/, 'images: files.test.ts'],
  [/^licencias/, 'licences of packages: files.test.ts'],
  [
    /^exhibiciones\/(?:agua-prestada|maquetas-de-azucar|otorrino.*)\.html$/,
    'past exhibitions like 33-grados',
  ],
  [/^(?:exhibiciones|en\/exhibitions)\/siesta\./, 'a redirect like la-siesta'],
  [/^en\/(?:directions|how-to-come)\./, 'a redirect like como-llegar'],
];
const snapshotFiles = [...builtFiles.keys()].filter((file) => !EXCLUDED.some(([files]) => files.test(file)));
/** Returns the name of a snapshot. Serialized pages get the extension .txt. */
const getSnapshotName = (file: string) => (/\.(?:html|svg|xml|zip)$/.test(file) ? `${file}.txt` : file);
const serialize = createSnapshotSerializer(builtFiles);
const FOLDER = join(import.meta.dirname, 'snapshots');

test.each(snapshotFiles)('%s matches its snapshot', async (file) => {
  await expect(await serialize(file)).toMatchFileSnapshot(join(FOLDER, getSnapshotName(file)));
});

test('snapshots belong to built files', async () => {
  const files = await readdir(FOLDER, { recursive: true, withFileTypes: true });
  const names = files.filter((file) => file.isFile()).map(({ parentPath, name }) => join(parentPath, name));
  const built = new Set(snapshotFiles.map((file) => join(FOLDER, getSnapshotName(file))));
  expect(names.filter((name) => !built.has(name))).toStrictEqual([]);
});

test('excluded patterns match built files', () => {
  const unused = EXCLUDED.filter(([files]) => ![...builtFiles.keys()].some((file) => files.test(file)));
  expect(unused).toStrictEqual([]);
});
