import { listKinds } from './site-pages.ts';
import { expect, openHydrated, test } from './fixtures.ts';
import { hero } from './fixture-content.ts';

/** No icon or ornament is wider than a fingertip needs. */
const LARGEST_PX = 64;

test('without styles icons and ornaments are no larger than beside their text', async ({ page, request }) => {
  for (const path of await listKinds(request)) {
    await openHydrated(page, path);
    const large = await page.evaluate((largest) => {
      for (const sheet of document.querySelectorAll('style, link[rel=stylesheet]')) sheet.remove();
      return [...document.querySelectorAll('svg[aria-hidden]:not(:has(text), figure svg)')]
        .filter((svg) => svg.getBoundingClientRect().width > largest)
        .map((svg) => svg.outerHTML.slice(0, 90));
    }, LARGEST_PX);
    expect(large, path).toEqual([]);
  }
});

test('where pictures are blocked the alternative text of the cover is not painted over the bar', async ({
  page,
  allowConsoleError,
}) => {
  allowConsoleError(/ERR_FAILED/);
  await page.route(/\.(avif|webp|jpg)$/, (route) => route.abort());
  await page.goto('/');
  const cover = page.getByRole('img', { name: hero.imageAlt });
  await expect(cover).toHaveCSS('color', 'rgba(0, 0, 0, 0)');
});
