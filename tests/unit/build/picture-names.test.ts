import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { pictureNames } from '../../../src/build/picture-names.ts';
import { SiteFolder } from '../../setup/site-folder.ts';

const draw = (width: number, height: number, quality = 80): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: '#222' } })
    .jpeg({ quality })
    .toBuffer();

const finish = async (dist: SiteFolder): Promise<unknown> =>
  pictureNames().hooks['astro:build:done']?.({ dir: pathToFileURL(`${dist.root}/`) } as never);

test('versions of a picture are named by their size, two of one size by a number, and every text follows', async () => {
  await using dist = await SiteFolder.create();
  await dist.write('_astro/C_fr-8_1abC2.jpeg', await draw(4, 3));
  await dist.write('_astro/C_fr-8_Z9.jpeg', await draw(4, 3, 50));
  await dist.write('_astro/C_fr-8_2bcD3.jpeg', await draw(8, 6));
  await dist.write('index.html', 'srcset="/_astro/C_fr-8_1abC2.jpeg 4w, /_astro/C_fr-8_2bcD3.jpeg 8w"');
  await dist.write('en/rss.xml', 'https://site.example/_astro/C_fr-8_Z9.jpeg');
  await finish(dist);
  expect(await readdir(join(dist.root, '_astro'))).toStrictEqual([
    'C_fr-8_4x3-2.jpeg',
    'C_fr-8_4x3.jpeg',
    'C_fr-8_8x6.jpeg',
  ]);
  expect(await readFile(join(dist.root, 'index.html'), 'utf8')).toBe(
    'srcset="/_astro/C_fr-8_4x3.jpeg 4w, /_astro/C_fr-8_8x6.jpeg 8w"',
  );
  expect(await readFile(join(dist.root, 'en/rss.xml'), 'utf8')).toBe(
    'https://site.example/_astro/C_fr-8_4x3-2.jpeg',
  );
});

test('originals, fonts and scripts keep their names', async () => {
  await using dist = await SiteFolder.create();
  await dist.write('_astro/C_fr-8_1abC2.jpeg', await draw(4, 3));
  const others = ['C_fr-8.jpg', 'below.nOqyihtd.css', 'nivel_hoy.BJplEhdI.svg'];
  for (const name of others) await dist.write(`_astro/${name}`, '');
  await finish(dist);
  expect(await readdir(join(dist.root, '_astro'))).toStrictEqual([
    'C_fr-8.jpg',
    'C_fr-8_4x3.jpeg',
    ...others.slice(1),
  ]);
});
