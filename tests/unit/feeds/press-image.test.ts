import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createPressImage } from '../../../src/feeds/press-image.ts';

let folder = '';
beforeAll(async () => void (folder = await mkdtemp(join(tmpdir(), 'press-'))));
afterAll(() => rm(folder, { recursive: true }));

/** A photograph that a phone took lying on its side, with what phones write. */
async function createPhotoWithExif(width: number, height: number): Promise<string> {
  const original = join(folder, `${width}.jpg`);
  const create = { width, height, channels: 3 as const, background: 'teal' };
  const exif = { IFD0: { Artist: 'Someone' }, IFD3: { GPSLatitudeRef: 'N' } };
  const photograph = sharp({ create }).withExif(exif).withMetadata({ orientation: 6 });
  await writeFile(original, await photograph.jpeg().toBuffer());
  return original;
}

const make = async (original: string) =>
  sharp(
    await createPressImage(original, { owner: 'Rosaura "R" Gámez', caption: '«Marea» & <otras>' }),
  ).metadata();

test('a press picture carries nothing of who took it and where', async () => {
  const { exif, iptc } = await make(await createPhotoWithExif(400, 300));
  expect({ exif, iptc }).toStrictEqual({ exif: undefined, iptc: undefined });
});

test('a press picture is a JPEG in sRGB', async () => {
  const { icc, format } = await make(await createPhotoWithExif(400, 300));
  expect(format).toBe('jpeg');
  // Its name, in UTF-16.
  expect(icc?.toString('latin1')).toContain('s\0R\0G\0B');
});

test('a press picture carries whom to name, and its caption', async () => {
  const { xmp } = await make(await createPhotoWithExif(400, 300));
  const text = xmp?.toString() ?? '';
  expect(text).toContain('photoshop:Credit="Rosaura &quot;R&quot; Gámez"');
  expect(text).toContain('<rdf:li xml:lang="x-default">«Marea» &amp; &lt;otras&gt;</rdf:li>');
});

test.each([
  [400, 300, 300, 400],
  [4000, 2000, 1500, 3000],
])('an original of %i × %i, on its side, is %i × %i', async (width, height, ...size) => {
  const made = await make(await createPhotoWithExif(width, height));
  expect([made.width, made.height]).toStrictEqual(size);
});
