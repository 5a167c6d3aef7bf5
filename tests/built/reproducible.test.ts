import { expect, test } from 'vitest';
import { buildChangedSite } from '../setup/build-once.ts';
import { readBuiltFiles, site } from './built-site.ts';

test('built again, in another folder and time zone, the site is the same to the byte', async () => {
  await using other = await buildChangedSite({ TZ: 'Asia/Tokyo' });
  const again = readBuiltFiles(other.root);
  // Astro makes the ids of islands of the folder.
  const read = (bytes?: Buffer) => bytes?.toString('latin1').replaceAll(/ uid="\w+"/g, '');
  const files = [...site.keys()].sort();
  expect([...again.keys()].sort()).toStrictEqual(files);
  expect(files.filter((file) => read(again.get(file)) !== read(site.get(file)))).toStrictEqual([]);
});
