import sharp from 'sharp';
import { expect, test } from 'vitest';
import { fileAt, isIndexed, pages } from './built-site.ts';

/** The narrowest photograph that the check lets pass for an exhibition. */
const SMALLEST_CARD_PX = 960;
/** WhatsApp shows no heavier picture. */
const CARD_BYTES = 300_000;

const shared = pages.filter(isIndexed);

const readMetas = (html: string) =>
  Object.fromEntries(
    [...html.matchAll(/<meta (?:property|name)="([^"]*)" content="([^"]*)"/g)].map(([, ...meta]) => meta),
  ) as Record<string, string>;

test('the picture of every card is a JPEG as other sites ask for it, and as its page says', async () => {
  for (const [path, html] of shared) {
    const card = readMetas(html);
    const image = fileAt(card['og:image'] ?? '');
    const { format, width, height, size = 0 } = await sharp(image).metadata();
    expect(card, path).toMatchObject({
      'og:image:type': `image/${format}`,
      'og:image:width': String(width),
      'og:image:height': String(height),
    });
    expect(format, path).toBe('jpeg');
    // A JPEG makes black of what is transparent.
    expect((await sharp(image).stats()).dominant, path).not.toStrictEqual({ r: 8, g: 8, b: 8 });
    // Of a smaller original the card is smaller, in the same shape.
    expect([width, height], path).toStrictEqual([Math.min(width, 1200), Math.round((width * 630) / 1200)]);
    expect(width, path).toBeGreaterThanOrEqual(SMALLEST_CARD_PX);
    expect(size, path).toBeLessThan(CARD_BYTES);
  }
});
