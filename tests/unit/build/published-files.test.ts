import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import sharp from 'sharp';
import { expect, test, vi } from 'vitest';
import { publishedFiles } from '../../../src/build/published-files.ts';
import { createPhotoWithExif, createPngWithText, XMP } from '../../content/image-fixtures.ts';
import { TempSite } from '../../support/temp-site.ts';

const image = await sharp({ create: { width: 1, height: 1, channels: 3, background: '#222' } })
  .jpeg()
  .toBuffer();
const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const createPage = (...hashes: string[]) =>
  `<meta http-equiv="content-security-policy" content="script-src 'self' ${hashes.join(' ')};"><script>own()</script><img src="/_astro/a.b.jpg">`;

const runHook = async (dist: TempSite, info = vi.fn()) => {
  await publishedFiles().hooks['astro:build:done']?.({
    dir: pathToFileURL(`${dist.root}/`),
    logger: { info },
  } as never);
  return info;
};

test('build deletes unreferenced files of Astro', async () => {
  await using dist = await TempSite.create();
  await dist.write('index.html', createPage(hash('own()')));
  for (const name of ['a.b.jpg', 'original.c.jpg', 'icon.d.svg', 'script.e.js'])
    await dist.write(`_astro/${name}`, name.endsWith('jpg') ? image : '');
  const info = await runHook(dist);
  expect(await readdir(join(dist.root, '_astro'))).toStrictEqual(['a.b.jpg']);
  expect(info).toHaveBeenCalledExactlyOnceWith(
    '3 unreferenced files deleted: icon.d.svg, original.c.jpg, script.e.js',
  );
});

test.each(['jpg', 'JPG', 'Jpg', 'JPEG', 'PNG', 'WEBP'])(
  'build deletes the original of a photo with the extension .%s',
  async (extension) => {
    await using dist = await TempSite.create();
    await dist.write('index.html', createPage(hash('own()')));
    await dist.write('_astro/a.b.jpg', image);
    await dist.write(`_astro/IMG_0412.Xy12_-ab.${extension}`, await createPhotoWithExif(16, 16));
    await runHook(dist);
    expect(await readdir(join(dist.root, '_astro'))).toStrictEqual(['a.b.jpg']);
  },
);

test('CSP of a page only has the hashes of its own scripts', async () => {
  await using dist = await TempSite.create();
  await dist.write('_astro/a.b.jpg', image);
  await dist.write('index.html', createPage(hash('other()'), hash('own()')));
  await runHook(dist);
  expect(await readFile(join(dist.root, 'index.html'), 'utf8')).toBe(createPage(hash('own()')));
});

test.each([
  ['without a CSP', '<script>own()</script>'],
  ['without its hashes in the CSP', createPage(hash('other()'))],
])('build fails for a page %s', async (_, page) => {
  await using dist = await TempSite.create();
  await dist.write('en/index.html', page);
  await expect(runHook(dist)).rejects.toThrow('en/index.html: the Content Security Policy has no hash');
});

test.each(['foto.jpg', 'FOTO.JPG', 'foto.Jpeg', 'foto'])(
  'build fails for a photo with GPS data in public/%s',
  async (name) => {
    await using dist = await TempSite.create();
    await dist.write(name, await createPhotoWithExif(16, 16));
    await expect(runHook(dist)).rejects.toThrow(`${name}: la imagen lleva`);
  },
);

/** Adds a caption by the IPTC standard to a JPEG, as photo editors do. */
const addIptc = (jpeg: Buffer): Buffer => {
  const caption = Buffer.from('\x1c\x02\x78\x00\x03Ana', 'latin1');
  const header = Buffer.from('Photoshop 3.0\x008BIM\x04\x04\0\0\0\0\0\0', 'latin1');
  header.writeUInt32BE(caption.length, header.length - 4);
  const segment = Buffer.concat([Buffer.from([0xff, 0xed, 0, 0]), header, caption]);
  segment.writeUInt16BE(segment.length - 2, 2);
  return Buffer.concat([jpeg.subarray(0, 2), segment, jpeg.subarray(2)]);
};

test('build fails for a photo with an IPTC caption', async () => {
  await using dist = await TempSite.create();
  await dist.write('foto.jpg', addIptc(image));
  await expect(runHook(dist)).rejects.toThrow('foto.jpg: la imagen lleva');
});

const createSvg = (metadata: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9">${metadata}<path d="M0 0h9v9z"/></svg>`;
const photo = sharp(image);

test.each<[description: string, name: string, content: Promise<Buffer> | string]>([
  ['XMP data in a PNG', 'foto.PNG', photo.clone().withXmp(XMP).png().toBuffer()],
  ['XMP data in a WebP', 'foto.webp', photo.clone().withXmp(XMP).webp().toBuffer()],
  ['XMP data in an AVIF', 'foto.avif', photo.clone().withXmp(XMP).avif().toBuffer()],
  ['an author in a PNG', 'foto.png', createPngWithText('Author')],
  ['EXIF data in a HEIC', 'IMG_0412.HEIC', 'ftypheic Exif\0\0MM'],
  ['an author in an SVG', 'plano.svg', createSvg('<metadata><dc:creator>Ana</dc:creator></metadata>')],
])('build fails for %s', async (_description, name, content) => {
  await using dist = await TempSite.create();
  await dist.write(name, await content);
  await expect(runHook(dist)).rejects.toThrow(`${name}: la imagen lleva`);
});

test('build fails for a TIFF, which browsers do not show', async () => {
  await using dist = await TempSite.create();
  await dist.write('foto.tif', await photo.clone().tiff().toBuffer());
  await expect(runHook(dist)).rejects.toThrow('foto.tif: los navegadores no muestran este formato.');
});

test.each<[description: string, name: string, content: Promise<Buffer> | string]>([
  ['the name of a program in a PNG', 'foto.png', createPngWithText('Software')],
  ['an AVIF without metadata', 'foto.avif', photo.clone().avif().toBuffer()],
  ['an SVG without an author', 'plano.svg', createSvg('<metadata><dc:creator/></metadata>')],
])('build accepts %s', async (_description, name, content) => {
  await using dist = await TempSite.create();
  await dist.write('_astro/a.b.jpg', image);
  await dist.write('index.html', createPage(hash('own()')));
  await dist.write(name, await content);
  await expect(runHook(dist)).resolves.toHaveBeenCalledOnce();
});
