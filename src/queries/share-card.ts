import type { ImageMetadata } from 'astro';
import { z } from 'astro/zod';
import sharp from 'sharp';

/** In pixels: the shape that networks show whole. */
export const SHARE_CARD = { width: 1200, height: 630 };
const MOST_BYTES = 300_000;
/** JPEG quality, 0 to 100, from the best; the last is taken however large its file. */
const QUALITIES = [80, 65, 50];

/** Cuts the card of a shared link from a photograph: a JPEG of 1200 × 630 px below 300 kB. */
export async function cutShareCard(image: ImageMetadata): Promise<Uint8Array<ArrayBuffer>> {
  // Path of the original on disk, which Astro sets and doesn't declare.
  const original: unknown = Reflect.get(image, 'fsPath');
  const card = sharp(z.string().parse(original))
    .rotate()
    .resize({ ...SHARE_CARD, fit: 'cover' });
  let jpeg = new Uint8Array();
  for (const quality of QUALITIES) {
    jpeg = new Uint8Array(await card.clone().jpeg({ quality, progressive: true }).toBuffer());
    if (jpeg.length < MOST_BYTES) break;
  }
  return jpeg;
}
