import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { expect, NOT_FOUND_STATUS, test } from './visitor.ts';
import { home, notFound, site } from './written-words.ts';

const meta = (page: Page, name: string) => page.locator(`meta[name="${name}"], meta[property="${name}"]`);

test.skip(({ isMobile }) => isMobile, 'documents are the same on a phone');

async function readHeadings(page: Page) {
  const headings = await page.getByRole('heading').all();
  return Promise.all(headings.map((heading) => heading.evaluate(({ tagName }) => Number(tagName.slice(1)))));
}

test('the home page introduces itself to browsers and search engines', async ({ page }) => {
  await page.goto('/');
  await expect(page).toHaveTitle(home.title);
  await expect(page.locator('html')).toHaveAttribute('lang', 'es-MX');
  await expect(meta(page, 'description')).toHaveAttribute('content', home.description);
  await expect(meta(page, 'robots')).toHaveCount(0);
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', `${site.url}/`);
});

test('a shared link shows a card whose picture is there', async ({ page, request }) => {
  await page.goto('/');
  await expect(meta(page, 'og:title')).toHaveAttribute('content', site.share.title);
  await expect(meta(page, 'og:description')).toHaveAttribute('content', site.share.description);
  await expect(meta(page, 'og:url')).toHaveAttribute('content', `${site.url}/`);
  await expect(meta(page, 'og:image:alt')).toHaveAttribute('content', site.share.imageAlt);
  const address = new URL((await meta(page, 'og:image').getAttribute('content')) ?? '');
  expect(address.origin).toBe(site.url);
  const picture = await request.get(address.pathname);
  expect(picture.headers()['content-type']).toBe('image/jpeg');
  expect(await sharp(await picture.body()).metadata()).toMatchObject({ width: 1200, height: 630 });
});

test('every icon and the manifest with its icons answer', async ({ page, request }) => {
  await page.goto('/');
  const links = await page.locator('link[rel$="icon"], link[rel="manifest"]').all();
  const addresses = await Promise.all(links.map((link) => link.getAttribute('href')));
  expect(addresses.length).toBeGreaterThanOrEqual(4);
  const manifest = (await (await request.get('/site.webmanifest')).json()) as { icons: { src: string }[] };
  for (const address of [...addresses, ...manifest.icons.map(({ src }) => src)])
    expect((await request.get(address ?? '')).ok(), address ?? '').toBe(true);
});

test('one h1, no heading level skipped, and the landmarks of a home page', async ({ page }) => {
  await page.goto('/');
  const levels = await readHeadings(page);
  expect(levels.filter((level) => level === 1)).toHaveLength(1);
  for (const [index, level] of levels.entries())
    expect(level).toBeLessThanOrEqual((levels[index - 1] ?? 0) + 1);
  await expect(page.getByRole('banner')).toHaveCount(1);
  await expect(page.getByRole('main')).toHaveCount(1);
  await expect(page.getByRole('contentinfo')).toHaveCount(1);
  await expect(page.getByRole('navigation', { name: site.navigation.label })).toHaveCount(1);
});

for (const address of ['/', '/no-existe']) {
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

test('an unknown address is kept out of search engines', async ({ page, tolerate }) => {
  tolerate(NOT_FOUND_STATUS);
  await page.goto('/no-existe');
  await expect(page).toHaveTitle(notFound.title);
  await expect(meta(page, 'robots')).toHaveAttribute('content', 'noindex');
  await expect(page.locator('link[rel="canonical"]')).toHaveCount(0);
  expect(await readHeadings(page)).toEqual([1]);
});

test('nothing is styled by attributes, which the policy would drop', async ({ page }) => {
  await page.goto('/');
  await expect(page.locator('[style]')).toHaveCount(0);
});
