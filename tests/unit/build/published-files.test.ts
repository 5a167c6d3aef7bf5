import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import sharp from 'sharp';
import { expect, test, vi } from 'vitest';
import { publishedFiles } from '../../../src/build/published-files.ts';
import { createPhotoWithExif } from '../../content/image-fixtures.ts';
import { TempSite } from '../../support/temp-site.ts';

const picture = await sharp({ create: { width: 1, height: 1, channels: 3, background: '#222' } })
  .jpeg()
  .toBuffer();
const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const writePage = (...hashes: string[]) =>
  `<meta http-equiv="content-security-policy" content="script-src 'self' ${hashes.join(' ')};"><script>own()</script><img src="/_astro/a.b.jpg">`;

const finish = async (dist: TempSite, info = vi.fn()) => {
  await publishedFiles().hooks['astro:build:done']?.({
    dir: pathToFileURL(`${dist.root}/`),
    logger: { info },
  } as never);
  return info;
};

test('the build deletes the files of Astro that no file names', async () => {
  await using dist = await TempSite.create();
  await dist.write('index.html', writePage(hash('own()')));
  for (const name of ['a.b.jpg', 'original.c.jpg', 'icon.d.svg', 'script.e.js'])
    await dist.write(`_astro/${name}`, name.endsWith('jpg') ? picture : '');
  const info = await finish(dist);
  expect(await readdir(join(dist.root, '_astro'))).toStrictEqual(['a.b.jpg']);
  expect(info).toHaveBeenCalledExactlyOnceWith(
    '3 unreferenced files deleted: icon.d.svg, original.c.jpg, script.e.js',
  );
});

test.each(['jpg', 'JPG', 'Jpg', 'JPEG', 'PNG', 'WEBP'])(
  'the build deletes the original of a photograph named .%s',
  async (extension) => {
    await using dist = await TempSite.create();
    await dist.write('index.html', writePage(hash('own()')));
    await dist.write('_astro/a.b.jpg', picture);
    await dist.write(`_astro/IMG_0412.Xy12_-ab.${extension}`, await createPhotoWithExif(16, 16));
    await finish(dist);
    expect(await readdir(join(dist.root, '_astro'))).toStrictEqual(['a.b.jpg']);
  },
);

test('a page keeps the hashes of its own scripts in its policy, and no others', async () => {
  await using dist = await TempSite.create();
  await dist.write('_astro/a.b.jpg', picture);
  await dist.write('index.html', writePage(hash('other()'), hash('own()')));
  await finish(dist);
  expect(await readFile(join(dist.root, 'index.html'), 'utf8')).toBe(writePage(hash('own()')));
});

test.each([
  ['no policy', '<script>own()</script>'],
  ['none of its hashes in its policy', writePage(hash('other()'))],
])('a page with %s stops the build', async (_, page) => {
  await using dist = await TempSite.create();
  await dist.write('en/index.html', page);
  await expect(finish(dist)).rejects.toThrow('en/index.html: its policy has no hash');
});

test.each(['foto.jpg', 'FOTO.JPG', 'foto.Jpeg', 'foto'])(
  'a photograph with its position in public/%s stops the build',
  async (name) => {
    await using dist = await TempSite.create();
    await dist.write(name, await createPhotoWithExif(16, 16));
    await expect(finish(dist)).rejects.toThrow(`${name}: la imagen lleva`);
  },
);
