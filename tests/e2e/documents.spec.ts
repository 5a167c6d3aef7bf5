import type { Page } from '@playwright/test';
import { expect, NOT_FOUND_STATUS, test } from './visitor.ts';
import { home, site } from './written-words.ts';

const meta = (page: Page, name: string) => page.locator(`meta[name="${name}"]`);

test('the home page introduces itself to browsers and search engines', async ({ page }) => {
  await page.goto('/');
  await expect(page).toHaveTitle(home.title);
  await expect(page.locator('html')).toHaveAttribute('lang', 'es-MX');
  await expect(meta(page, 'description')).toHaveAttribute('content', home.description);
  await expect(meta(page, 'robots')).toHaveCount(0);
});

test('every icon and the manifest answer', async ({ page, request }) => {
  await page.goto('/');
  const links = await page.locator('link[rel$="icon"], link[rel="manifest"]').all();
  expect(links.length).toBeGreaterThanOrEqual(4);
  for (const link of links) {
    const address = (await link.getAttribute('href')) ?? '';
    expect((await request.get(address)).ok(), address).toBe(true);
  }
});

for (const address of ['/', '/analytics', '/no-existe']) {
  test(`${address} has one h1, skips no heading level, and no style attribute`, async ({
    page,
    tolerate,
  }) => {
    tolerate(NOT_FOUND_STATUS);
    await page.goto(address);
    const headings = page.getByRole('heading');
    const levels = await headings.evaluateAll((all) => all.map(({ tagName }) => Number(tagName.slice(1))));
    expect(levels.filter((level) => level === 1)).toHaveLength(1);
    for (const [index, level] of levels.entries())
      expect(level).toBeLessThanOrEqual((levels[index - 1] ?? 0) + 1);
    // The page's policy would drop it.
    await expect(page.locator('[style]')).toHaveCount(0);
  });

  test(`the first stop of the keyboard on ${address} skips to the content`, async ({ page, tolerate }) => {
    tolerate(NOT_FOUND_STATUS);
    await page.goto(address);
    await page.keyboard.press('Tab');
    const skipLink = page.getByRole('link', { name: site.skipLink });
    await expect(skipLink).toBeFocused();
    await expect(skipLink).toBeInViewport({ ratio: 1 });
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
  });
}
