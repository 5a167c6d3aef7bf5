import type { Page } from '@playwright/test';
import { projectNoteSuffix } from './gallery-page.ts';
import { expect, holdRequests, test } from './fixtures.ts';
import { pictureOf, site, vision } from './fixture-content.ts';

const { today, project, items } = vision.pairs;
const [pair] = items as [(typeof items)[0]];

const choice = (page: Page, name: string) =>
  page.getByRole('group', { name: pair.title, exact: true }).getByRole('radio', { name, exact: true });
const picture = (page: Page, alt: string) => page.locator('picture').getByAltText(alt, { exact: true });
const projectAlt = (pictureOf(pair.project)?.alt ?? '') + projectNoteSuffix;
const readWidth = (page: Page) =>
  picture(page, projectAlt).evaluate((image: HTMLImageElement) => image.naturalWidth);
const figureOf = (page: Page) => page.getByRole('figure', { name: pair.title, exact: true });

async function expectPageToMatch(page: Page, isProject: boolean): Promise<void> {
  await expect(choice(page, isProject ? project : today)).toBeChecked();
  const count = isProject ? 1 : 0;
  await expect(figureOf(page).getByText(site.projectNote).filter({ visible: true })).toHaveCount(count);
  // Only what is seen is read.
  await expect(page.getByRole('img', { name: projectAlt, exact: true })).toHaveCount(count);
  await expect(page.getByRole('img', { name: pair.todayAlt, exact: true })).toHaveCount(1 - count);
}

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? 'with scripts' : 'without script', () => {
    test.use({ javaScriptEnabled });

    test('a place is seen as it will be by key and by touching its picture, and is called a visualization meanwhile', async ({
      page,
    }) => {
      await page.goto('/');
      await choice(page, today).scrollIntoViewIfNeeded();
      await page.mouse.wheel(0, 100);
      await expect(picture(page, pair.todayAlt)).not.toHaveJSProperty('naturalWidth', 0);
      await expectPageToMatch(page, false);
      // Without scripts browsers fetch every picture, to tell nobody how far a visitor has read.
      if (javaScriptEnabled) expect(await readWidth(page)).toBe(0);

      const release = await holdRequests(page, /\.avif$/);
      await choice(page, today).press('ArrowRight');
      // Without scripts nobody can tell when a picture has come.
      if (javaScriptEnabled) {
        await expect(picture(page, pair.todayAlt)).toBeVisible();
        await expect(figureOf(page).getByText(site.projectNote).filter({ visible: true })).toHaveCount(0);
      }
      release();
      await expectPageToMatch(page, true);
      await expect.poll(() => readWidth(page)).toBeGreaterThan(0);
      // What lies over the picture is the name of what it doesn't show.
      await figureOf(page).locator('.pair-frame').click({ force: true });
      await expectPageToMatch(page, false);
      await figureOf(page).locator('.pair-frame').click({ force: true });
      await expectPageToMatch(page, true);
    });
  });

test('of several places one is shown, and its name chooses another', async ({ page }) => {
  await page.goto('/');
  const places = page.getByRole('group', { name: vision.pairs.heading });
  const frames = places.locator('.pair-frame').filter({ visible: true });
  await expect(frames).toHaveCount(1);
  for (const { title, todayAlt } of [...items, pair]) {
    await places.getByRole('radio', { name: title, exact: true }).check();
    await expect(frames).toHaveCount(1);
    await expect(page.getByRole('img', { name: todayAlt, exact: true })).toBeVisible();
  }
});
