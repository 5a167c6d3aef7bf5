import type { Locator } from '@playwright/test';
import { interpolate } from '../../../src/i18n/interpolate.ts';
import {
  getLowContrasts,
  findPaintedTexts,
  hideText,
  type Mark,
  MIN_TEXT_CONTRAST,
  readPixels,
} from '../painted-contrast.ts';
import { expect, test, publishedContent } from './published-site.ts';

const { exhibitions, hero, site } = publishedContent;
/** Links in front of the photograph. Without exhibitions, a different link replaces the second one. */
const HERO_LINKS = [
  interpolate(site.navigation.homeLabel, { name: site.name }),
  hero.propertyLink,
  ...(exhibitions.length > 0 ? [hero.exhibitionsLink] : []),
];
/** Smallest and most common viewports of each layout. The crop and the text position change gradually between them. */
const VIEWPORTS = [
  [320, 568],
  [390, 844],
  [844, 390],
  [768, 1024],
  [1024, 768],
  [1440, 900],
  [2560, 1080],
] as const;
/** Distance in pixels of the focus ring from its control, with one pixel of background on each side. */
const RING = { from: 3, to: 7 };
/** Minimum contrast of a focus indicator (WCAG 2.2, 1.4.11). */
const MIN_RING_CONTRAST = 3;

// The CSP would block the style that hides the text.
test.use({ bypassCSP: true });

/** Returns the four sides of the focus ring of a control. */
const getFocusRing = (link: Locator): Promise<Mark> =>
  link.evaluate((element, { from, to }) => {
    const { left, right, y, height } = element.getBoundingClientRect();
    const top = y + scrollY;
    const bottom = top + height;
    const { outlineColor, outlineStyle } = getComputedStyle(element);
    const outer = { left: left - to, top: top - to, right: right + to, bottom: bottom + to };
    const boxes = [
      { ...outer, bottom: top - from },
      { ...outer, top: bottom + from },
      { ...outer, right: left - from },
      { ...outer, left: right + from },
    ];
    return { name: 'focus ring', color: outlineStyle === 'solid' ? outlineColor : 'none', boxes };
  }, RING);

// Resizing one page is faster than loading the page for each viewport.
test('text and focus rings contrast with the photograph of the hero', async ({ page }) => {
  test.setTimeout(180_000);
  await page.goto('/');
  await hideText(page);
  const heroRegion = page.getByRole('region', { name: hero.heading });
  for (const [width, height] of VIEWPORTS)
    await test.step(`${width} × ${height}`, async () => {
      await page.setViewportSize({ width, height });
      const photograph = heroRegion.getByRole('img', { name: hero.imageAlt });
      // decode() rejects while the browser replaces the image with a different width.
      await expect(async () => {
        await photograph.evaluate((image: HTMLImageElement) => image.decode());
      }).toPass();
      await page.mouse.move(0, height - 1);
      const texts = [
        ...(await findPaintedTexts(page.getByRole('banner'))),
        ...(await findPaintedTexts(heroRegion)),
      ];
      const pixels = await readPixels(page);
      expect.soft(getLowContrasts(texts, pixels, MIN_TEXT_CONTRAST), 'text without hover').toEqual([]);
      for (const name of HERO_LINKS) {
        const link = page.getByRole('link', { name, exact: true });
        await link.hover();
        const label = await findPaintedTexts(link);
        const hovered = getLowContrasts(label, await readPixels(page, label), MIN_TEXT_CONTRAST);
        expect.soft(hovered, `hover over ${name}`).toEqual([]);

        // A key press makes the next focus visible.
        await page.keyboard.press('Shift');
        await link.focus();
        const focused = getLowContrasts([await getFocusRing(link)], pixels, MIN_RING_CONTRAST);
        expect.soft(focused, `focus on ${name}`).toEqual([]);
        await link.blur();
      }
    });
});
