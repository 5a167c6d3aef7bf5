import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createPressImage } from '../../../src/feeds/press-image.ts';

let folder = '';
beforeAll(async () => void (folder = await mkdtemp(join(tmpdir(), 'press-'))));
afterAll(() => rm(folder, { recursive: true }));

/** Writes a photo with the EXIF data and rotation of a phone. Returns its path. */
async function createPhotoWithExif(width: number, height: number): Promise<string> {
  const original = join(folder, `${width}.jpg`);
  const create = { width, height, channels: 3 as const, background: 'teal' };
  const exif = { IFD0: { Artist: 'Someone' }, IFD3: { GPSLatitudeRef: 'N' } };
  const photo = sharp({ create }).withExif(exif).withMetadata({ orientation: 6 });
  await writeFile(original, await photo.jpeg().toBuffer());
  return original;
}

const createMetadata = async (original: string) =>
  sharp(
    await createPressImage(original, { owner: 'Rosaura "R" Gámez', caption: '«Marea» & <otras>' }),
  ).metadata();

test('press image omits the metadata of the camera', async () => {
  const { exif, iptc } = await createMetadata(await createPhotoWithExif(400, 300));
  expect({ exif, iptc }).toStrictEqual({ exif: undefined, iptc: undefined });
});

test('press image is a JPEG in sRGB', async () => {
  const { icc, format } = await createMetadata(await createPhotoWithExif(400, 300));
  expect(format).toBe('jpeg');
  // The profile name is encoded in UTF-16.
  expect(icc?.toString('latin1')).toContain('s\0R\0G\0B');
});

test('press image has an XMP credit with its caption', async () => {
  const { xmp } = await createMetadata(await createPhotoWithExif(400, 300));
  const text = xmp?.toString() ?? '';
  expect(text).toContain('photoshop:Credit="Rosaura &quot;R&quot; Gámez"');
  expect(text).toContain('<rdf:li xml:lang="x-default">«Marea» &amp; &lt;otras&gt;</rdf:li>');
});

test.each([
  [400, 300, 300, 400],
  [4000, 2000, 1500, 3000],
])('press image of a rotated %i × %i original is %i × %i', async (width, height, ...size) => {
  const metadata = await createMetadata(await createPhotoWithExif(width, height));
  expect([metadata.width, metadata.height]).toStrictEqual(size);
});
