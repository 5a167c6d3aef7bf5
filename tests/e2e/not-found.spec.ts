import { expect, NOT_FOUND_STATUS, test } from './visitor.ts';
import { home, notFound } from './written-words.ts';

test('an unknown path says so, with a way home @both', async ({ page, tolerate }) => {
  tolerate(NOT_FOUND_STATUS);
  const response = await page.goto('/no-existe');
  expect(response?.status()).toBe(404);
  await expect(page).toHaveTitle(notFound.title);
  await expect(page.locator('link[rel="canonical"]')).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(notFound.heading);
  await expect(page.getByRole('heading', { level: 1 })).toHaveAttribute('lang', 'en');
  await expect(page.getByText(notFound.text)).toBeVisible();
  const { height = 0 } = page.viewportSize() ?? {};
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(height);
  await page.getByRole('main').getByRole('link', { name: notFound.homeLink }).click();
  await expect(page).toHaveURL('/');
  await expect(page).toHaveTitle(home.title);
});
