import sharp from 'sharp';
import { expect, test, vi } from 'vitest';
import { isLightAbove } from '../../../src/queries/pictures.ts';

vi.mock('astro:assets', () => ({}));

/** How a camera was held: the upright picture is 192 × 108 px, and of its height the upper third is a light sky. */
test.each([
  ['level', { width: 192, height: 72 }, { top: 36 }, 1],
  ['upright', { width: 72, height: 192 }, { left: 36 }, 6],
])('a cover with a sky is light above, though dark as a whole: %s', async (_how, dark, sky, exif) => {
  const fsPath = await sharp({ create: { ...dark, channels: 3, background: '#222' } })
    .extend({ ...sky, background: '#ddd' })
    .withMetadata({ orientation: exif })
    .jpeg()
    .toBuffer();
  const image = { src: '', width: 192, height: 108, format: 'jpg', fsPath } as const;
  expect(await isLightAbove(image)).toBe(true);
});
