import type { Page } from '@playwright/test';
import { projectNoteSuffix } from './gallery-page.ts';
import { expect, holdRequests, test } from './fixtures.ts';
import { findGalleryImage, site, vision } from './fixture-content.ts';

const { today, project, items } = vision.pairs;
const [pair] = items as [(typeof items)[0]];

const stateRadio = (page: Page, name: string) =>
  page.getByRole('group', { name: pair.title, exact: true }).getByRole('radio', { name, exact: true });
const image = (page: Page, alt: string) => page.locator('picture').getByAltText(alt, { exact: true });
const projectAlt = (findGalleryImage(pair.project)?.alt ?? '') + projectNoteSuffix;
const readProjectImageWidth = (page: Page) =>
  image(page, projectAlt).evaluate((element: HTMLImageElement) => element.naturalWidth);
const comparison = (page: Page) => page.getByRole('figure', { name: pair.title, exact: true });

async function expectState(page: Page, isProject: boolean): Promise<void> {
  await expect(stateRadio(page, isProject ? project : today)).toBeChecked();
  const count = isProject ? 1 : 0;
  await expect(comparison(page).getByText(site.projectNote).filter({ visible: true })).toHaveCount(count);
  // Screen readers get only the visible image.
  await expect(page.getByRole('img', { name: projectAlt, exact: true })).toHaveCount(count);
  await expect(page.getByRole('img', { name: pair.todayAlt, exact: true })).toHaveCount(1 - count);
}

for (const javaScriptEnabled of [true, false])
  test.describe(`comparison ${javaScriptEnabled ? 'with' : 'without'} JavaScript`, () => {
    test.use({ javaScriptEnabled });

    test('a comparison switches its images by keyboard and click', async ({ page }) => {
      await page.goto('/');
      await stateRadio(page, today).scrollIntoViewIfNeeded();
      await page.mouse.wheel(0, 100);
      await expect(image(page, pair.todayAlt)).not.toHaveJSProperty('naturalWidth', 0);
      await expectState(page, false);
      // Browsers ignore `loading="lazy"` when JavaScript is disabled, so that images can't track the scroll position.
      if (javaScriptEnabled) expect(await readProjectImageWidth(page)).toBe(0);

      const release = await holdRequests(page, /\.avif$/);
      await stateRadio(page, today).press('ArrowRight');
      // The page needs a script to wait for the image.
      if (javaScriptEnabled) {
        await expect(image(page, pair.todayAlt)).toBeVisible();
        await expect(comparison(page).getByText(site.projectNote).filter({ visible: true })).toHaveCount(0);
      }
      release();
      await expectState(page, true);
      await expect.poll(() => readProjectImageWidth(page)).toBeGreaterThan(0);
      // The label of the hidden state covers the image, so Playwright must skip its hit test.
      await comparison(page).locator('.comparison-frame').click({ force: true });
      await expectState(page, false);
      await comparison(page).locator('.comparison-frame').click({ force: true });
      await expectState(page, true);
    });
  });

test('the title of a comparison shows its images', async ({ page }) => {
  await page.goto('/');
  const comparisons = page.getByRole('group', { name: vision.pairs.heading });
  const frames = comparisons.locator('.comparison-frame').filter({ visible: true });
  await expect(frames).toHaveCount(1);
  for (const { title, todayAlt } of [...items, pair]) {
    await comparisons.getByRole('radio', { name: title, exact: true }).check();
    await expect(frames).toHaveCount(1);
    await expect(page.getByRole('img', { name: todayAlt, exact: true })).toBeVisible();
  }
});
