import type { Locator } from '@playwright/test';
import { interpolate } from '../../../src/i18n/interpolate.ts';
import {
  findFaint,
  findTexts,
  hideInk,
  LEAST_TEXT_CONTRAST,
  type Mark,
  readGround,
} from '../painted-contrast.ts';
import { expect, test, uiStrings } from './published-site.ts';

const { hero, site } = uiStrings;
/**
 * The narrowest and flattest screens of each layout, and usual ones: between two of them the photograph is cut, and the text lies, as between
 * what both show.
 */
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

/** WCAG 2.2, 1.4.11. */
const LEAST_RING_CONTRAST = 3;

// The ink is hidden by a style of the test, which the page's policy would rightly refuse.
test.use({ bypassCSP: true });

/** Returns the four sides of the focus ring of a control. */
const findRing = (link: Locator): Promise<Mark> =>
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

// One page in all its shapes, so that only what a shape changes is loaded again.
test('text and focus contrast with the photograph on every screen', async ({ page }) => {
  test.setTimeout(180_000);
  await page.goto('/');
  await hideInk(page);
  const cover = page.getByRole('region', { name: hero.heading });
  for (const [width, height] of VIEWPORTS)
    await test.step(`${width} × ${height}`, async () => {
      await page.setViewportSize({ width, height });
      const photograph = cover.getByRole('img', { name: hero.imageAlt });
      // Decoding is refused while the browser changes to the picture of another width.
      await expect(async () => {
        await photograph.evaluate((image: HTMLImageElement) => image.decode());
      }).toPass();
      await page.mouse.move(0, height - 1);
      const texts = [...(await findTexts(page.getByRole('banner'))), ...(await findTexts(cover))];
      const atRest = await readGround(page);
      expect.soft(findFaint(texts, atRest, LEAST_TEXT_CONTRAST), 'texts at rest').toEqual([]);
      for (const name of [
        interpolate(site.navigation.homeLabel, { name: site.name }),
        hero.propertyLink,
        hero.exhibitionsLink,
      ]) {
        const link = page.getByRole('link', { name, exact: true });
        await link.hover();
        const label = await findTexts(link);
        const hovered = findFaint(label, await readGround(page, label), LEAST_TEXT_CONTRAST);
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
