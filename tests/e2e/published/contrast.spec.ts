import type { Locator } from '@playwright/test';
import { interpolate } from '../../../src/i18n/interpolate.ts';
import { findLowContrast, findTexts, hideText, MIN_TEXT_CONTRAST, readPixels } from '../painted-contrast.ts';
import { expect, test, uiStrings } from './published-site.ts';

const { hero, site } = uiStrings;
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
// The CSP would block the style that hides the text.
test.use({ bypassCSP: true });

// Resizing one page is faster than loading the page for each viewport.
test('the text of the hero contrasts with the photograph', async ({ page }) => {
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
      const texts = [...(await findTexts(page.getByRole('banner'))), ...(await findTexts(heroRegion))];
      const pixels = await readPixels(page);
      expect.soft(findLowContrast(texts, pixels, MIN_TEXT_CONTRAST), 'text without hover').toEqual([]);
      for (const name of [
        interpolate(site.navigation.homeLabel, { name: site.name }),
        hero.propertyLink,
        hero.exhibitionsLink,
      ]) {
        const link = page.getByRole('link', { name, exact: true });
        await link.hover();
        const label = await findTexts(link);
        const hovered = findLowContrast(label, await readPixels(page, label), MIN_TEXT_CONTRAST);
        expect.soft(hovered, `hover over ${name}`).toEqual([]);

        // A key press makes the next focus visible.
        await page.keyboard.press('Shift');
        await link.focus();
        expect
          .soft(findFaint([await findRing(link)], atRest, LEAST_RING_CONTRAST), `focus on ${name}`)
          .toEqual([]);
        await link.blur();
      }
    });
});
