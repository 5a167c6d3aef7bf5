import type { Page } from '@playwright/test';
import { findFaint, findTexts, hideInk, LEAST_TEXT_CONTRAST, readGround } from './painted-contrast.ts';
import { expect } from './fixtures.ts';
import { hero } from './fixture-content.ts';

/** The number's layouts: a phone, a phone on its side, a desktop. */
const VIEWPORTS = [
  [390, 844],
  [844, 390],
  [1440, 900],
] as const;

/** Expects the number to contrast with the photograph of the cover, `isLight` or dark, on every screen. Needs `bypassCSP`. */
export async function expectNumberContrasts(page: Page, isLight: boolean): Promise<void> {
  await page.goto('/');
  await hideInk(page);
  const cover = page.getByRole('region', { name: hero.heading });
  // Otherwise the fixture has a photograph of the other kind.
  await expect(page.locator('.hero[data-light]')).toHaveCount(isLight ? 1 : 0);
  for (const [width, height] of VIEWPORTS) {
    await page.setViewportSize({ width, height });
    const photograph = cover.getByRole('img', { name: hero.imageAlt });
    await expect(async () => {
      await photograph.evaluate((image: HTMLImageElement) => image.decode());
    }).toPass();
    const texts = await findTexts(cover.locator('.hero-number'));
    const faint = findFaint(texts, await readGround(page, texts), LEAST_TEXT_CONTRAST);
    expect(faint, `${width} × ${height}`).toEqual([]);
  }
}
