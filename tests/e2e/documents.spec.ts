import { expect, NOT_FOUND_STATUS, test } from './visitor.ts';
import { exhibitionsSection, home, site } from './written-words.ts';

test('the home page introduces itself to browsers and search engines', async ({ page }) => {
  await page.goto('/');
  await expect(page).toHaveTitle(home.title);
  await expect(page.locator('html')).toHaveAttribute('lang', 'es-MX');
  await expect(page.locator('meta[name="description"]')).toHaveAttribute('content', home.description);
});

test('the list of all exhibitions is shared with its own words and the picture of the site', async ({
  page,
}) => {
  const { title, description } = exhibitionsSection.list;
  await page.goto('/exhibiciones');
  for (const [name, text] of [
    ['name="description"', description],
    ['property="og:title"', title],
    ['property="og:description"', description],
    ['property="og:image:alt"', site.share.imageAlt],
  ] as const)
    await expect(page.locator(`meta[${name}]`)).toHaveAttribute('content', text);
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

for (const address of ['/', '/analytics', '/no-existe'])
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
