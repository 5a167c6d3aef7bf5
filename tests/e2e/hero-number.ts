import type { Page } from '@playwright/test';
import {
  getLowContrasts,
  findPaintedTexts,
  hideText,
  MIN_TEXT_CONTRAST,
  readPixels,
} from './painted-contrast.ts';
import { expect } from './fixtures.ts';
import { hero } from './fixture-content.ts';

/** Viewport of each layout of the number: phone in portrait, phone in landscape, desktop. */
const VIEWPORTS = [
  [390, 844],
  [844, 390],
  [1440, 900],
] as const;

/** Expects the number to contrast with the light or dark photograph of the hero in every layout. Needs `bypassCSP`. */
export async function expectHeroNumberContrast(page: Page, isLightPhotograph: boolean): Promise<void> {
  await page.goto('/');
  await hideText(page);
  const heroRegion = page.getByRole('region', { name: hero.heading });
  // The fixture must have a photograph of this brightness.
  await expect(page.locator('.hero[data-light]')).toHaveCount(isLightPhotograph ? 1 : 0);
  for (const [width, height] of VIEWPORTS) {
    await page.setViewportSize({ width, height });
    const photograph = heroRegion.getByRole('img', { name: hero.imageAlt });
    await expect(async () => {
      await photograph.evaluate((image: HTMLImageElement) => image.decode());
    }).toPass();
    const texts = await findPaintedTexts(heroRegion.locator('.hero-number'));
    const lowContrast = getLowContrasts(texts, await readPixels(page, texts), MIN_TEXT_CONTRAST);
    expect(lowContrast, `${width} × ${height}`).toEqual([]);
  }
}
