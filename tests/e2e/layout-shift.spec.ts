import type { Page } from '@playwright/test';
import { getExhibitionPath, getHomePath, getNamedPath, getTextPagePath } from '../../src/i18n/paths.ts';
import { expectSlide, next } from './gallery-page.ts';
import { expect, holdRequests, holdScriptRequests, hydrateIslands, test } from './fixtures.ts';
import { currentExhibition } from './fixture-content.ts';

/** Layout shift that Lighthouse displays as 0. */
const NEGLIGIBLE_SHIFT = 0.001;
/** Layout shift to allow for font swaps: half of the "good" threshold of Core Web Vitals. */
const FONT_SWAP_SHIFT = 0.05;

const WEEK_AFTER_BUILD = '2026-11-29T18:00Z';

/** Returns the sum of all layout shifts since navigation. The browser reports a shift with the following frame. */
const readLayoutShift = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    // TypeScript's DOM library has no type for layout shifts.
    const shifts: (PerformanceEntry & { value?: number })[] = [];
    const observer = new PerformanceObserver((list) => shifts.push(...list.getEntries()));
    observer.observe({ type: 'layout-shift', buffered: true });
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    shifts.push(...observer.takeRecords());
    return shifts.reduce((sum, { value = 0 }) => sum + value, 0);
  });

// Show the scrollbars, which take up space on some desktops.
test.use({
  contextOptions: { reducedMotion: 'no-preference' },
  launchOptions: [
    async ({ launchOptions }, use) => use({ ...launchOptions, ignoreDefaultArgs: ['--hide-scrollbars'] }),
    { scope: 'worker' },
  ],
});

const PATHS = [
  getHomePath('es'),
  getNamedPath('exhibitions', 'es'),
  getExhibitionPath(currentExhibition.slug, 'es'),
  getTextPagePath('visita', 'es'),
];

for (const path of PATHS)
  test(
    `late fonts and styles keep the layout of ${path} stable`,
    { tag: '@desktop-and-phone' },
    async ({ page }) => {
      const release = await holdRequests(page, /\.(woff2|css)$/);
      // Scripts wait for the delayed styles, so don't wait for them here.
      await page.goto(path, { waitUntil: 'commit' });
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await page.evaluate(
        () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
      );
      release();
      await page.waitForLoadState('networkidle');
      await page.evaluate(() => document.fonts.ready);
      expect(await page.evaluate(() => document.fonts.check('1em "Special Gothic"'))).toBe(true);
      expect(await readLayoutShift(page)).toBeLessThan(FONT_SWAP_SHIFT);
    },
  );

test('past dates are hidden before the first paint', { tag: '@phone' }, async ({ page }) => {
  await page.clock.setFixedTime(WEEK_AFTER_BUILD);
  await page.goto(getTextPagePath('visita', 'es'), { waitUntil: 'networkidle' });
  await page.evaluate(() => document.fonts.ready);
  await expect(page.locator('.booking-dates [data-until][hidden]')).not.toHaveCount(0);
  expect(await readLayoutShift(page)).toBeLessThan(FONT_SWAP_SHIFT);
});

test('hydration of the sunlight picker keeps the floor plans in place', async ({ page }) => {
  const release = await holdScriptRequests(page);
  await page.goto(getNamedPath('plans', 'es'), { waitUntil: 'commit' });
  const dateInput = page.locator('.sunlight-date-radios input').first();
  await expect(dateInput).toBeDisabled();
  await page.evaluate(() => document.fonts.ready);
  const frame = page.locator('.sunlight-frame').first();
  const [boxBefore, shiftBefore] = [await frame.boundingBox(), await readLayoutShift(page)];
  release();
  await expect(dateInput).toBeEnabled();
  expect(await frame.boundingBox()).toEqual(boxBefore);
  expect((await readLayoutShift(page)) - shiftBefore).toBeLessThan(NEGLIGIBLE_SHIFT);
});

test('exhibition rows keep their height when fonts load', { tag: '@desktop-and-phone' }, async ({ page }) => {
  const release = await holdRequests(page, /\.woff2$/);
  await page.goto(getNamedPath('exhibitions', 'es'), { waitUntil: 'domcontentloaded' });
  const rows = page.locator('.exhibition-entry');
  const readHeights = () =>
    rows.evaluateAll((elements) => elements.map((row) => Math.round(row.clientHeight)));
  const heightsBefore = await readHeights();
  release();
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => document.fonts.ready);
  expect(heightsBefore).not.toHaveLength(0);
  expect(await readHeights()).toStrictEqual(heightsBefore);
});

test('scrolling and hydration keep the layout stable', { tag: '@desktop-and-phone' }, async ({ page }) => {
  // The shift of a font swap depends on the system fonts, so subtract it.
  await page.goto('/', { waitUntil: 'networkidle' });
  await page.evaluate(() => document.fonts.ready);
  const fontSwapShift = await readLayoutShift(page);
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
  expect((await readLayoutShift(page)) - fontSwapShift).toBeLessThan(NEGLIGIBLE_SHIFT);
});
