import type { Page } from '@playwright/test';
import { expectSlide, next } from './gallery-page.ts';
import { expect, hydrateIslands, test } from './visitor.ts';

const DELAY_MS = 600;
/** What Lighthouse still prints as 0: a word of the bar that moves by a pixel or two when its face arrives. */
const NOTHING = 0.001;

/** The sum of all shifts since the page began; the last is reported with the frame after it. */
const readShift = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    // The type library doesn't know layout shifts yet.
    const shifts: (PerformanceEntry & { value?: number })[] = [];
    const observer = new PerformanceObserver((list) => shifts.push(...list.getEntries()));
    observer.observe({ type: 'layout-shift', buffered: true });
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    shifts.push(...observer.takeRecords());
    return shifts.reduce((sum, { value = 0 }) => sum + value, 0);
  });

// As on desktops whose scrollbars take room.
test.use({
  contextOptions: { reducedMotion: 'no-preference' },
  launchOptions: [
    async ({ launchOptions }, use) => use({ ...launchOptions, ignoreDefaultArgs: ['--hide-scrollbars'] }),
    { scope: 'worker' },
  ],
});

test('fonts and styles that come late move nothing on the first screen @both', async ({ page }) => {
  await page.route(/\.(woff2|css)$/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, DELAY_MS));
    await route.continue();
  });
  const font = page.waitForResponse(/\.woff2$/);
  await page.goto('/');
  await font;
  await page.evaluate(() => document.fonts.ready);
  expect(await page.evaluate(() => document.fonts.check('1em "Special Gothic"'))).toBe(true);
  expect(await readShift(page)).toBeLessThan(NOTHING);
});

test('scrolling through the page, hydrating its islands and using them moves nothing @both', async ({
  page,
}) => {
  await page.goto('/');
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  const step = (page.viewportSize()?.height ?? height) / 2;
  for (let top = 0; top < height; top += step) {
    await page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top);
    await page.evaluate(() => new Promise(requestAnimationFrame));
  }
  await page.waitForLoadState('networkidle');
  await hydrateIslands(page);
  await next(page).click();
  await expectSlide(page, 2);
  expect(await readShift(page)).toBeLessThan(NOTHING);
});
