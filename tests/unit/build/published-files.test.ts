import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import sharp from 'sharp';
import { expect, test, vi } from 'vitest';
import { publishedFiles } from '../../../src/build/published-files.ts';
import { SiteFolder } from '../../setup/site-folder.ts';

const picture = await sharp({ create: { width: 1, height: 1, channels: 3, background: '#222' } })
  .jpeg()
  .toBuffer();

test('of what no page references only pictures are deleted, and the build says their names', async () => {
  await using dist = await SiteFolder.create();
  await dist.write('index.html', '<img src="/_astro/a.b.jpg">');
  for (const name of ['a.b.jpg', 'original.c.jpg', 'icon.d.svg', 'script.e.js'])
    await dist.write(`_astro/${name}`, name.endsWith('jpg') ? picture : '');
  const info = vi.fn();
  const end = publishedFiles().hooks['astro:build:done'];
  await end?.({ dir: pathToFileURL(`${dist.root}/`), logger: { info } } as never);
  expect(await readdir(join(dist.root, '_astro'))).toStrictEqual(['a.b.jpg', 'script.e.js']);
  expect(info).toHaveBeenCalledExactlyOnceWith('2 unreferenced files deleted: icon.d.svg, original.c.jpg');
});
