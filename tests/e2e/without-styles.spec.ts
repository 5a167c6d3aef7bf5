import { getPathOfEachPageType } from './site-pages.ts';
import { expect, openHydrated, test } from './fixtures.ts';
import { hero } from './fixture-content.ts';

const MAX_ICON_PX = 64;

test('icons and ornaments stay small without styles', async ({ page, request }) => {
  for (const path of await getPathOfEachPageType(request)) {
    await openHydrated(page, path);
    const oversized = await page.evaluate((maxWidth) => {
      for (const sheet of document.querySelectorAll('style, link[rel=stylesheet]')) sheet.remove();
      return [...document.querySelectorAll('svg[aria-hidden]:not(:has(text), figure svg)')]
        .filter((svg) => svg.getBoundingClientRect().width > maxWidth)
        .map((svg) => svg.outerHTML.slice(0, 90));
    }, MAX_ICON_PX);
    expect(oversized, path).toEqual([]);
  }
});

test('the alternative text of a blocked hero image is transparent', async ({ page, allowConsoleError }) => {
  allowConsoleError(/ERR_FAILED/);
  await page.route(/\.(avif|webp|jpg)$/, (route) => route.abort());
  await page.goto('/');
  const heroImage = page.getByRole('img', { name: hero.imageAlt });
  await expect(heroImage).toHaveCSS('color', 'rgba(0, 0, 0, 0)');
});
