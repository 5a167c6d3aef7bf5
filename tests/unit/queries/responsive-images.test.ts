import sharp from 'sharp';
import { describe, expect, test, vi } from 'vitest';
import {
  getLandscapeCrop,
  getLinkedImage,
  getResponsiveImage,
  hasLightUpperHalf,
  WIDE_IMAGE,
} from '../../../src/queries/responsive-images.ts';

vi.mock('astro:assets', () => ({
  getImage: ({
    width,
    height,
    position = 'centre',
  }: {
    width: number;
    height: number;
    position?: string;
  }) => ({
    src: `${String(width)}×${String(height)},${position}`,
  }),
}));

test.each([
  [3000, 2000, '1920×1280,centre'],
  [1200, 800, '1200×800,centre'],
])('linked JPEG of a photo of %i × %i px is %s', async (width, height, src) => {
  const image = { src: '', width, height, format: 'jpg' } as const;
  expect(await getLinkedImage(image, WIDE_IMAGE)).toMatchObject({ src });
});

/** Photos of 192 × 108 px whose upper third is a light sky, with an EXIF orientation. */
test.each([
  ['landscape', { width: 192, height: 72 }, { top: 36 }, 1],
  ['portrait', { width: 72, height: 192 }, { left: 36 }, 6],
])('hasLightUpperHalf detects the sky of a %s photo', async (_orientation, dark, sky, exif) => {
  const fsPath = await sharp({ create: { ...dark, channels: 3, background: '#222' } })
    .extend({ ...sky, background: '#ddd' })
    .withMetadata({ orientation: exif })
    .jpeg()
    .toBuffer();
  const image = { src: '', width: 192, height: 108, format: 'jpg', fsPath } as const;
  expect(await hasLightUpperHalf(image)).toBe(true);
});

describe('landscape crop of the hero', () => {
  test.each([3600, 2400, 1920])(
    'landscape crop keeps the upper part of a photo of 2400 × %i px',
    async (height) => {
      const image = { src: '', width: 2400, height, format: 'jpg' } as const;
      const picture = await getResponsiveImage(image, getLandscapeCrop(image));
      expect(picture).toMatchObject({ width: 2400, height: 1350, fallback: '1600×900,top' });
      expect(picture.avif).toContain('1280×720,top 1280w');
    },
  );

  test('landscape crop keeps the ratio of a landscape photo', async () => {
    const image = { src: '', width: 3000, height: 2000, format: 'jpg' } as const;
    const picture = await getResponsiveImage(image, getLandscapeCrop(image));
    expect(picture.fallback).toBe('1600×1067,centre');
  });
});
