import sharp from 'sharp';
import { expect, test } from 'vitest';
import { findBuiltFile, isIndexed, pages } from './built-site.ts';

/** Minimum width in pixels of an exhibition image. */
const MIN_WIDTH_PX = 960;
/** Maximum size in bytes of a preview image in WhatsApp. */
const MAX_BYTES = 300_000;

const indexedPages = pages.filter(isIndexed);

const parseMetaTags = (html: string) =>
  Object.fromEntries(
    [...html.matchAll(/<meta (?:property|name)="([^"]*)" content="([^"]*)"/g)].map(([, ...entry]) => entry),
  ) as Record<string, string>;

test('preview images are JPEG files with the declared size', async () => {
  for (const [path, html] of indexedPages) {
    const meta = parseMetaTags(html);
    const image = findBuiltFile(meta['og:image'] ?? '');
    const { format, width, height, size = 0 } = await sharp(image).metadata();
    expect(meta, path).toMatchObject({
      'og:image:type': `image/${format}`,
      'og:image:width': String(width),
      'og:image:height': String(height),
    });
    expect(format, path).toBe('jpeg');
    // JPEG encoding would turn transparent pixels black.
    expect((await sharp(image).stats()).dominant, path).not.toStrictEqual({ r: 8, g: 8, b: 8 });
    // A smaller original results in a smaller image with the same ratio.
    expect([width, height], path).toStrictEqual([Math.min(width, 1200), Math.round((width * 630) / 1200)]);
    expect(width, path).toBeGreaterThanOrEqual(MIN_WIDTH_PX);
    expect(size, path).toBeLessThan(MAX_BYTES);
  }
});
