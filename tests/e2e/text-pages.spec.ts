import english from '../fixtures/site/content/words/en.json' with { type: 'json' };
import { expect, NOT_FOUND_STATUS, test } from './fixtures.ts';
import { englishContent, home, notFound, pages } from './fixture-content.ts';

const visit = pages.find(({ path }) => path === '/visita') as (typeof pages)[0];

test.describe('JavaScript disabled', () => {
  test.use({ javaScriptEnabled: false });

  test('sections, lists and facts are laid out on screen and in print', async ({ page }) => {
    await page.goto(visit.path);
    const headingsAndBodies = page.locator('.page-text').locator('h2, h2 + *');
    const tops = await headingsAndBodies.evaluateAll((all) =>
      all.map((element) => element.getBoundingClientRect().top),
    );
    expect(tops.filter((top, index) => index % 2 && top === tops[index - 1])).toHaveLength(3);
    await expect(page.locator('h2 + ol')).toHaveCSS('list-style-type', 'decimal');
    const main = page.getByRole('main');
    for (const media of ['screen', 'print'] as const) {
      await page.emulateMedia({ media });
      for (const { label, value, link } of visit.facts ?? []) {
        await expect(main.getByRole('term').filter({ hasText: label })).toBeVisible();
        const element = link
          ? main.getByRole('link', { name: value })
          : main.getByText(value, { exact: true });
        await expect(element).toBeVisible();
      }
    }
    await expect(page.getByRole('navigation')).toHaveCount(0);
    await expect(main.getByRole('link', { name: visit.action?.label ?? '', exact: true })).toBeHidden();
  });

  test('the 404 page below /en also has English text', async ({ page, allowConsoleError }) => {
    allowConsoleError(NOT_FOUND_STATUS);
    const response = await page.goto('/en/no-existe');
    expect(response?.status()).toBe(404);
    const englishText = page.getByText(english.notFound.text);
    await expect(englishText).toBeInViewport({ ratio: 1 });
    await expect(englishText).toHaveAttribute('lang', englishContent.site.language);
    await page.getByRole('main').getByRole('link', { name: english.notFound.homeLink }).click();
    await expect(page).toHaveURL('/en');
  });
});

test('the 404 page of an unknown path links to the home page', async ({ page, allowConsoleError }) => {
  allowConsoleError(NOT_FOUND_STATUS);
  const response = await page.goto('/no-existe');
  expect(response?.status()).toBe(404);
  await expect(page).toHaveTitle(notFound.title);
  await expect(page.locator('link[rel="canonical"]')).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(notFound.heading);
  await expect(page.getByRole('heading', { level: 1 })).toHaveAttribute('lang', 'en');
  await expect(page.getByText(notFound.text)).toBeVisible();
  const { height = 0 } = page.viewportSize() ?? {};
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(height);
  await page.setViewportSize({ width: 844, height: 390 });
  await expect(page.getByText(notFound.text)).toBeInViewport({ ratio: 1 });
  await page.getByRole('main').getByRole('link', { name: notFound.homeLink }).click();
  await expect(page).toHaveURL('/');
  await expect(page).toHaveTitle(home.title);
});

test(
  'the 404 figure fills one line of a page without scrolling',
  { tag: '@phone' },
  async ({ page, allowConsoleError }) => {
    allowConsoleError(NOT_FOUND_STATUS);
    await page.goto('/no-existe');
    for (const size of [
      { width: 360, height: 640 },
      { width: 390, height: 844 },
      { width: 768, height: 1024 },
    ]) {
      await page.setViewportSize(size);
      const figure = page.locator('[aria-hidden]', { hasText: notFound.figure });
      const share = await figure.evaluate((element) => {
        const range = document.createRange();
        range.selectNodeContents(element);
        return range.getBoundingClientRect().width / (element.parentElement?.clientWidth ?? 0);
      });
      expect(Math.abs(share - 1)).toBeLessThan(0.06);
      expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(size.height);
    }
  },
);

test('the visit page shows its image below the booking link', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  await page.goto(visit.path);
  const picture = page.getByRole('img', { name: visit.share?.imageAlt ?? '' });
  const action = page.getByRole('main').getByRole('link', { name: visit.action?.label ?? '', exact: true });
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 720 });
    const { y: top = 0, height = 0 } = (await picture.boundingBox()) ?? {};
    expect(height).toBeGreaterThan(0);
    expect(top).toBeGreaterThan((await action.boundingBox())?.y ?? Infinity);
  }
  await expect(picture).toHaveJSProperty('loading', 'lazy');
});
